import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of orders. */
export const messages = defineMessages({
  en: {
    'orders.title': 'Orders',
    'orders.create': 'Create order',
    'orders.waits': 'Waiting since',
    'orders.units.shift': '{count, plural, one {# shift} other {# shifts}}',
    'orders.units.hour': '{count, plural, one {# hour} other {# hours}}',
    'orders.choice.unit.shift': 'Shift',
    'orders.choice.unit.hour': 'Hour',
    'orders.board': 'Board',
    'orders.new': 'New order',
  },
  ru: {
    'orders.title': 'Заказы',
    'orders.create': 'Создать заказ',
    'orders.waits': 'Ждёт с',
    'orders.units.shift':
      '{count, plural, one {# смена} few {# смены} many {# смен} other {# смены}}',
    'orders.units.hour': '{count, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
    'orders.choice.unit.shift': 'Смена',
    'orders.choice.unit.hour': 'Час',
    'orders.board': 'Доска',
    'orders.new': 'Новый заказ',
  },
  ua: {
    'orders.title': 'Замовлення',
    'orders.create': 'Створити замовлення',
    'orders.waits': 'Чекає з',
    'orders.units.shift':
      '{count, plural, one {# зміна} few {# зміни} many {# змін} other {# зміни}}',
    'orders.units.hour':
      '{count, plural, one {# година} few {# години} many {# годин} other {# години}}',
    'orders.choice.unit.shift': 'Зміна',
    'orders.choice.unit.hour': 'Година',
    'orders.board': 'Дошка',
    'orders.new': 'Нове замовлення',
  },
  ro: {
    'orders.title': 'Comenzi',
    'orders.create': 'Creați o comandă',
    'orders.waits': 'Așteaptă din',
    'orders.units.shift':
      '{count, plural, one {# schimb} few {# schimburi} other {# de schimburi}}',
    'orders.units.hour': '{count, plural, one {# oră} few {# ore} other {# de ore}}',
    'orders.choice.unit.shift': 'Schimb',
    'orders.choice.unit.hour': 'Oră',
    'orders.board': 'Panou',
    'orders.new': 'Comandă nouă',
  },
  tr: {
    'orders.title': 'Siparişler',
    'orders.create': 'Sipariş oluştur',
    'orders.waits': 'Bekliyor',
    'orders.units.shift': '{count, plural, one {# vardiya} other {# vardiya}}',
    'orders.units.hour': '{count, plural, one {# saat} other {# saat}}',
    'orders.choice.unit.shift': 'Vardiya',
    'orders.choice.unit.hour': 'Saat',
    'orders.board': 'Pano',
    'orders.new': 'Yeni sipariş',
  },
  pl: {
    'orders.title': 'Zamówienia',
    'orders.create': 'Utwórz zamówienie',
    'orders.waits': 'Czeka od',
    'orders.units.shift':
      '{count, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}}',
    'orders.units.hour':
      '{count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}',
    'orders.choice.unit.shift': 'Zmiana',
    'orders.choice.unit.hour': 'Godzina',
    'orders.board': 'Tablica',
    'orders.new': 'Nowe zamówienie',
  },
});
