import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of categories. */
export const messages = defineMessages({
  en: {
    'categories.new': 'New category',
    'categories.save': 'Save category',
  },
  ru: {
    'categories.new': 'Новая категория',
    'categories.save': 'Сохранить категорию',
  },
  ua: {
    'categories.new': 'Нова категорія',
    'categories.save': 'Зберегти категорію',
  },
  ro: {
    'categories.new': 'Categorie nouă',
    'categories.save': 'Salvați categoria',
  },
  tr: {
    'categories.new': 'Yeni kategori',
    'categories.save': 'Kategoriyi kaydet',
  },
  pl: {
    'categories.new': 'Nowa kategoria',
    'categories.save': 'Zapisz kategorię',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
