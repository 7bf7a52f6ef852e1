import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'categories.title': 'Categories',
    'categories.create': 'Create category',
    'categories.new': 'New category',
  },
  ru: {
    'categories.title': 'Категории',
    'categories.create': 'Создать категорию',
    'categories.new': 'Новая категория',
  },
  ua: {
    'categories.title': 'Категорії',
    'categories.create': 'Створити категорію',
    'categories.new': 'Нова категорія',
  },
  ro: {
    'categories.title': 'Categorii',
    'categories.create': 'Creați o categorie',
    'categories.new': 'Categorie nouă',
  },
  tr: {
    'categories.title': 'Kategoriler',
    'categories.create': 'Kategori oluştur',
    'categories.new': 'Yeni kategori',
  },
  pl: {
    'categories.title': 'Kategorie',
    'categories.create': 'Utwórz kategorię',
    'categories.new': 'Nowa kategoria',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
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
