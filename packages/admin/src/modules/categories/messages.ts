import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of categories. */
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
