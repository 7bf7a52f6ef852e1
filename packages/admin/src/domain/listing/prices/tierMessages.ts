import { defineMessages } from '../../../services/i18n/defineMessages.ts';

/** Messages of prices by duration, in the forms and the read views of offers and orders. */
export const messages = defineMessages({
  en: {
    'price.units.hour': '{count, plural, one {# hour} other {# hours}}',
    'price.units.shift': '{count, plural, one {# shift} other {# shifts}}',
    'price.units.day': '{count, plural, one {# day} other {# days}}',
    'price.units.week': '{count, plural, one {# week} other {# weeks}}',
    'price.units.month': '{count, plural, one {# month} other {# months}}',
    'price.from.hour': '{count, plural, one {From # hour} other {From # hours}}',
    'price.from.shift': '{count, plural, one {From # shift} other {From # shifts}}',
    'price.from.day': '{count, plural, one {From # day} other {From # days}}',
    'price.from.week': '{count, plural, one {From # week} other {From # weeks}}',
    'price.from.month': '{count, plural, one {From # month} other {From # months}}',
    'price.per.hour': '{price} per hour',
    'price.per.shift': '{price} per shift',
    'price.per.day': '{price} per day',
    'price.per.week': '{price} per week',
    'price.per.month': '{price} per month',
    'choice.unit.hour': 'Hour',
    'choice.unit.shift': 'Shift',
    'choice.unit.day': 'Day',
    'choice.unit.week': 'Week',
    'choice.unit.month': 'Month',
    'price.saved': '{calculation}, saves {amount}',
    'price_tiers.field.from': 'From',
    'price_tiers.field.price': 'Price per unit',
    'price_tiers.hint':
      'A longer rental pays less per unit. Orders get the cheapest combination of these prices and of the prices per shift and hour.',
    'price_tiers.add': 'Add price',
    'price_tiers.remove': 'Remove price {number}',
    'price_tiers.row': 'Price {number}',
    'price_tiers.below': '{unit}: below typical range (min {bound})',
    'price_tiers.above': '{unit}: above typical range (max {bound})',
  },
  ru: {
    'price.units.hour': '{count, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
    'price.units.shift':
      '{count, plural, one {# смена} few {# смены} many {# смен} other {# смены}}',
    'price.units.day': '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    'price.units.week':
      '{count, plural, one {# неделя} few {# недели} many {# недель} other {# недели}}',
    'price.units.month':
      '{count, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}',
    'price.from.hour':
      '{count, plural, one {От # часа} few {От # часов} many {От # часов} other {От # часа}}',
    'price.from.shift':
      '{count, plural, one {От # смены} few {От # смен} many {От # смен} other {От # смены}}',
    'price.from.day':
      '{count, plural, one {От # дня} few {От # дней} many {От # дней} other {От # дня}}',
    'price.from.week':
      '{count, plural, one {От # недели} few {От # недель} many {От # недель} other {От # недели}}',
    'price.from.month':
      '{count, plural, one {От # месяца} few {От # месяцев} many {От # месяцев} other {От # месяца}}',
    'price.per.hour': '{price} за час',
    'price.per.shift': '{price} за смену',
    'price.per.day': '{price} за день',
    'price.per.week': '{price} за неделю',
    'price.per.month': '{price} за месяц',
    'choice.unit.hour': 'Час',
    'choice.unit.shift': 'Смена',
    'choice.unit.day': 'День',
    'choice.unit.week': 'Неделя',
    'choice.unit.month': 'Месяц',
    'price.saved': '{calculation}, экономия {amount}',
    'price_tiers.field.from': 'От',
    'price_tiers.field.price': 'Цена за единицу',
    'price_tiers.hint':
      'Чем дольше аренда, тем дешевле единица. Заказ получает самое выгодное сочетание этих цен и цен за смену и час.',
    'price_tiers.add': 'Добавить цену',
    'price_tiers.remove': 'Удалить цену {number}',
    'price_tiers.row': 'Цена {number}',
    'price_tiers.below': '{unit}: ниже обычного диапазона (мин. {bound})',
    'price_tiers.above': '{unit}: выше обычного диапазона (макс. {bound})',
  },
  ua: {
    'price.units.hour':
      '{count, plural, one {# година} few {# години} many {# годин} other {# години}}',
    'price.units.shift':
      '{count, plural, one {# зміна} few {# зміни} many {# змін} other {# зміни}}',
    'price.units.day': '{count, plural, one {# день} few {# дні} many {# днів} other {# дні}}',
    'price.units.week':
      '{count, plural, one {# тиждень} few {# тижні} many {# тижнів} other {# тижні}}',
    'price.units.month':
      '{count, plural, one {# місяць} few {# місяці} many {# місяців} other {# місяці}}',
    'price.from.hour':
      '{count, plural, one {Від # години} few {Від # годин} many {Від # годин} other {Від # години}}',
    'price.from.shift':
      '{count, plural, one {Від # зміни} few {Від # змін} many {Від # змін} other {Від # зміни}}',
    'price.from.day':
      '{count, plural, one {Від # дня} few {Від # днів} many {Від # днів} other {Від # дня}}',
    'price.from.week':
      '{count, plural, one {Від # тижня} few {Від # тижнів} many {Від # тижнів} other {Від # тижня}}',
    'price.from.month':
      '{count, plural, one {Від # місяця} few {Від # місяців} many {Від # місяців} other {Від # місяця}}',
    'price.per.hour': '{price} за годину',
    'price.per.shift': '{price} за зміну',
    'price.per.day': '{price} за день',
    'price.per.week': '{price} за тиждень',
    'price.per.month': '{price} за місяць',
    'choice.unit.hour': 'Година',
    'choice.unit.shift': 'Зміна',
    'choice.unit.day': 'День',
    'choice.unit.week': 'Тиждень',
    'choice.unit.month': 'Місяць',
    'price.saved': '{calculation}, економія {amount}',
    'price_tiers.field.from': 'Від',
    'price_tiers.field.price': 'Ціна за одиницю',
    'price_tiers.hint':
      'Що довша оренда, то дешевша одиниця. Замовлення отримує найвигідніше поєднання цих цін і цін за зміну та годину.',
    'price_tiers.add': 'Додати ціну',
    'price_tiers.remove': 'Видалити ціну {number}',
    'price_tiers.row': 'Ціна {number}',
    'price_tiers.below': '{unit}: нижче звичайного діапазону (мін. {bound})',
    'price_tiers.above': '{unit}: вище звичайного діапазону (макс. {bound})',
  },
  ro: {
    'price.units.hour': '{count, plural, one {# oră} few {# ore} other {# de ore}}',
    'price.units.shift': '{count, plural, one {# schimb} few {# schimburi} other {# de schimburi}}',
    'price.units.day': '{count, plural, one {# zi} few {# zile} other {# de zile}}',
    'price.units.week':
      '{count, plural, one {# săptămână} few {# săptămâni} other {# de săptămâni}}',
    'price.units.month': '{count, plural, one {# lună} few {# luni} other {# de luni}}',
    'price.from.hour':
      '{count, plural, one {De la # oră} few {De la # ore} other {De la # de ore}}',
    'price.from.shift':
      '{count, plural, one {De la # schimb} few {De la # schimburi} other {De la # de schimburi}}',
    'price.from.day':
      '{count, plural, one {De la # zi} few {De la # zile} other {De la # de zile}}',
    'price.from.week':
      '{count, plural, one {De la # săptămână} few {De la # săptămâni} other {De la # de săptămâni}}',
    'price.from.month':
      '{count, plural, one {De la # lună} few {De la # luni} other {De la # de luni}}',
    'price.per.hour': '{price} pe oră',
    'price.per.shift': '{price} pe schimb',
    'price.per.day': '{price} pe zi',
    'price.per.week': '{price} pe săptămână',
    'price.per.month': '{price} pe lună',
    'choice.unit.hour': 'Oră',
    'choice.unit.shift': 'Schimb',
    'choice.unit.day': 'Zi',
    'choice.unit.week': 'Săptămână',
    'choice.unit.month': 'Lună',
    'price.saved': '{calculation}, economie {amount}',
    'price_tiers.field.from': 'De la',
    'price_tiers.field.price': 'Preț pe unitate',
    'price_tiers.hint':
      'O închiriere mai lungă costă mai puțin pe unitate. Comanda primește cea mai ieftină combinație dintre aceste prețuri și prețurile pe schimb și oră.',
    'price_tiers.add': 'Adăugați un preț',
    'price_tiers.remove': 'Eliminați prețul {number}',
    'price_tiers.row': 'Prețul {number}',
    'price_tiers.below': '{unit}: sub intervalul obișnuit (min. {bound})',
    'price_tiers.above': '{unit}: peste intervalul obișnuit (max. {bound})',
  },
  tr: {
    'price.units.hour': '{count, plural, one {# saat} other {# saat}}',
    'price.units.shift': '{count, plural, one {# vardiya} other {# vardiya}}',
    'price.units.day': '{count, plural, one {# gün} other {# gün}}',
    'price.units.week': '{count, plural, one {# hafta} other {# hafta}}',
    'price.units.month': '{count, plural, one {# ay} other {# ay}}',
    'price.from.hour': '{count, plural, one {En az # saat} other {En az # saat}}',
    'price.from.shift': '{count, plural, one {En az # vardiya} other {En az # vardiya}}',
    'price.from.day': '{count, plural, one {En az # gün} other {En az # gün}}',
    'price.from.week': '{count, plural, one {En az # hafta} other {En az # hafta}}',
    'price.from.month': '{count, plural, one {En az # ay} other {En az # ay}}',
    'price.per.hour': 'saat başına {price}',
    'price.per.shift': 'vardiya başına {price}',
    'price.per.day': 'gün başına {price}',
    'price.per.week': 'hafta başına {price}',
    'price.per.month': 'ay başına {price}',
    'choice.unit.hour': 'Saat',
    'choice.unit.shift': 'Vardiya',
    'choice.unit.day': 'Gün',
    'choice.unit.week': 'Hafta',
    'choice.unit.month': 'Ay',
    'price.saved': '{calculation}, tasarruf {amount}',
    'price_tiers.field.from': 'En az',
    'price_tiers.field.price': 'Birim fiyatı',
    'price_tiers.hint':
      'Uzun kiralamada birim fiyatı düşer. Siparişe bu fiyatların ve vardiya ile saat fiyatlarının en ucuz bileşimi uygulanır.',
    'price_tiers.add': 'Fiyat ekle',
    'price_tiers.remove': '{number}. fiyatı kaldır',
    'price_tiers.row': '{number}. fiyat',
    'price_tiers.below': '{unit}: olağan aralığın altında (en az {bound})',
    'price_tiers.above': '{unit}: olağan aralığın üstünde (en çok {bound})',
  },
  pl: {
    'price.units.hour':
      '{count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}',
    'price.units.shift':
      '{count, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}}',
    'price.units.day': '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dni}}',
    'price.units.week':
      '{count, plural, one {# tydzień} few {# tygodnie} many {# tygodni} other {# tygodnie}}',
    'price.units.month':
      '{count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiące}}',
    'price.from.hour':
      '{count, plural, one {Od # godziny} few {Od # godzin} many {Od # godzin} other {Od # godziny}}',
    'price.from.shift':
      '{count, plural, one {Od # zmiany} few {Od # zmian} many {Od # zmian} other {Od # zmiany}}',
    'price.from.day':
      '{count, plural, one {Od # dnia} few {Od # dni} many {Od # dni} other {Od # dnia}}',
    'price.from.week':
      '{count, plural, one {Od # tygodnia} few {Od # tygodni} many {Od # tygodni} other {Od # tygodnia}}',
    'price.from.month':
      '{count, plural, one {Od # miesiąca} few {Od # miesięcy} many {Od # miesięcy} other {Od # miesiąca}}',
    'price.per.hour': '{price} za godzinę',
    'price.per.shift': '{price} za zmianę',
    'price.per.day': '{price} za dzień',
    'price.per.week': '{price} za tydzień',
    'price.per.month': '{price} za miesiąc',
    'choice.unit.hour': 'Godzina',
    'choice.unit.shift': 'Zmiana',
    'choice.unit.day': 'Dzień',
    'choice.unit.week': 'Tydzień',
    'choice.unit.month': 'Miesiąc',
    'price.saved': '{calculation}, oszczędność {amount}',
    'price_tiers.field.from': 'Od',
    'price_tiers.field.price': 'Cena za jednostkę',
    'price_tiers.hint':
      'Dłuższy wynajem kosztuje mniej za jednostkę. Zamówienie otrzymuje najtańsze połączenie tych cen oraz cen za zmianę i godzinę.',
    'price_tiers.add': 'Dodaj cenę',
    'price_tiers.remove': 'Usuń cenę {number}',
    'price_tiers.row': 'Cena {number}',
    'price_tiers.below': '{unit}: poniżej typowego przedziału (min. {bound})',
    'price_tiers.above': '{unit}: powyżej typowego przedziału (maks. {bound})',
  },
});
