import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of categories. */
export const messages = defineMessages({
  en: {
    'categories.title': 'Categories',
    'categories.create': 'Create category',
    'categories.empty':
      'Categories say what can be rented, and which characteristics an offer is described by.',
  },
  ru: {
    'categories.title': 'Категории',
    'categories.create': 'Создать категорию',
    'categories.empty':
      'Категория говорит, что можно арендовать и какими характеристиками описывают предложение.',
  },
  ua: {
    'categories.title': 'Категорії',
    'categories.create': 'Створити категорію',
    'categories.empty':
      'Категорія каже, що можна орендувати та якими характеристиками описують пропозицію.',
  },
  ro: {
    'categories.title': 'Categorii',
    'categories.create': 'Creați o categorie',
    'categories.empty':
      'Categoria spune ce se poate închiria și prin ce caracteristici se descrie o ofertă.',
  },
  tr: {
    'categories.title': 'Kategoriler',
    'categories.create': 'Kategori oluştur',
    'categories.empty':
      'Kategoriler nelerin kiralanabileceğini ve bir teklifin hangi özelliklerle anlatıldığını söyler.',
  },
  pl: {
    'categories.title': 'Kategorie',
    'categories.create': 'Utwórz kategorię',
    'categories.empty': 'Kategoria mówi, co można wynająć i jakimi cechami opisuje się ofertę.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
