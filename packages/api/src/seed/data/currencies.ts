import { inSix, type Texts } from './texts.ts';

type Forms = Readonly<Partial<Record<'one' | 'few' | 'many' | 'other', string>>>;

export interface DemoCurrency {
  readonly code: string;
  readonly name: Texts;
  readonly name_local: string;
  readonly name_plural: Readonly<Record<keyof Texts, Forms>>;
  readonly symbol: string;
  readonly symbol_local: string;
  /** Decimals. Rental prices in roubles are whole numbers. */
  readonly decimal: number;
  /** Units per euro: converts the price level of the catalogue to local prices. */
  readonly perEuro: number;
  readonly active: boolean;
}

export const currencies: readonly DemoCurrency[] = [
  {
    code: 'EUR',
    name: inSix('Euro | Евро | Євро | Euro | Euro | Euro'),
    name_local: 'Euro',
    name_plural: {
      en: { one: 'euro', other: 'euros' },
      ru: { one: 'евро', few: 'евро', many: 'евро', other: 'евро' },
      ua: { one: 'євро', few: 'євро', many: 'євро', other: 'євро' },
      ro: { one: 'euro', few: 'euro', other: 'de euro' },
      tr: { one: 'euro', other: 'euro' },
      pl: { one: 'euro', few: 'euro', many: 'euro', other: 'euro' },
    },
    symbol: '€',
    symbol_local: '€',
    decimal: 2,
    perEuro: 1,
    active: true,
  },
  {
    code: 'MDL',
    name: inSix(
      'Moldovan leu | Молдавский лей | Молдовський лей | Leu moldovenesc | Moldova leyi | Lej mołdawski',
    ),
    name_local: 'Leu moldovenesc',
    name_plural: {
      en: { one: 'Moldovan leu', other: 'Moldovan lei' },
      ru: {
        one: 'молдавский лей',
        few: 'молдавских лея',
        many: 'молдавских леев',
        other: 'молдавского лея',
      },
      ua: {
        one: 'молдовський лей',
        few: 'молдовські леї',
        many: 'молдовських леїв',
        other: 'молдовського лея',
      },
      ro: { one: 'leu moldovenesc', few: 'lei moldovenești', other: 'de lei moldovenești' },
      tr: { one: 'Moldova leyi', other: 'Moldova leyi' },
      pl: {
        one: 'lej mołdawski',
        few: 'leje mołdawskie',
        many: 'lejów mołdawskich',
        other: 'leja mołdawskiego',
      },
    },
    symbol: 'L',
    symbol_local: 'lei',
    decimal: 2,
    perEuro: 19.6,
    active: true,
  },
  {
    code: 'RON',
    name: inSix(
      'Romanian leu | Румынский лей | Румунський лей | Leu românesc | Romanya leyi | Lej rumuński',
    ),
    name_local: 'Leu românesc',
    name_plural: {
      en: { one: 'Romanian leu', other: 'Romanian lei' },
      ru: {
        one: 'румынский лей',
        few: 'румынских лея',
        many: 'румынских леев',
        other: 'румынского лея',
      },
      ua: {
        one: 'румунський лей',
        few: 'румунські леї',
        many: 'румунських леїв',
        other: 'румунського лея',
      },
      ro: { one: 'leu', few: 'lei', other: 'de lei' },
      tr: { one: 'Romanya leyi', other: 'Romanya leyi' },
      pl: {
        one: 'lej rumuński',
        few: 'leje rumuńskie',
        many: 'lejów rumuńskich',
        other: 'leja rumuńskiego',
      },
    },
    symbol: 'RON',
    symbol_local: 'lei',
    decimal: 2,
    perEuro: 5.1,
    active: true,
  },
  {
    code: 'UAH',
    name: inSix(
      'Ukrainian hryvnia | Украинская гривна | Українська гривня | Hrivnă ucraineană | Ukrayna grivnası | Hrywna ukraińska',
    ),
    name_local: 'Гривня',
    name_plural: {
      en: { one: 'hryvnia', other: 'hryvnias' },
      ru: { one: 'гривна', few: 'гривны', many: 'гривен', other: 'гривны' },
      ua: { one: 'гривня', few: 'гривні', many: 'гривень', other: 'гривні' },
      ro: { one: 'hrivnă', few: 'hrivne', other: 'de hrivne' },
      tr: { one: 'grivna', other: 'grivna' },
      pl: { one: 'hrywna', few: 'hrywny', many: 'hrywien', other: 'hrywny' },
    },
    symbol: '₴',
    symbol_local: 'грн',
    decimal: 2,
    perEuro: 48.5,
    active: true,
  },
  {
    code: 'PLN',
    name: inSix(
      'Polish zloty | Польский злотый | Польський злотий | Zlot polonez | Polonya zlotisi | Złoty polski',
    ),
    name_local: 'Złoty',
    name_plural: {
      en: { one: 'zloty', other: 'zlotys' },
      ru: { one: 'злотый', few: 'злотых', many: 'злотых', other: 'злотого' },
      ua: { one: 'злотий', few: 'злоті', many: 'злотих', other: 'злотого' },
      ro: { one: 'zlot', few: 'zloți', other: 'de zloți' },
      tr: { one: 'zloti', other: 'zloti' },
      pl: { one: 'złoty', few: 'złote', many: 'złotych', other: 'złotego' },
    },
    symbol: 'zł',
    symbol_local: 'zł',
    decimal: 2,
    perEuro: 4.25,
    active: true,
  },
  {
    code: 'TRY',
    name: inSix(
      'Turkish lira | Турецкая лира | Турецька ліра | Liră turcească | Türk lirası | Lira turecka',
    ),
    name_local: 'Türk lirası',
    name_plural: {
      en: { one: 'Turkish lira', other: 'Turkish liras' },
      ru: {
        one: 'турецкая лира',
        few: 'турецкие лиры',
        many: 'турецких лир',
        other: 'турецкой лиры',
      },
      ua: {
        one: 'турецька ліра',
        few: 'турецькі ліри',
        many: 'турецьких лір',
        other: 'турецької ліри',
      },
      ro: { one: 'liră turcească', few: 'lire turcești', other: 'de lire turcești' },
      tr: { one: 'Türk lirası', other: 'Türk lirası' },
      pl: {
        one: 'lira turecka',
        few: 'liry tureckie',
        many: 'lir tureckich',
        other: 'liry tureckiej',
      },
    },
    symbol: '₺',
    symbol_local: 'TL',
    decimal: 2,
    perEuro: 48,
    active: true,
  },
  {
    code: 'RUB',
    name: inSix(
      'Russian ruble | Российский рубль | Російський рубль | Rublă rusească | Rus rublesi | Rubel rosyjski',
    ),
    name_local: 'Российский рубль',
    name_plural: {
      en: { one: 'Russian ruble', other: 'Russian rubles' },
      ru: { one: 'рубль', few: 'рубля', many: 'рублей', other: 'рубля' },
      ua: { one: 'рубль', few: 'рублі', many: 'рублів', other: 'рубля' },
      ro: { one: 'rublă', few: 'ruble', other: 'de ruble' },
      tr: { one: 'ruble', other: 'ruble' },
      pl: { one: 'rubel', few: 'ruble', many: 'rubli', other: 'rubla' },
    },
    symbol: '₽',
    symbol_local: 'руб.',
    decimal: 0,
    perEuro: 94,
    active: true,
  },
  {
    code: 'KWD',
    name: inSix(
      'Kuwaiti dinar | Кувейтский динар | Кувейтський динар | Dinar kuweitian | Kuveyt dinarı | Dinar kuwejcki',
    ),
    name_local: 'Dinar Kuwayti',
    name_plural: {
      en: { one: 'Kuwaiti dinar', other: 'Kuwaiti dinars' },
      ru: {
        one: 'кувейтский динар',
        few: 'кувейтских динара',
        many: 'кувейтских динаров',
        other: 'кувейтского динара',
      },
      ua: {
        one: 'кувейтський динар',
        few: 'кувейтські динари',
        many: 'кувейтських динарів',
        other: 'кувейтського динара',
      },
      ro: { one: 'dinar kuweitian', few: 'dinari kuweitieni', other: 'de dinari kuweitieni' },
      tr: { one: 'Kuveyt dinarı', other: 'Kuveyt dinarı' },
      pl: {
        one: 'dinar kuwejcki',
        few: 'dinary kuwejckie',
        many: 'dinarów kuwejckich',
        other: 'dinara kuwejckiego',
      },
    },
    symbol: 'KWD',
    symbol_local: 'K.D.',
    decimal: 3,
    perEuro: 0.354,
    active: true,
  },
];
