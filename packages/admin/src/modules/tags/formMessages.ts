import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of tags. */
export const messages = defineMessages({
  en: {
    'tags.new': 'New tag',
    'tags.save': 'Save tag',
    'tags.card.categories': 'Offers on the page',
    'tags.categories_hint': 'The page shows active offers of all these categories.',
  },
  ru: {
    'tags.new': 'Новый тег',
    'tags.save': 'Сохранить тег',
    'tags.card.categories': 'Предложения на странице',
    'tags.categories_hint': 'Страница показывает активные предложения всех этих категорий.',
  },
  ua: {
    'tags.new': 'Новий тег',
    'tags.save': 'Зберегти тег',
    'tags.card.categories': 'Пропозиції на сторінці',
    'tags.categories_hint': 'Сторінка показує активні пропозиції всіх цих категорій.',
  },
  ro: {
    'tags.new': 'Etichetă nouă',
    'tags.save': 'Salvați eticheta',
    'tags.card.categories': 'Ofertele de pe pagină',
    'tags.categories_hint': 'Pagina arată ofertele active din toate aceste categorii.',
  },
  tr: {
    'tags.new': 'Yeni etiket',
    'tags.save': 'Etiketi kaydet',
    'tags.card.categories': 'Sayfadaki teklifler',
    'tags.categories_hint': 'Sayfa, bu kategorilerin tümündeki etkin teklifleri gösterir.',
  },
  pl: {
    'tags.new': 'Nowy tag',
    'tags.save': 'Zapisz tag',
    'tags.card.categories': 'Oferty na stronie',
    'tags.categories_hint': 'Strona pokazuje aktywne oferty ze wszystkich tych kategorii.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
