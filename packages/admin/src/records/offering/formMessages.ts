import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words that the forms of offers, orders and tags share. */
export const messages = defineMessages({
  en: {
    'offering.card.what': 'What it is',
    'offering.card.price': 'Price',
    'offering.card.place': 'Place',
    'offering.card.seo': 'Search engines',
    'offering.card.text': 'Text',
    'offering.hours': '{hours} h at the hourly price',
  },
  ru: {
    'offering.card.what': 'Что это',
    'offering.card.price': 'Цена',
    'offering.card.place': 'Место',
    'offering.card.seo': 'Поисковые системы',
    'offering.card.text': 'Текст',
    'offering.hours': '{hours} ч по часовой цене',
  },
  ua: {
    'offering.card.what': 'Що це',
    'offering.card.price': 'Ціна',
    'offering.card.place': 'Місце',
    'offering.card.seo': 'Пошукові системи',
    'offering.card.text': 'Текст',
    'offering.hours': '{hours} год за погодинною ціною',
  },
  ro: {
    'offering.card.what': 'Ce este',
    'offering.card.price': 'Preț',
    'offering.card.place': 'Loc',
    'offering.card.seo': 'Motoare de căutare',
    'offering.card.text': 'Text',
    'offering.hours': '{hours} h la prețul pe oră',
  },
  tr: {
    'offering.card.what': 'Nedir',
    'offering.card.price': 'Fiyat',
    'offering.card.place': 'Yer',
    'offering.card.seo': 'Arama motorları',
    'offering.card.text': 'Metin',
    'offering.hours': 'Saatlik fiyatla {hours} saat',
  },
  pl: {
    'offering.card.what': 'Co to jest',
    'offering.card.price': 'Cena',
    'offering.card.place': 'Miejsce',
    'offering.card.seo': 'Wyszukiwarki',
    'offering.card.text': 'Tekst',
    'offering.hours': '{hours} godz. według ceny za godzinę',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
