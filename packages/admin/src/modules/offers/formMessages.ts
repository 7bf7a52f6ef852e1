import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of offers. */
export const messages = defineMessages({
  en: {
    'offers.new': 'New offer',
    'offers.save': 'Save offer',
    'offers.card.what': 'What it is',
    'offers.card.price': 'Price',
    'offers.card.place': 'Place',
    'offers.card.seo': 'Search engines',
    'offers.card.text': 'Text',
    'offers.hours': '{hours} h at the hourly price',
  },
  ru: {
    'offers.new': 'Новое предложение',
    'offers.save': 'Сохранить предложение',
    'offers.card.what': 'Что это',
    'offers.card.price': 'Цена',
    'offers.card.place': 'Место',
    'offers.card.seo': 'Поисковые системы',
    'offers.card.text': 'Текст',
    'offers.hours': '{hours} ч по часовой цене',
  },
  ua: {
    'offers.new': 'Нова пропозиція',
    'offers.save': 'Зберегти пропозицію',
    'offers.card.what': 'Що це',
    'offers.card.price': 'Ціна',
    'offers.card.place': 'Місце',
    'offers.card.seo': 'Пошукові системи',
    'offers.card.text': 'Текст',
    'offers.hours': '{hours} год за погодинною ціною',
  },
  ro: {
    'offers.new': 'Ofertă nouă',
    'offers.save': 'Salvați oferta',
    'offers.card.what': 'Ce este',
    'offers.card.price': 'Preț',
    'offers.card.place': 'Loc',
    'offers.card.seo': 'Motoare de căutare',
    'offers.card.text': 'Text',
    'offers.hours': '{hours} h la prețul pe oră',
  },
  tr: {
    'offers.new': 'Yeni teklif',
    'offers.save': 'Teklifi kaydet',
    'offers.card.what': 'Nedir',
    'offers.card.price': 'Fiyat',
    'offers.card.place': 'Yer',
    'offers.card.seo': 'Arama motorları',
    'offers.card.text': 'Metin',
    'offers.hours': 'Saatlik fiyatla {hours} saat',
  },
  pl: {
    'offers.new': 'Nowa oferta',
    'offers.save': 'Zapisz ofertę',
    'offers.card.what': 'Co to jest',
    'offers.card.price': 'Cena',
    'offers.card.place': 'Miejsce',
    'offers.card.seo': 'Wyszukiwarki',
    'offers.card.text': 'Tekst',
    'offers.hours': '{hours} godz. według ceny za godzinę',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
