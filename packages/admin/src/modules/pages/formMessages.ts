import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of pages. */
export const messages = defineMessages({
  en: {
    'pages.new': 'New page',
    'pages.save': 'Save page',
    'pages.card.what': 'Page',
    'pages.card.text': 'Text',
    'pages.card.seo': 'Search engines',
  },
  ru: {
    'pages.new': 'Новая страница',
    'pages.save': 'Сохранить страницу',
    'pages.card.what': 'Страница',
    'pages.card.text': 'Текст',
    'pages.card.seo': 'Поисковые системы',
  },
  ua: {
    'pages.new': 'Нова сторінка',
    'pages.save': 'Зберегти сторінку',
    'pages.card.what': 'Сторінка',
    'pages.card.text': 'Текст',
    'pages.card.seo': 'Пошукові системи',
  },
  ro: {
    'pages.new': 'Pagină nouă',
    'pages.save': 'Salvați pagina',
    'pages.card.what': 'Pagină',
    'pages.card.text': 'Text',
    'pages.card.seo': 'Motoare de căutare',
  },
  tr: {
    'pages.new': 'Yeni sayfa',
    'pages.save': 'Sayfayı kaydet',
    'pages.card.what': 'Sayfa',
    'pages.card.text': 'Metin',
    'pages.card.seo': 'Arama motorları',
  },
  pl: {
    'pages.new': 'Nowa strona',
    'pages.save': 'Zapisz stronę',
    'pages.card.what': 'Strona',
    'pages.card.text': 'Treść',
    'pages.card.seo': 'Wyszukiwarki',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
