import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of currencies. */
export const messages = defineMessages({
  en: {
    'currencies.title': 'Currencies',
    'currencies.create': 'Create currency',
    'currencies.new': 'New currency',
  },
  ru: {
    'currencies.title': 'Валюты',
    'currencies.create': 'Создать валюту',
    'currencies.new': 'Новая валюта',
  },
  ua: {
    'currencies.title': 'Валюти',
    'currencies.create': 'Створити валюту',
    'currencies.new': 'Нова валюта',
  },
  ro: {
    'currencies.title': 'Valute',
    'currencies.create': 'Creați o valută',
    'currencies.new': 'Valută nouă',
  },
  tr: {
    'currencies.title': 'Para birimleri',
    'currencies.create': 'Para birimi oluştur',
    'currencies.new': 'Yeni para birimi',
  },
  pl: {
    'currencies.title': 'Waluty',
    'currencies.create': 'Utwórz walutę',
    'currencies.new': 'Nowa waluta',
  },
});
