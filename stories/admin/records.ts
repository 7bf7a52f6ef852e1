import type { BrandRow } from '@rentyard/contract/entities/brand';
import type { OfferRow } from '@rentyard/contract/entities/listing/offer';
import type { HistoryEntry } from '@rentyard/contract/schema/history';
import type { Status } from '@rentyard/contract/schema/statuses';
import type { NamedImage } from '@rentyard/contract/schema/values';
import { pictureOf } from '../samples.ts';

/** Records in the format of the API, for the screens of the back office. */
const base = {
  version: 3,
  created_at: '2026-04-12T07:30:00.000Z',
  updated_at: '2026-05-31T14:05:00.000Z',
  created_by: { id: 2, name: 'Ana Rusu' },
  updated_by: { id: 1, name: 'Main Admin' },
  deleted_at: null,
};

type Machine = readonly [name: string, category: string, brand: string, shift: string | null];

const machines: readonly Machine[] = [
  ['Crawler excavator, 21 t', 'Crawler excavators', 'Komatsu', '360.00'],
  ['Mini excavator 1.8 t with thumb', 'Mini excavators', 'Kubota', '150.00'],
  ['Wheeled excavator, 16 t', 'Wheeled excavators', 'Liebherr', '340.00'],
  ['Backhoe loader 3CX', 'Backhoe loaders', 'JCB', '240.00'],
  ['Telehandler 17 m', 'Telehandlers', 'Manitou', '280.00'],
  ['Crawler crane, 80 t', 'Mobile cranes', 'Liebherr', '1450.00'],
  ['Plate compactor 160 kg', 'Compaction', 'Wacker Neuson', null],
  ['Scissor lift 12 m, electric', 'Scissor lifts', 'Genie', '90.00'],
];

const places = ['Chișinău', 'Bălți', 'Iași', 'Odesa', 'Gdańsk', 'Bursa'];
const lives: readonly Status[] = ['new', 'active', 'active', 'hidden', 'rejected'];

export const offerRows: readonly OfferRow[] = machines.map(
  ([name, category, brand, shift], at) => ({
    ...base,
    id: 412 - at,
    name,
    code: `OF-${10_412 - at}`,
    alias: `offer-${10_412 - at}`,
    type: 'equipment',
    category: { id: at + 1, name: category },
    brand: { id: at + 1, name: brand },
    prices: { price_per_shift: shift, price_per_hour: at % 3 === 2 ? null : '48.00' },
    currency: { id: 1, name: 'USD' },
    region: { id: at + 1, name: places[at % places.length] ?? '' },
    project: { id: 1, name: 'Rentyard Earthworks' },
    image: { id: at + 1, ...pictureOf('#f6c48f', '#7b5a35'), width: 640, height: 480, alt: '' },
    assignee: null,
    quantity: 1,
    custom_value: null,
    status: lives[at % lives.length] ?? 'new',
    active: lives[at % lives.length] === 'active',
    // The last machine has no translation: its English name replaces it.
    ...(at === machines.length - 1 && { fallbacks: { name: 'en' } }),
  }),
);

const [excavator] = offerRows;

const leftSide = { ...pictureOf('#b9d3f2', '#1f5fbf'), width: 640, height: 480 };

/** The gallery of the first offer. */
export const offerPhotos: readonly NamedImage[] = [
  {
    id: 1,
    name: 'front.webp',
    ...pictureOf('#f6c48f', '#7b5a35'),
    width: 640,
    height: 480,
    alt: '',
  },
  { id: 2, name: 'left.webp', ...leftSide, alt: 'Seen from the left' },
];

/** The first offer in the format of its edit call: every language, raw values. */
export const offerForEdit = {
  ...excavator,
  photos: offerPhotos,
  name: {
    en: 'Crawler excavator, 21 t',
    ru: 'Гусеничный экскаватор, 21 т',
    ro: 'Excavator pe șenile, 21 t',
  },
  title: { en: 'Crawler excavator for rent in Chișinău' },
  keywords: { en: 'excavator, crawler, rental' },
  description: { en: 'Bucket 1.05 m³, hammer on request. Delivered within 80 km.' },
  content: { en: '<p>Serviced in <strong>May 2026</strong>.</p>' },
  address: 'Str. Uzinelor 12',
  geo_lat: 47.0245,
  geo_long: 28.8323,
  user: { id: 31, name: 'Ion Munteanu' },
  properties: [],
  price_tiers: [{ from: 1, unit: 'week', price: '1800.00' }],
  minimum_units: 1,
  next_statuses: ['active', 'rejected'],
};

/** The first offer in the format of its show call: texts in one language. */
export const offerForReading = {
  ...offerForEdit,
  ...excavator,
  description: 'Bucket 1.05 m³, hammer on request. Delivered within 80 km.',
  content: '<p>Serviced in <strong>May 2026</strong>.</p>',
  title: 'Crawler excavator for rent in Chișinău',
  keywords: 'excavator, crawler, rental',
  status: 'new',
  properties: [
    {
      property: { id: 4, name: 'Operating weight, t' },
      values: [],
      number: 21.5,
      custom_value: null,
    },
    {
      property: { id: 6, name: 'Undercarriage' },
      values: [{ id: 50, name: 'Steel tracks' }],
      number: null,
      custom_value: null,
    },
  ],
};

export const brandRows: readonly BrandRow[] = ['Atlas Copco', 'JCB', 'Komatsu', 'Liebherr'].map(
  (name, at) => ({
    ...base,
    id: at + 1,
    name,
    code: name.toUpperCase().replace(' ', '-'),
    alias: name.toLowerCase().replace(' ', '-'),
    sort_order: (at + 1) * 10,
    status: at === 3 ? 'hidden' : 'active',
    active: at !== 3,
  }),
);

/** A brand in the format of its edit call. */
export const brandForEdit = { ...brandRows[2], next_statuses: ['hidden'] };

/** The history of the offer, newest first. */
export const offerHistory: readonly HistoryEntry[] = [
  {
    id: 93,
    version: 3,
    action: 'update',
    changes: [
      { path: 'name.ro', from: 'Excavator', to: 'Excavator pe șenile' },
      { path: 'prices.price_per_hour', from: '52.00', to: '48.00' },
      { path: 'brand', from: null, to: { id: 3, name: 'Caterpillar' } },
    ],
    reason: null,
    created_at: '2026-05-30T08:12:00.000Z',
    created_by: { id: 2, name: 'Ana Rusu' },
    proposed_by: null,
  },
  {
    id: 92,
    version: 2,
    action: 'change_status',
    changes: [{ path: 'status', from: 'new', to: 'active' }],
    reason: 'Photos are there now',
    created_at: '2026-05-29T15:40:00.000Z',
    created_by: { id: 1, name: 'Main Admin' },
    proposed_by: null,
  },
  {
    id: 91,
    version: 1,
    action: 'create',
    changes: [],
    reason: null,
    created_at: '2026-05-28T09:00:00.000Z',
    created_by: null,
    proposed_by: null,
  },
];
