import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of the form of categories. */
export const messages = defineMessages({
  en: {
    'categories.save': 'Save category',
    'categories.empty':
      'Categories say what can be rented, and which characteristics an offer is described by.',
  },
  ru: {
    'categories.save': 'Сохранить категорию',
    'categories.empty':
      'Категория говорит, что можно арендовать и какими характеристиками описывают предложение.',
  },
  ua: {
    'categories.save': 'Зберегти категорію',
    'categories.empty':
      'Категорія каже, що можна орендувати та якими характеристиками описують пропозицію.',
  },
  ro: {
    'categories.save': 'Salvați categoria',
    'categories.empty':
      'Categoria spune ce se poate închiria și prin ce caracteristici se descrie o ofertă.',
  },
  tr: {
    'categories.save': 'Kategoriyi kaydet',
    'categories.empty':
      'Kategoriler nelerin kiralanabileceğini ve bir teklifin hangi özelliklerle anlatıldığını söyler.',
  },
  pl: {
    'categories.save': 'Zapisz kategorię',
    'categories.empty': 'Kategoria mówi, co można wynająć i jakimi cechami opisuje się ofertę.',
  },
});
