import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of currencies. */
export const messages = defineMessages({
  en: {
    'currencies.title': 'Currencies',
    'currencies.create': 'Create currency',
    'currencies.empty': 'Prices of offers are given in these currencies.',
    'currencies.field.code': 'Code',
    'currencies.field.name_local': 'Name at home',
    'currencies.field.symbol': 'Symbol',
    'currencies.field.symbol_local': 'Symbol at home',
    'currencies.field.decimal': 'Digits after the point',
  },
  ru: {
    'currencies.title': 'Валюты',
    'currencies.create': 'Создать валюту',
    'currencies.empty': 'В этих валютах указывают цены предложений.',
    'currencies.field.code': 'Код',
    'currencies.field.name_local': 'Название на местном языке',
    'currencies.field.symbol': 'Символ',
    'currencies.field.symbol_local': 'Местный символ',
    'currencies.field.decimal': 'Цифр после точки',
  },
  ua: {
    'currencies.title': 'Валюти',
    'currencies.create': 'Створити валюту',
    'currencies.empty': 'У цих валютах вказують ціни пропозицій.',
    'currencies.field.code': 'Код',
    'currencies.field.name_local': 'Назва місцевою мовою',
    'currencies.field.symbol': 'Символ',
    'currencies.field.symbol_local': 'Місцевий символ',
    'currencies.field.decimal': 'Цифр після крапки',
  },
  ro: {
    'currencies.title': 'Valute',
    'currencies.create': 'Creați o valută',
    'currencies.empty': 'În aceste valute se dau prețurile ofertelor.',
    'currencies.field.code': 'Cod',
    'currencies.field.name_local': 'Denumire locală',
    'currencies.field.symbol': 'Simbol',
    'currencies.field.symbol_local': 'Simbol local',
    'currencies.field.decimal': 'Cifre după virgulă',
  },
  tr: {
    'currencies.title': 'Para birimleri',
    'currencies.create': 'Para birimi oluştur',
    'currencies.empty': 'Teklif fiyatları bu para birimleriyle verilir.',
    'currencies.field.code': 'Kod',
    'currencies.field.name_local': 'Yerel adı',
    'currencies.field.symbol': 'Simge',
    'currencies.field.symbol_local': 'Yerel simge',
    'currencies.field.decimal': 'Virgülden sonraki basamak',
  },
  pl: {
    'currencies.title': 'Waluty',
    'currencies.create': 'Utwórz walutę',
    'currencies.empty': 'W tych walutach podaje się ceny ofert.',
    'currencies.field.code': 'Kod',
    'currencies.field.name_local': 'Nazwa lokalna',
    'currencies.field.symbol': 'Symbol',
    'currencies.field.symbol_local': 'Symbol lokalny',
    'currencies.field.decimal': 'Miejsca po przecinku',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
