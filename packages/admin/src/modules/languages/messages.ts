import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of languages. */
export const messages = defineMessages({
  en: {
    'languages.title': 'Languages',
    'languages.create': 'Create language',
    'languages.new': 'New language',
  },
  ru: {
    'languages.title': 'Языки',
    'languages.create': 'Создать язык',
    'languages.new': 'Новый язык',
  },
  ua: {
    'languages.title': 'Мови',
    'languages.create': 'Створити мову',
    'languages.new': 'Нова мова',
  },
  ro: {
    'languages.title': 'Limbi',
    'languages.create': 'Creați o limbă',
    'languages.new': 'Limbă nouă',
  },
  tr: {
    'languages.title': 'Diller',
    'languages.create': 'Dil oluştur',
    'languages.new': 'Yeni dil',
  },
  pl: {
    'languages.title': 'Języki',
    'languages.create': 'Utwórz język',
    'languages.new': 'Nowy język',
  },
});
