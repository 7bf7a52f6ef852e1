import { defineMessages, type Keys } from '../../i18n/defineMessages.ts';

/** Words of the form of orders. */
export const messages = defineMessages({
  en: {
    'orders.new': 'New order',
    'orders.save': 'Save order',
    'orders.card.rental': 'Rental',
    'orders.offer_hint': 'Fills in what is still empty below.',
    'orders.no_total': 'needs a price for the unit and a number of units',
  },
  ru: {
    'orders.new': 'Новый заказ',
    'orders.save': 'Сохранить заказ',
    'orders.card.rental': 'Аренда',
    'orders.offer_hint': 'Заполнит то, что ниже ещё пусто.',
    'orders.no_total': 'нужны цена за единицу и количество',
  },
  ua: {
    'orders.new': 'Нове замовлення',
    'orders.save': 'Зберегти замовлення',
    'orders.card.rental': 'Оренда',
    'orders.offer_hint': 'Заповнить те, що нижче ще порожнє.',
    'orders.no_total': 'потрібні ціна за одиницю та кількість',
  },
  ro: {
    'orders.new': 'Comandă nouă',
    'orders.save': 'Salvați comanda',
    'orders.card.rental': 'Închiriere',
    'orders.offer_hint': 'Completează ce este încă gol mai jos.',
    'orders.no_total': 'are nevoie de prețul unității și de cantitate',
  },
  tr: {
    'orders.new': 'Yeni sipariş',
    'orders.save': 'Siparişi kaydet',
    'orders.card.rental': 'Kiralama',
    'orders.offer_hint': 'Aşağıda boş kalanları doldurur.',
    'orders.no_total': 'birim fiyatı ve miktar gerekli',
  },
  pl: {
    'orders.new': 'Nowe zamówienie',
    'orders.save': 'Zapisz zamówienie',
    'orders.card.rental': 'Wynajem',
    'orders.offer_hint': 'Uzupełni to, co poniżej jest jeszcze puste.',
    'orders.no_total': 'potrzebna cena jednostki i liczba jednostek',
  },
});

declare module '../../i18n/defineMessages.ts' {
  interface Messages extends Keys<typeof messages> {}
}
