import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
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

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'orders.needed_to_approve': 'Required to approve the order',
    'orders.save': 'Save order',
    'orders.card.rental': 'Rental',
    'orders.offer_hint': 'Fills in what is still empty below.',
    'orders.problem.phone':
      'Incorrect phones format (ex. 06XXXXXXX,07XXXXXXX). A number from another country than the region’s starts with + and the code of its country.',
    'orders.no_total': 'needs a price for the unit and a number of units',
    'orders.empty': 'Orders are what clients want to rent, from when and for how long.',
  },
  ru: {
    'orders.needed_to_approve': 'Нужен, чтобы одобрить заказ',
    'orders.save': 'Сохранить заказ',
    'orders.card.rental': 'Аренда',
    'orders.offer_hint': 'Заполнит то, что ниже ещё пусто.',
    'orders.problem.phone':
      'Неверный формат телефонов (напр. 06XXXXXXX,07XXXXXXX). Номер не из страны региона начинается с + и кода своей страны.',
    'orders.no_total': 'нужны цена за единицу и количество',
    'orders.empty': 'Заказы — это то, что клиенты хотят арендовать: с какого момента и на сколько.',
  },
  ua: {
    'orders.needed_to_approve': 'Потрібен, щоб схвалити замовлення',
    'orders.save': 'Зберегти замовлення',
    'orders.card.rental': 'Оренда',
    'orders.offer_hint': 'Заповнить те, що нижче ще порожнє.',
    'orders.problem.phone':
      'Неправильний формат телефонів (напр. 06XXXXXXX,07XXXXXXX). Номер не з країни регіону починається з + і коду своєї країни.',
    'orders.no_total': 'потрібні ціна за одиницю та кількість',
    'orders.empty': 'Замовлення — це те, що клієнти хочуть орендувати: відколи й на скільки.',
  },
  ro: {
    'orders.needed_to_approve': 'Necesar pentru aprobarea comenzii',
    'orders.save': 'Salvați comanda',
    'orders.card.rental': 'Închiriere',
    'orders.offer_hint': 'Completează ce este încă gol mai jos.',
    'orders.problem.phone':
      'Format de telefon incorect (ex. 06XXXXXXX,07XXXXXXX). Un număr din altă țară decât cea a regiunii începe cu + și codul țării sale.',
    'orders.no_total': 'are nevoie de prețul unității și de cantitate',
    'orders.empty': 'Comenzile spun ce vor clienții să închirieze, de când și pentru cât timp.',
  },
  tr: {
    'orders.needed_to_approve': 'Siparişi onaylamak için gerekli',
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
    'orders.needed_to_approve': 'Wymagany do zatwierdzenia zamówienia',
    'orders.save': 'Zapisz zamówienie',
    'orders.card.rental': 'Wynajem',
    'orders.offer_hint': 'Uzupełni to, co poniżej jest jeszcze puste.',
    'orders.problem.phone':
      'Nieprawidłowy format telefonów (np. 06XXXXXXX,07XXXXXXX). Numer spoza kraju regionu zaczyna się od + i kodu swojego kraju.',
    'orders.no_total': 'potrzebna cena jednostki i liczba jednostek',
    'orders.empty': 'Zamówienia mówią, co klienci chcą wynająć, od kiedy i na jak długo.',
  },
});
