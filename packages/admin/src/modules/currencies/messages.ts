import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of currencies. */
export const messages = defineMessages({
  en: {
    'currencies.title': 'Currencies',
    'currencies.create': 'Create currency',
    'currencies.empty': 'Prices of offers are given in these currencies.',
  },
  ru: {
    'currencies.title': 'Валюты',
    'currencies.create': 'Создать валюту',
    'currencies.empty': 'В этих валютах указывают цены предложений.',
  },
  ua: {
    'currencies.title': 'Валюти',
    'currencies.create': 'Створити валюту',
    'currencies.empty': 'У цих валютах вказують ціни пропозицій.',
  },
  ro: {
    'currencies.title': 'Valute',
    'currencies.create': 'Creați o valută',
    'currencies.empty': 'În aceste valute se dau prețurile ofertelor.',
  },
  tr: {
    'currencies.title': 'Para birimleri',
    'currencies.create': 'Para birimi oluştur',
    'currencies.empty': 'Teklif fiyatları bu para birimleriyle verilir.',
  },
  pl: {
    'currencies.title': 'Waluty',
    'currencies.create': 'Utwórz walutę',
    'currencies.empty': 'W tych walutach podaje się ceny ofert.',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
