import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of the form of pages. */
export const messages = defineMessages({
  en: {
    'pages.save': 'Save page',
    'pages.card.what': 'Page',
    'pages.card.text': 'Text',
    'pages.card.seo': 'Search engines',
    'pages.empty': 'Pages are the texts of the sites: about us, terms, questions.',
  },
  ru: {
    'pages.save': 'Сохранить страницу',
    'pages.card.what': 'Страница',
    'pages.card.text': 'Текст',
    'pages.card.seo': 'Поисковые системы',
    'pages.empty': 'Страницы — это тексты сайтов: о нас, условия, вопросы.',
  },
  ua: {
    'pages.save': 'Зберегти сторінку',
    'pages.card.what': 'Сторінка',
    'pages.card.text': 'Текст',
    'pages.card.seo': 'Пошукові системи',
    'pages.empty': 'Сторінки — це тексти сайтів: про нас, умови, запитання.',
  },
  ro: {
    'pages.save': 'Salvați pagina',
    'pages.card.what': 'Pagină',
    'pages.card.text': 'Text',
    'pages.card.seo': 'Motoare de căutare',
    'pages.empty': 'Paginile sunt textele site-urilor: despre noi, condiții, întrebări.',
  },
  tr: {
    'pages.save': 'Sayfayı kaydet',
    'pages.card.what': 'Sayfa',
    'pages.card.text': 'Metin',
    'pages.card.seo': 'Arama motorları',
    'pages.empty': 'Sayfalar sitelerin metinleridir: hakkımızda, koşullar, sorular.',
  },
  pl: {
    'pages.save': 'Zapisz stronę',
    'pages.card.what': 'Strona',
    'pages.card.text': 'Treść',
    'pages.card.seo': 'Wyszukiwarki',
    'pages.empty': 'Strony to teksty serwisów: o nas, regulamin, pytania.',
  },
});
