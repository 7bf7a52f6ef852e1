import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of pages. */
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
    'pages.choice.type.static': 'Durağan',
    'pages.choice.type.dynamic': 'Devingen',
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
