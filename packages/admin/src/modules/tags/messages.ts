import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
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

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'tags.save': 'Save tag',
    'tags.card.categories': 'Offers on the page',
    'tags.categories_hint': 'The page shows active offers of all these categories.',
    'tags.empty': 'Tags are public pages that gather offers of several categories.',
  },
  ru: {
    'tags.save': 'Сохранить тег',
    'tags.card.categories': 'Предложения на странице',
    'tags.categories_hint': 'Страница показывает активные предложения всех этих категорий.',
    'tags.empty':
      'Теги — это публичные страницы, которые собирают предложения нескольких категорий.',
  },
  ua: {
    'tags.save': 'Зберегти тег',
    'tags.card.categories': 'Пропозиції на сторінці',
    'tags.categories_hint': 'Сторінка показує активні пропозиції всіх цих категорій.',
    'tags.empty': 'Теги — це публічні сторінки, що збирають пропозиції кількох категорій.',
  },
  ro: {
    'tags.save': 'Salvați eticheta',
    'tags.card.categories': 'Ofertele de pe pagină',
    'tags.categories_hint': 'Pagina arată ofertele active din toate aceste categorii.',
    'tags.empty': 'Etichetele sunt pagini publice care adună oferte din mai multe categorii.',
  },
  tr: {
    'tags.save': 'Etiketi kaydet',
    'tags.card.categories': 'Sayfadaki teklifler',
    'tags.categories_hint': 'Sayfa, bu kategorilerin tümündeki etkin teklifleri gösterir.',
    'tags.empty': 'Etiketler, birkaç kategorinin tekliflerini toplayan herkese açık sayfalardır.',
  },
  pl: {
    'tags.save': 'Zapisz tag',
    'tags.card.categories': 'Oferty na stronie',
    'tags.categories_hint': 'Strona pokazuje aktywne oferty ze wszystkich tych kategorii.',
    'tags.empty': 'Tagi to publiczne strony, które zbierają oferty z kilku kategorii.',
  },
});
