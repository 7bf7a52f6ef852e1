import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of tags. */
export const messages = defineMessages({
  en: {
    'tags.title': 'Tags',
    'tags.create': 'Create tag',
    'tags.empty': 'Tags are public pages that gather offers of several categories.',
  },
  ru: {
    'tags.title': 'Теги',
    'tags.create': 'Создать тег',
    'tags.empty':
      'Теги — это публичные страницы, которые собирают предложения нескольких категорий.',
  },
  ua: {
    'tags.title': 'Теги',
    'tags.create': 'Створити тег',
    'tags.empty': 'Теги — це публічні сторінки, що збирають пропозиції кількох категорій.',
  },
  ro: {
    'tags.title': 'Etichete',
    'tags.create': 'Creați o etichetă',
    'tags.empty': 'Etichetele sunt pagini publice care adună oferte din mai multe categorii.',
  },
  tr: {
    'tags.title': 'Etiketler',
    'tags.create': 'Etiket oluştur',
    'tags.empty': 'Etiketler, birkaç kategorinin tekliflerini toplayan herkese açık sayfalardır.',
  },
  pl: {
    'tags.title': 'Tagi',
    'tags.create': 'Utwórz tag',
    'tags.empty': 'Tagi to publiczne strony, które zbierają oferty z kilku kategorii.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
