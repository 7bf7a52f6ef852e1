import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of positions. */
export const messages = defineMessages({
  en: {
    'positions.title': 'Positions',
    'positions.create': 'Create position',
    'positions.new': 'New position',
  },
  ru: {
    'positions.title': 'Должности',
    'positions.create': 'Создать должность',
    'positions.new': 'Новая должность',
  },
  ua: {
    'positions.title': 'Посади',
    'positions.create': 'Створити посаду',
    'positions.new': 'Нова посада',
  },
  ro: {
    'positions.title': 'Funcții',
    'positions.create': 'Creați o funcție',
    'positions.new': 'Funcție nouă',
  },
  tr: {
    'positions.title': 'Görevler',
    'positions.create': 'Görev oluştur',
    'positions.new': 'Yeni görev',
  },
  pl: {
    'positions.title': 'Stanowiska',
    'positions.create': 'Utwórz stanowisko',
    'positions.new': 'Nowe stanowisko',
  },
});
