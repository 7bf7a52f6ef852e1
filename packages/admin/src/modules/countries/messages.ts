import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of countries. */
export const messages = defineMessages({
  en: {
    'countries.title': 'Countries',
    'countries.create': 'Create country',
    'countries.new': 'New country',
  },
  ru: {
    'countries.title': 'Страны',
    'countries.create': 'Создать страну',
    'countries.new': 'Новая страна',
  },
  ua: {
    'countries.title': 'Країни',
    'countries.create': 'Створити країну',
    'countries.new': 'Нова країна',
  },
  ro: {
    'countries.title': 'Țări',
    'countries.create': 'Creați o țară',
    'countries.new': 'Țară nouă',
  },
  tr: {
    'countries.title': 'Ülkeler',
    'countries.create': 'Ülke oluştur',
    'countries.new': 'Yeni ülke',
  },
  pl: {
    'countries.title': 'Kraje',
    'countries.create': 'Utwórz kraj',
    'countries.new': 'Nowy kraj',
  },
});
