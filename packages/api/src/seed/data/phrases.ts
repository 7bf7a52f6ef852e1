import type { DemoCategory } from './categories.ts';
import type { Texts } from './texts.ts';

/** Sentences of an offer's texts. The generator fills `{placeholders}`. */
export const figures: Readonly<Record<DemoCategory['figure'], Texts>> = {
  weight: {
    en: 'Operating weight {size} t.',
    ru: 'Эксплуатационная масса {size} т.',
    ua: 'Експлуатаційна маса {size} т.',
    ro: 'Masa operațională {size} t.',
    tr: 'Çalışma ağırlığı {size} t.',
    pl: 'Masa eksploatacyjna {size} t.',
  },
  lift: {
    en: 'Load capacity {size} t.',
    ru: 'Грузоподъёмность {size} т.',
    ua: 'Вантажопідйомність {size} т.',
    ro: 'Capacitate de încărcare {size} t.',
    tr: 'Taşıma kapasitesi {size} t.',
    pl: 'Udźwig {size} t.',
  },
  reach: {
    en: 'Working reach {size} m.',
    ru: 'Рабочий вылет {size} м.',
    ua: 'Робочий виліт {size} м.',
    ro: 'Rază de lucru {size} m.',
    tr: 'Çalışma erişimi {size} m.',
    pl: 'Zasięg roboczy {size} m.',
  },
  power: {
    en: 'Rated power {size} kVA.',
    ru: 'Номинальная мощность {size} кВА.',
    ua: 'Номінальна потужність {size} кВА.',
    ro: 'Putere nominală {size} kVA.',
    tr: 'Anma gücü {size} kVA.',
    pl: 'Moc znamionowa {size} kVA.',
  },
  volume: {
    en: 'Bucket volume {size} m³.',
    ru: 'Объём ковша {size} м³.',
    ua: 'Об’єм ковша {size} м³.',
    ro: 'Volumul cupei {size} m³.',
    tr: 'Kova hacmi {size} m³.',
    pl: 'Pojemność łyżki {size} m³.',
  },
  width: {
    en: 'Paving width up to {size} m.',
    ru: 'Ширина укладки до {size} м.',
    ua: 'Ширина укладання до {size} м.',
    ro: 'Lățime de așternere până la {size} m.',
    tr: 'Serim genişliği {size} m’ye kadar.',
    pl: 'Szerokość rozkładania do {size} m.',
  },
  air: {
    en: 'Air delivery {size} m³/min.',
    ru: 'Производительность {size} м³/мин.',
    ua: 'Продуктивність {size} м³/хв.',
    ro: 'Debit de aer {size} m³/min.',
    tr: 'Hava debisi {size} m³/dk.',
    pl: 'Wydajność {size} m³/min.',
  },
};

export const yearOfMaking: Texts = {
  en: 'Built in {year}, {hours} hours run.',
  ru: 'Год выпуска {year}, наработка {hours} ч.',
  ua: 'Рік випуску {year}, напрацювання {hours} год.',
  ro: 'An de fabricație {year}, {hours} ore de funcționare.',
  tr: '{year} model, {hours} saat çalışmış.',
  pl: 'Rok produkcji {year}, przebieg {hours} mth.',
};

/** One of these ends the description. */
export const conditions: readonly Texts[] = [
  {
    en: 'Serviced by the dealer every 250 hours.',
    ru: 'Обслуживается у дилера каждые 250 часов.',
    ua: 'Обслуговується в дилера кожні 250 годин.',
    ro: 'Revizii la dealer la fiecare 250 de ore.',
    tr: 'Her 250 saatte bir yetkili serviste bakımı yapılır.',
    pl: 'Serwisowana u dealera co 250 godzin.',
  },
  {
    en: 'Delivery by low-loader within 80 km.',
    ru: 'Доставка тралом в радиусе 80 км.',
    ua: 'Доставка тралом у радіусі 80 км.',
    ro: 'Transport cu trailerul pe o rază de 80 km.',
    tr: '80 km içinde lowbed ile nakliye.',
    pl: 'Transport niskopodwoziem w promieniu 80 km.',
  },
  {
    en: 'The minimum order is one shift.',
    ru: 'Минимальный заказ — одна смена.',
    ua: 'Мінімальне замовлення — одна зміна.',
    ro: 'Comanda minimă este de o tură.',
    tr: 'En az bir vardiya kiralanır.',
    pl: 'Minimalne zamówienie to jedna zmiana.',
  },
  {
    en: 'Fuel is paid by the customer.',
    ru: 'Топливо оплачивает заказчик.',
    ua: 'Пальне оплачує замовник.',
    ro: 'Combustibilul este plătit de client.',
    tr: 'Yakıt kiracıya aittir.',
    pl: 'Paliwo opłaca zamawiający.',
  },
  {
    en: 'Discount for rentals over two weeks.',
    ru: 'Скидка при аренде более двух недель.',
    ua: 'Знижка при оренді понад два тижні.',
    ro: 'Reducere la închirieri de peste două săptămâni.',
    tr: 'İki haftayı aşan kiralamalarda indirim yapılır.',
    pl: 'Rabat przy wynajmie powyżej dwóch tygodni.',
  },
];

/** The name of an offer with an operator. */
export const withOperator: Texts = {
  en: 'with operator',
  ru: 'с оператором',
  ua: 'з оператором',
  ro: 'cu operator',
  tr: 'operatörlü',
  pl: 'z operatorem',
};

export const rental: Texts = {
  en: 'rental',
  ru: 'аренда',
  ua: 'оренда',
  ro: 'închiriere',
  tr: 'kiralama',
  pl: 'wynajem',
};

/** Headings of the rich text of an offer. */
export const included: { readonly title: Texts; readonly items: readonly Texts[] } = {
  title: {
    en: 'Included in the price',
    ru: 'Входит в стоимость',
    ua: 'Входить у вартість',
    ro: 'Inclus în preț',
    tr: 'Fiyata dahil',
    pl: 'W cenie',
  },
  items: [
    {
      en: 'Insurance of the machine',
      ru: 'Страховка машины',
      ua: 'Страхування машини',
      ro: 'Asigurarea utilajului',
      tr: 'Makine sigortası',
      pl: 'Ubezpieczenie maszyny',
    },
    {
      en: 'Scheduled maintenance',
      ru: 'Плановое обслуживание',
      ua: 'Планове обслуговування',
      ro: 'Întreținerea planificată',
      tr: 'Periyodik bakım',
      pl: 'Przeglądy okresowe',
    },
    {
      en: 'A replacement machine within 24 hours',
      ru: 'Замена машины в течение 24 часов',
      ua: 'Заміна машини впродовж 24 годин',
      ro: 'Utilaj de înlocuire în 24 de ore',
      tr: '24 saat içinde yedek makine',
      pl: 'Maszyna zastępcza w ciągu 24 godzin',
    },
    {
      en: 'Instruction of your operator',
      ru: 'Инструктаж вашего оператора',
      ua: 'Інструктаж вашого оператора',
      ro: 'Instruirea operatorului dumneavoastră',
      tr: 'Operatörünüze eğitim',
      pl: 'Szkolenie operatora',
    },
  ],
};

/** Rejection reasons of demo offers. */
export const rejectionReasons: readonly string[] = [
  'The photo does not show the machine',
  'The price is far from the market',
  'A duplicate of another offer',
  'The text has contact details in it',
];
