import { defineMessages } from '../../services/i18n/defineMessages.ts';

/** Messages of the list, the side bar and the breadcrumbs. */
export const messages = defineMessages({
  en: {
    'orders.title': 'Orders',
    'orders.create': 'Create order',
    'orders.waiting_since': 'Waiting since',
    'orders.units.shift': '{count, plural, one {# shift} other {# shifts}}',
    'orders.units.hour': '{count, plural, one {# hour} other {# hours}}',
    'orders.choice.unit.shift': 'Shift',
    'orders.choice.unit.hour': 'Hour',
    'orders.board': 'Board',
    'orders.totals': 'Totals',
    'orders.new': 'New order',
  },
  ru: {
    'orders.title': 'Заказы',
    'orders.create': 'Создать заказ',
    'orders.waiting_since': 'Ждёт с',
    'orders.units.shift':
      '{count, plural, one {# смена} few {# смены} many {# смен} other {# смены}}',
    'orders.units.hour': '{count, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
    'orders.choice.unit.shift': 'Смена',
    'orders.choice.unit.hour': 'Час',
    'orders.board': 'Доска',
    'orders.totals': 'Итоги',
    'orders.new': 'Новый заказ',
  },
  ua: {
    'orders.title': 'Замовлення',
    'orders.create': 'Створити замовлення',
    'orders.waiting_since': 'Чекає з',
    'orders.units.shift':
      '{count, plural, one {# зміна} few {# зміни} many {# змін} other {# зміни}}',
    'orders.units.hour':
      '{count, plural, one {# година} few {# години} many {# годин} other {# години}}',
    'orders.choice.unit.shift': 'Зміна',
    'orders.choice.unit.hour': 'Година',
    'orders.board': 'Дошка',
    'orders.totals': 'Підсумки',
    'orders.new': 'Нове замовлення',
  },
  ro: {
    'orders.title': 'Comenzi',
    'orders.create': 'Creați o comandă',
    'orders.waiting_since': 'Așteaptă din',
    'orders.units.shift':
      '{count, plural, one {# schimb} few {# schimburi} other {# de schimburi}}',
    'orders.units.hour': '{count, plural, one {# oră} few {# ore} other {# de ore}}',
    'orders.choice.unit.shift': 'Schimb',
    'orders.choice.unit.hour': 'Oră',
    'orders.board': 'Panou',
    'orders.totals': 'Totaluri',
    'orders.new': 'Comandă nouă',
  },
  tr: {
    'orders.title': 'Siparişler',
    'orders.create': 'Sipariş oluştur',
    'orders.waiting_since': 'Bekleme başlangıcı',
    'orders.units.shift': '{count, plural, one {# vardiya} other {# vardiya}}',
    'orders.units.hour': '{count, plural, one {# saat} other {# saat}}',
    'orders.choice.unit.shift': 'Vardiya',
    'orders.choice.unit.hour': 'Saat',
    'orders.board': 'Pano',
    'orders.totals': 'Toplamlar',
    'orders.new': 'Yeni sipariş',
  },
  pl: {
    'orders.title': 'Zamówienia',
    'orders.create': 'Utwórz zamówienie',
    'orders.waiting_since': 'Czeka od',
    'orders.units.shift':
      '{count, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}}',
    'orders.units.hour':
      '{count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}',
    'orders.choice.unit.shift': 'Zmiana',
    'orders.choice.unit.hour': 'Godzina',
    'orders.board': 'Tablica',
    'orders.totals': 'Podsumowanie',
    'orders.new': 'Nowe zamówienie',
  },
});

/** Messages of the form and of the empty list. */
export const formMessages = defineMessages({
  en: {
    'orders.needed_to_approve': 'Required to approve the order',
    'orders.save': 'Save order',
    'orders.card.rental': 'Rental',
    'orders.offer_hint': 'Fills empty fields from the offer.',
    'orders.problem.phone':
      'Incorrect phones format (ex. 06XXXXXXX,07XXXXXXX). Start a number from another country with + and its country code.',
    'orders.no_total': 'Enter price and quantity',
    'orders.empty': 'No orders yet',
    'orders.empty_text': 'Add what a client wants to rent, from when and for how long.',
  },
  ru: {
    'orders.needed_to_approve': 'Нужен, чтобы одобрить заказ',
    'orders.save': 'Сохранить заказ',
    'orders.card.rental': 'Аренда',
    'orders.offer_hint': 'Заполняет пустые поля данными предложения.',
    'orders.problem.phone':
      'Неверный формат телефонов (напр. 06XXXXXXX,07XXXXXXX). Номер другой страны начинайте с + и кода страны.',
    'orders.no_total': 'Укажите цену и количество',
    'orders.empty': 'Заказов пока нет',
    'orders.empty_text': 'Добавьте, что клиент хочет арендовать, с какого времени и на какой срок.',
  },
  ua: {
    'orders.needed_to_approve': 'Потрібен, щоб схвалити замовлення',
    'orders.save': 'Зберегти замовлення',
    'orders.card.rental': 'Оренда',
    'orders.offer_hint': 'Заповнює порожні поля даними пропозиції.',
    'orders.problem.phone':
      'Неправильний формат телефонів (напр. 06XXXXXXX,07XXXXXXX). Номер іншої країни починайте з + і коду країни.',
    'orders.no_total': 'Вкажіть ціну та кількість',
    'orders.empty': 'Замовлень поки немає',
    'orders.empty_text': 'Додайте, що клієнт хоче орендувати, відколи й на який строк.',
  },
  ro: {
    'orders.needed_to_approve': 'Necesar pentru aprobarea comenzii',
    'orders.save': 'Salvați comanda',
    'orders.card.rental': 'Închiriere',
    'orders.offer_hint': 'Completează câmpurile goale din ofertă.',
    'orders.problem.phone':
      'Format de telefon incorect (ex. 06XXXXXXX,07XXXXXXX). Pentru un număr din altă țară, începeți cu + și codul țării.',
    'orders.no_total': 'Introduceți prețul și cantitatea',
    'orders.empty': 'Nu există încă comenzi',
    'orders.empty_text': 'Adăugați ce vrea clientul să închirieze, de când și pentru cât timp.',
  },
  tr: {
    'orders.needed_to_approve': 'Siparişi onaylamak için gerekli',
    'orders.save': 'Siparişi kaydet',
    'orders.card.rental': 'Kiralama',
    'orders.offer_hint': 'Boş alanları tekliften doldurur.',
    'orders.problem.phone':
      'Telefon biçimi hatalı (ör. 06XXXXXXX,07XXXXXXX). Başka bir ülkenin numarasını + ve ülke koduyla başlatın.',
    'orders.no_total': 'Fiyat ve miktar girin',
    'orders.empty': 'Henüz sipariş yok',
    'orders.empty_text':
      'Müşterinin neyi, ne zamandan itibaren ve ne kadar süreyle kiralamak istediğini ekleyin.',
  },
  pl: {
    'orders.needed_to_approve': 'Wymagany do zatwierdzenia zamówienia',
    'orders.save': 'Zapisz zamówienie',
    'orders.card.rental': 'Wynajem',
    'orders.offer_hint': 'Uzupełnia puste pola danymi z oferty.',
    'orders.problem.phone':
      'Nieprawidłowy format telefonów (np. 06XXXXXXX,07XXXXXXX). Numer z innego kraju zacznij od + i kodu kraju.',
    'orders.no_total': 'Podaj cenę i ilość',
    'orders.empty': 'Brak zamówień',
    'orders.empty_text': 'Dodaj, co klient chce wynająć, od kiedy i na jak długo.',
  },
});
