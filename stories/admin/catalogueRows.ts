import type { CarClassRow } from '@rentyard/contract/entities/carClass';
import type { CountryRow } from '@rentyard/contract/entities/country/country';
import type { LanguageRow } from '@rentyard/contract/entities/language';
import type { CurrencyRow } from '@rentyard/contract/entities/money/currency';
import type { ExchangeRateRow } from '@rentyard/contract/entities/money/exchangeRate';
import type { RateStatus } from '@rentyard/contract/entities/money/exchangeRateRoutes';
import type { PageRow } from '@rentyard/contract/entities/page';
import type { PhotoRow } from '@rentyard/contract/entities/photo';
import type { ProjectRow } from '@rentyard/contract/entities/project';
import type { RegionRow } from '@rentyard/contract/entities/region';
import type { PositionRow } from '@rentyard/contract/entities/role/position';
import { excavatorImage, pictureOf } from '../samples.ts';
import type { FakeResponses } from './fakeServer.ts';
import { pageOf } from './fakeServer.ts';
import { brandForEdit, brandRows } from './records.ts';

/** Rows of the plain modules in the format of the API. */
const base = {
  version: 1,
  created_at: '2026-04-12T07:30:00.000Z',
  updated_at: '2026-05-31T14:05:00.000Z',
  created_by: { id: 2, name: 'Ana Rusu' },
  updated_by: { id: 1, name: 'Main Admin' },
  deleted_at: null,
};

const currencies: readonly CurrencyRow[] = [
  {
    ...base,
    id: 1,
    code: 'MDL',
    name: 'Moldovan leu',
    name_local: 'leu moldovenesc',
    symbol: 'L',
    symbol_local: 'lei',
    decimal: 2,
    active: true,
  },
];

const languages: readonly LanguageRow[] = [
  {
    ...base,
    id: 4,
    code: 'ro',
    name: 'Română',
    numeric_date_format: 'dd.MM.yyyy',
    text_date_format: 'd MMMM yyyy',
    time_format: 'HH:mm',
    is_admin: true,
    is_frontend: true,
    is_default: false,
  },
];

const countries: readonly CountryRow[] = [
  {
    ...base,
    id: 1,
    name: 'Moldova',
    code: 'MD',
    alias: 'moldova',
    iso_name: 'MD',
    flag: '🇲🇩',
    phone_code: '+373',
    phone_mask: '(00) 000-000',
    currency: { id: 1, name: 'MDL' },
    language: { id: 4, name: 'Română' },
    active: true,
  },
];

const regions: readonly RegionRow[] = [
  {
    ...base,
    id: 1,
    name: 'Chișinău',
    code: 'MD-CU',
    alias: 'chisinau',
    country: { id: 1, name: 'Moldova' },
    status: 'active',
    active: true,
  },
];

const projects: readonly ProjectRow[] = [
  {
    ...base,
    id: 1,
    name: 'Rentyard Earthworks',
    domain: 'earthworks.rentyard.test',
    smtp_password_set: true,
    logo: { ...excavatorImage, alt: '' },
    work_calendar: { id: 1, name: 'Weekdays' },
    active: true,
  },
];

const pages: readonly PageRow[] = [
  {
    ...base,
    id: 1,
    name: 'About us',
    code: 'ABOUT',
    alias: 'about-us',
    type: 'static',
    image: null,
    active: true,
    project: { id: 1, name: 'Rentyard Earthworks' },
  },
];

const carClasses: readonly CarClassRow[] = [{ ...base, id: 1, name: 'Low loader, 40 t' }];

const positions: readonly PositionRow[] = [
  { ...base, id: 1, name: 'Dispatcher', permissions: [], members_count: 2 },
];

const photoRows: readonly PhotoRow[] = [
  ['excavator-front.webp', 'Crawler excavator from the front', true],
  ['telehandler-17m.webp', null, false],
  ['crane-80t.webp', 'Crawler crane at work', true],
].map(([file_name, alt, is_used], at) => ({
  ...base,
  id: at + 1,
  file_name: String(file_name),
  name: String(file_name),
  mime: 'image/webp',
  size: 120_000 + at * 40_000,
  width: 1_280,
  height: 960,
  alt: alt === null ? null : String(alt),
  ...pictureOf('#f6c48f', '#7b5a35'),
  uploaded_by: { id: 2, name: 'Ana Rusu' },
  is_used: is_used === true,
}));

/** A photo in the format of its edit call. */
export const photoForEdit = {
  ...photoRows[0],
  hash: 'a'.repeat(64),
  alt: { en: 'Crawler excavator from the front' },
  uses: [{ subject: 'offers', id: 412, name: 'Crawler excavator, 21 t' }],
};

/** Rows of a list. Search uses their name, or the field that replaces it. */
const listOf = (rows: readonly object[]): FakeResponses[string] => {
  const named = rows.map((row) => ({ name: '', ...row }));
  return ({ query }) => pageOf(named, query);
};

const exchangeRates: readonly ExchangeRateRow[] = [
  {
    ...base,
    id: 3,
    currency: { id: 3, name: 'RON' },
    date: '2026-05-29T00:00:00.000Z',
    rate: '5.0970',
    source: 'ecb',
    created_by: null,
  },
  {
    ...base,
    id: 2,
    currency: { id: 2, name: 'MDL' },
    date: '2026-05-28T00:00:00.000Z',
    rate: '19.60',
    source: 'manual',
  },
];

/** The provider is away, MDL is old and KWD has no rate. */
const rateStatus: RateStatus = {
  base_currency: { id: 1, name: 'EUR', decimal: 2 },
  provider: 'ecb',
  fetched_at: '2026-05-29T15:30:00.000Z',
  failed_at: '2026-05-31T15:30:00.000Z',
  failure: 'timeout',
  is_recalculating: false,
  rates: [
    { currency: { id: 4, name: 'KWD' }, rate: null, date: null, source: null, age: null },
    {
      currency: { id: 2, name: 'MDL' },
      rate: '19.60',
      date: '2026-05-20T00:00:00.000Z',
      source: 'manual',
      age: 11,
    },
    {
      currency: { id: 3, name: 'RON' },
      rate: '5.0970',
      date: '2026-05-29T00:00:00.000Z',
      source: 'ecb',
      age: 2,
    },
  ],
};

/** Responses for the screens of the plain modules. */
export const catalogueResponses: FakeResponses = {
  'GET brands': listOf(brandRows),
  'GET brands/:id/edit': { body: { data: brandForEdit } },
  'GET currencies': listOf(currencies),
  'GET exchange_rates': listOf(exchangeRates),
  'GET exchange_rates/status': { body: { data: rateStatus } },
  'GET languages': listOf(languages),
  'GET countries': listOf(countries),
  'GET regions': listOf(regions),
  'GET projects': listOf(projects),
  'GET pages': listOf(pages),
  'GET car_classes': listOf(carClasses),
  'GET positions': listOf(positions),
  'GET photos': listOf(photoRows),
  'GET photos/:id/edit': { body: { data: photoForEdit } },
};
