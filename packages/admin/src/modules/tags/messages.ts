import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of tags. */
export const messages = defineMessages({
  en: {
    'tags.title': 'Tags',
    'tags.create': 'Create tag',
    'tags.new': 'New tag',
  },
  ru: {
    'tags.title': 'Теги',
    'tags.create': 'Создать тег',
    'tags.new': 'Новый тег',
  },
  ua: {
    'tags.title': 'Теги',
    'tags.create': 'Створити тег',
    'tags.new': 'Новий тег',
  },
  ro: {
    'tags.title': 'Etichete',
    'tags.create': 'Creați o etichetă',
    'tags.new': 'Etichetă nouă',
  },
  tr: {
    'tags.title': 'Etiketler',
    'tags.create': 'Etiket oluştur',
    'tags.new': 'Yeni etiket',
  },
  pl: {
    'tags.title': 'Tagi',
    'tags.create': 'Utwórz tag',
    'tags.new': 'Nowy tag',
  },
});
