import type { LanguageCode } from '@rentyard/contract/languages';
import { inSix, type Texts } from './texts.ts';

export interface DemoCountry {
  readonly iso: string;
  readonly name: Texts;
  readonly phone_code: string;
  /** The usual format of a mobile number; `0` is a digit. */
  readonly phone_mask: string;
  readonly validation_regexp: string;
  /** Prefixes of mobile numbers. */
  readonly mobilePrefix: string;
  readonly currency: string;
  readonly language: LanguageCode;
}

export const countries: readonly DemoCountry[] = [
  {
    iso: 'MD',
    name: inSix('Moldova | Молдова | Молдова | Moldova | Moldova | Mołdawia'),
    phone_code: '+373',
    phone_mask: '000 000 000',
    validation_regexp: '^0[67][0-9] ?[0-9]{3} ?[0-9]{3}$',
    mobilePrefix: '069',
    currency: 'MDL',
    language: 'ro',
  },
  {
    iso: 'UA',
    name: inSix('Ukraine | Украина | Україна | Ucraina | Ukrayna | Ukraina'),
    phone_code: '+380',
    phone_mask: '000 000 00 00',
    validation_regexp: '^0[3-9][0-9] ?[0-9]{3} ?[0-9]{2} ?[0-9]{2}$',
    mobilePrefix: '067',
    currency: 'UAH',
    language: 'ua',
  },
  {
    iso: 'RO',
    name: inSix('Romania | Румыния | Румунія | România | Romanya | Rumunia'),
    phone_code: '+40',
    phone_mask: '0000 000 000',
    validation_regexp: '^07[0-9]{2} ?[0-9]{3} ?[0-9]{3}$',
    mobilePrefix: '0722',
    currency: 'RON',
    language: 'ro',
  },
  {
    iso: 'PL',
    name: inSix('Poland | Польша | Польща | Polonia | Polonya | Polska'),
    phone_code: '+48',
    phone_mask: '000 000 000',
    validation_regexp: '^[4-8][0-9]{2} ?[0-9]{3} ?[0-9]{3}$',
    mobilePrefix: '601',
    currency: 'PLN',
    language: 'pl',
  },
  {
    iso: 'TR',
    name: inSix('Türkiye | Турция | Туреччина | Turcia | Türkiye | Turcja'),
    phone_code: '+90',
    phone_mask: '0000 000 00 00',
    validation_regexp: '^05[0-9]{2} ?[0-9]{3} ?[0-9]{2} ?[0-9]{2}$',
    mobilePrefix: '0532',
    currency: 'TRY',
    language: 'tr',
  },
  {
    iso: 'RU',
    name: inSix('Russia | Россия | Росія | Rusia | Rusya | Rosja'),
    phone_code: '+7',
    phone_mask: '0 000 000-00-00',
    validation_regexp: '^8 ?9[0-9]{2} ?[0-9]{3}-?[0-9]{2}-?[0-9]{2}$',
    mobilePrefix: '8916',
    currency: 'RUB',
    language: 'ru',
  },
  {
    iso: 'DE',
    name: inSix('Germany | Германия | Німеччина | Germania | Almanya | Niemcy'),
    phone_code: '+49',
    phone_mask: '0000 0000000',
    validation_regexp: '^01[567][0-9] ?[0-9]{7,8}$',
    mobilePrefix: '0151',
    currency: 'EUR',
    language: 'en',
  },
  {
    iso: 'BG',
    name: inSix('Bulgaria | Болгария | Болгарія | Bulgaria | Bulgaristan | Bułgaria'),
    phone_code: '+359',
    phone_mask: '000 000 0000',
    validation_regexp: '^08[789] ?[0-9]{3} ?[0-9]{4}$',
    mobilePrefix: '088',
    currency: 'EUR',
    language: 'en',
  },
  {
    iso: 'LT',
    name: inSix('Lithuania | Литва | Литва | Lituania | Litvanya | Litwa'),
    phone_code: '+370',
    phone_mask: '0000 00000',
    validation_regexp: '^06[0-9]{2} ?[0-9]{5}$',
    mobilePrefix: '0612',
    currency: 'EUR',
    language: 'en',
  },
  {
    iso: 'SK',
    name: inSix('Slovakia | Словакия | Словаччина | Slovacia | Slovakya | Słowacja'),
    phone_code: '+421',
    phone_mask: '0000 000 000',
    validation_regexp: '^09[0-9]{2} ?[0-9]{3} ?[0-9]{3}$',
    mobilePrefix: '0903',
    currency: 'EUR',
    language: 'en',
  },
  {
    iso: 'GR',
    name: inSix('Greece | Греция | Греція | Grecia | Yunanistan | Grecja'),
    phone_code: '+30',
    phone_mask: '000 000 0000',
    validation_regexp: '^69[0-9] ?[0-9]{3} ?[0-9]{4}$',
    mobilePrefix: '694',
    currency: 'EUR',
    language: 'en',
  },
  {
    iso: 'KW',
    name: inSix('Kuwait | Кувейт | Кувейт | Kuweit | Kuveyt | Kuwejt'),
    phone_code: '+965',
    phone_mask: '0000 0000',
    validation_regexp: '^[569][0-9]{3} ?[0-9]{4}$',
    mobilePrefix: '9',
    currency: 'KWD',
    language: 'en',
  },
];
