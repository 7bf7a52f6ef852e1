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
    'tags.card.categories': 'Offers on this page',
    'tags.categories_hint': 'The page lists active offers from all selected categories.',
    'tags.empty': 'No tags yet',
    'tags.empty_text': 'Tags are public pages with offers from several categories.',
  },
  ru: {
    'tags.save': 'Сохранить тег',
    'tags.card.categories': 'Предложения на странице',
    'tags.categories_hint':
      'На странице показываются активные предложения из всех выбранных категорий.',
    'tags.empty': 'Тегов пока нет',
    'tags.empty_text': 'Теги — это публичные страницы с предложениями из нескольких категорий.',
  },
  ua: {
    'tags.save': 'Зберегти тег',
    'tags.card.categories': 'Пропозиції на сторінці',
    'tags.categories_hint': 'На сторінці показуються активні пропозиції з усіх вибраних категорій.',
    'tags.empty': 'Тегів поки немає',
    'tags.empty_text': 'Теги — це публічні сторінки з пропозиціями з кількох категорій.',
  },
  ro: {
    'tags.save': 'Salvați eticheta',
    'tags.card.categories': 'Ofertele de pe pagină',
    'tags.categories_hint': 'Pagina afișează ofertele active din toate categoriile selectate.',
    'tags.empty': 'Nu există încă etichete',
    'tags.empty_text': 'Etichetele sunt pagini publice cu oferte din mai multe categorii.',
  },
  tr: {
    'tags.save': 'Etiketi kaydet',
    'tags.card.categories': 'Sayfadaki teklifler',
    'tags.categories_hint': 'Sayfada seçilen tüm kategorilerin etkin teklifleri gösterilir.',
    'tags.empty': 'Henüz etiket yok',
    'tags.empty_text':
      'Etiketler, birden çok kategorinin tekliflerini gösteren herkese açık sayfalardır.',
  },
  pl: {
    'tags.save': 'Zapisz tag',
    'tags.card.categories': 'Oferty na stronie',
    'tags.categories_hint': 'Na stronie są aktywne oferty ze wszystkich wybranych kategorii.',
    'tags.empty': 'Brak tagów',
    'tags.empty_text': 'Tagi to publiczne strony z ofertami z kilku kategorii.',
  },
});
