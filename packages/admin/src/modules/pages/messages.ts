import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of pages. */
export const messages = defineMessages({
  en: {
    'pages.title': 'Pages',
    'pages.create': 'Create page',
    'pages.empty': 'Pages are the texts of the sites: about us, terms, questions.',
    'pages.choice.type.static': 'Static',
    'pages.choice.type.dynamic': 'Dynamic',
  },
  ru: {
    'pages.title': 'Страницы',
    'pages.create': 'Создать страницу',
    'pages.empty': 'Страницы — это тексты сайтов: о нас, условия, вопросы.',
    'pages.choice.type.static': 'Статическая',
    'pages.choice.type.dynamic': 'Динамическая',
  },
  ua: {
    'pages.title': 'Сторінки',
    'pages.create': 'Створити сторінку',
    'pages.empty': 'Сторінки — це тексти сайтів: про нас, умови, запитання.',
    'pages.choice.type.static': 'Статична',
    'pages.choice.type.dynamic': 'Динамічна',
  },
  ro: {
    'pages.title': 'Pagini',
    'pages.create': 'Creați o pagină',
    'pages.empty': 'Paginile sunt textele site-urilor: despre noi, condiții, întrebări.',
    'pages.choice.type.static': 'Statică',
    'pages.choice.type.dynamic': 'Dinamică',
  },
  tr: {
    'pages.title': 'Sayfalar',
    'pages.create': 'Sayfa oluştur',
    'pages.empty': 'Sayfalar sitelerin metinleridir: hakkımızda, koşullar, sorular.',
    'pages.choice.type.static': 'Durağan',
    'pages.choice.type.dynamic': 'Devingen',
  },
  pl: {
    'pages.title': 'Strony',
    'pages.create': 'Utwórz stronę',
    'pages.empty': 'Strony to teksty serwisów: o nas, regulamin, pytania.',
    'pages.choice.type.static': 'Statyczna',
    'pages.choice.type.dynamic': 'Dynamiczna',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
