import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Words of the form of orders. */
export const messages = defineMessages({
  en: {
    'orders.save': 'Save order',
    'orders.card.rental': 'Rental',
    'orders.offer_hint': 'Fills in what is still empty below.',
    'orders.problem.phone':
      'Incorrect phones format (ex. 06XXXXXXX,07XXXXXXX). A number from another country than the region’s starts with + and the code of its country.',
    'orders.no_total': 'needs a price for the unit and a number of units',
    'orders.empty': 'Orders are what clients want to rent, from when and for how long.',
  },
  ru: {
    'orders.save': 'Сохранить заказ',
    'orders.card.rental': 'Аренда',
    'orders.offer_hint': 'Заполнит то, что ниже ещё пусто.',
    'orders.problem.phone':
      'Неверный формат телефонов (напр. 06XXXXXXX,07XXXXXXX). Номер не из страны региона начинается с + и кода своей страны.',
    'orders.no_total': 'нужны цена за единицу и количество',
    'orders.empty': 'Заказы — это то, что клиенты хотят арендовать: с какого момента и на сколько.',
  },
  ua: {
    'orders.save': 'Зберегти замовлення',
    'orders.card.rental': 'Оренда',
    'orders.offer_hint': 'Заповнить те, що нижче ще порожнє.',
    'orders.problem.phone':
      'Неправильний формат телефонів (напр. 06XXXXXXX,07XXXXXXX). Номер не з країни регіону починається з + і коду своєї країни.',
    'orders.no_total': 'потрібні ціна за одиницю та кількість',
    'orders.empty': 'Замовлення — це те, що клієнти хочуть орендувати: відколи й на скільки.',
  },
  ro: {
    'orders.save': 'Salvați comanda',
    'orders.card.rental': 'Închiriere',
    'orders.offer_hint': 'Completează ce este încă gol mai jos.',
    'orders.problem.phone':
      'Format de telefon incorect (ex. 06XXXXXXX,07XXXXXXX). Un număr din altă țară decât cea a regiunii începe cu + și codul țării sale.',
    'orders.no_total': 'are nevoie de prețul unității și de cantitate',
    'orders.empty': 'Comenzile spun ce vor clienții să închirieze, de când și pentru cât timp.',
  },
  tr: {
    'orders.save': 'Siparişi kaydet',
    'orders.card.rental': 'Kiralama',
    'orders.offer_hint': 'Aşağıda boş kalanları doldurur.',
    'orders.problem.phone':
      'Telefon biçimi hatalı (ör. 06XXXXXXX,07XXXXXXX). Bölgenin ülkesinden olmayan bir numara + ve kendi ülke koduyla başlar.',
    'orders.no_total': 'birim fiyatı ve miktar gerekli',
    'orders.empty':
      'Siparişler, müşterilerin neyi ne zamandan itibaren ne kadar süreyle kiralamak istediğidir.',
  },
  pl: {
    'orders.save': 'Zapisz zamówienie',
    'orders.card.rental': 'Wynajem',
    'orders.offer_hint': 'Uzupełni to, co poniżej jest jeszcze puste.',
    'orders.problem.phone':
      'Nieprawidłowy format telefonów (np. 06XXXXXXX,07XXXXXXX). Numer spoza kraju regionu zaczyna się od + i kodu swojego kraju.',
    'orders.no_total': 'potrzebna cena jednostki i liczba jednostek',
    'orders.empty': 'Zamówienia mówią, co klienci chcą wynająć, od kiedy i na jak długo.',
  },
});
