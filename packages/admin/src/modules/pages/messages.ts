import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'pages.title': 'Pages',
    'pages.create': 'Create page',
    'pages.choice.type.static': 'Static',
    'pages.choice.type.dynamic': 'Dynamic',
    'pages.new': 'New page',
  },
  ru: {
    'pages.title': 'Страницы',
    'pages.create': 'Создать страницу',
    'pages.choice.type.static': 'Статическая',
    'pages.choice.type.dynamic': 'Динамическая',
    'pages.new': 'Новая страница',
  },
  ua: {
    'pages.title': 'Сторінки',
    'pages.create': 'Створити сторінку',
    'pages.choice.type.static': 'Статична',
    'pages.choice.type.dynamic': 'Динамічна',
    'pages.new': 'Нова сторінка',
  },
  ro: {
    'pages.title': 'Pagini',
    'pages.create': 'Creați o pagină',
    'pages.choice.type.static': 'Statică',
    'pages.choice.type.dynamic': 'Dinamică',
    'pages.new': 'Pagină nouă',
  },
  tr: {
    'pages.title': 'Sayfalar',
    'pages.create': 'Sayfa oluştur',
    'pages.choice.type.static': 'Statik',
    'pages.choice.type.dynamic': 'Dinamik',
    'pages.new': 'Yeni sayfa',
  },
  pl: {
    'pages.title': 'Strony',
    'pages.create': 'Utwórz stronę',
    'pages.choice.type.static': 'Statyczna',
    'pages.choice.type.dynamic': 'Dynamiczna',
    'pages.new': 'Nowa strona',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'pages.save': 'Save page',
    'pages.card.what': 'General',
    'pages.card.text': 'Text',
    'pages.card.seo': 'Search engines',
    'pages.empty': 'No pages yet',
    'pages.empty_text': 'Add texts for your sites: about us, terms, questions.',
  },
  ru: {
    'pages.save': 'Сохранить страницу',
    'pages.card.what': 'Основное',
    'pages.card.text': 'Текст',
    'pages.card.seo': 'Поисковые системы',
    'pages.empty': 'Страниц пока нет',
    'pages.empty_text': 'Добавьте тексты для сайтов: о нас, условия, вопросы.',
  },
  ua: {
    'pages.save': 'Зберегти сторінку',
    'pages.card.what': 'Основне',
    'pages.card.text': 'Текст',
    'pages.card.seo': 'Пошукові системи',
    'pages.empty': 'Сторінок поки немає',
    'pages.empty_text': 'Додайте тексти для сайтів: про нас, умови, запитання.',
  },
  ro: {
    'pages.save': 'Salvați pagina',
    'pages.card.what': 'Informații generale',
    'pages.card.text': 'Text',
    'pages.card.seo': 'Motoare de căutare',
    'pages.empty': 'Nu există încă pagini',
    'pages.empty_text': 'Adăugați texte pentru site-uri: despre noi, condiții, întrebări.',
  },
  tr: {
    'pages.save': 'Sayfayı kaydet',
    'pages.card.what': 'Genel',
    'pages.card.text': 'Metin',
    'pages.card.seo': 'Arama motorları',
    'pages.empty': 'Henüz sayfa yok',
    'pages.empty_text': 'Siteleriniz için metin ekleyin: hakkımızda, koşullar, sorular.',
  },
  pl: {
    'pages.save': 'Zapisz stronę',
    'pages.card.what': 'Informacje podstawowe',
    'pages.card.text': 'Tekst',
    'pages.card.seo': 'Wyszukiwarki',
    'pages.empty': 'Brak stron',
    'pages.empty_text': 'Dodaj teksty na witryny: o nas, regulamin, pytania.',
  },
});
