import type { PropertyEdited } from '@rentyard/contract/entities/property/property';
import { pictureOf } from '../samples.ts';
import type { FakeResponses } from './fakeServer.ts';

const base = {
  version: 3,
  created_at: '2026-04-12T07:30:00.000Z',
  updated_at: '2026-05-31T14:05:00.000Z',
  created_by: { id: 2, name: 'Ana Rusu' },
  updated_by: { id: 1, name: 'Main Admin' },
  deleted_at: null,
};

const pointer = { id: 7, name: 'Crawler excavators' };
const [eur, mdl] = [
  { id: 1, name: 'EUR' },
  { id: 2, name: 'MDL' },
];

/** Characteristics of the category in the format of its form. */
export const properties: readonly PropertyEdited[] = [
  {
    ...base,
    id: 21,
    category: pointer,
    category_group: null,
    name: { en: 'Operating weight, t', ru: 'Эксплуатационная масса, т' },
    required: true,
    multiple: false,
    allow_custom: false,
    is_numeric: true,
    status: 'active',
    sort_order: 10,
    values: [],
    ranges: [
      { from: 6, to: 14 },
      { from: 16, to: 22 },
    ],
    min: 6,
    max: 90,
  },
  {
    ...base,
    id: 22,
    category: pointer,
    category_group: null,
    name: { en: 'Undercarriage', ru: 'Ходовая часть' },
    required: false,
    multiple: false,
    allow_custom: true,
    is_numeric: false,
    status: 'active',
    sort_order: 20,
    values: [
      { id: 70, name: { en: 'Steel tracks', ru: 'Стальные гусеницы' }, sort_order: 10 },
      { id: 71, name: { en: 'Rubber tracks' }, sort_order: 20 },
    ],
    ranges: [],
    min: null,
    max: null,
  },
];

/** A category in the format of its edit call. */
const categoryForEdit = {
  ...base,
  id: 7,
  name: { en: 'Crawler excavators', ru: 'Гусеничные экскаваторы' },
  alt_name: {},
  declension_one: { en: 'crawler excavator', ru: 'гусеничного экскаватора' },
  declension_two: { en: 'crawler excavators' },
  alias: 'crawler-excavators',
  sort_order: 10,
  in_top: true,
  min_hour_price: '30.00',
  price_interval: { from: '30.00', to: '65.00', currency: eur },
  active: true,
  photo: { id: 4, ...pictureOf('#f6c48f', '#7b5a35'), width: 640, height: 480, alt: '' },
  icon: 'shovel',
  title: { en: 'Crawler excavators for rent' },
  keywords: {},
  description: { en: 'By the hour or by the shift, with or without an operator.' },
  prices: [],
  properties: properties.map(({ id, name }) => ({ id, name: name.en })),
};

const priced = {
  id: 7,
  version: 3,
  prices: [
    {
      currency: eur,
      property: { id: 21, name: 'Operating weight, t' },
      value: null,
      intervals: [
        { from: 6, to: 14, min_hour_price: '24.50' },
        { from: 14, to: 22, min_hour_price: null },
      ],
    },
    {
      currency: mdl,
      property: { id: 21, name: 'Operating weight, t' },
      value: null,
      intervals: [{ from: 6, to: 14, min_hour_price: '480.00' }],
    },
  ],
  properties: [
    { ...base, id: 21, name: 'Operating weight, t', is_numeric: true, values: [] },
    {
      ...base,
      id: 22,
      name: 'Undercarriage',
      is_numeric: false,
      values: [
        { id: 70, name: 'Steel tracks' },
        { id: 71, name: 'Rubber tracks' },
      ],
    },
  ],
};

const nobody = { total: 0, records: [] };

/** The impact of a save that affects no offer. */
export const harmless = { property: 22, used_by: nobody, would_miss: nobody, dropped: [] };

/** `total` affected offers, with at most two of them listed. */
export const affected = (total: number) => ({
  total,
  records: [
    { subject: 'offers', id: 412, name: 'Crawler excavator, 21 t' },
    { subject: 'offers', id: 413, name: 'Mini excavator 1.8 t with thumb' },
  ].slice(0, total),
});

/** Responses for the category, its characteristics and its prices. */
export const categoryResponses: FakeResponses = {
  'GET categories/:id/edit': { body: { data: categoryForEdit } },
  'GET properties/:id/for_category': { body: { data: properties } },
  'GET properties/:id/list_for_offer': { body: { data: [] } },
  'POST properties/:id/impact': { body: { data: [harmless] } },
  'POST properties/:id/create_or_update_many': { body: { data: properties } },
  'GET categories/:id/edit_prices': { body: { data: priced } },
  'PATCH categories/:id/update_prices': ({ body }) => ({
    body: { data: { ...priced, version: 4, prices: named(body.prices) } },
  }),
  'GET currencies': {
    body: {
      data: [
        { ...base, ...eur, decimal: 2 },
        { ...base, ...mdl, decimal: 2 },
      ],
      meta: { current_page: 1, per_page: 100, total: 2, last_page: 1, total_is_exact: true },
    },
  },
};

/** Converts sent prices to the format of a response: names beside the ids. */
function named(prices: unknown): readonly object[] {
  return (prices as readonly { readonly currency: number; readonly property: number }[]).map(
    (row) => ({
      ...row,
      currency: row.currency === 1 ? eur : mdl,
      property: { id: row.property, name: '' },
    }),
  );
}

/** A conflict response: another user has saved the second characteristic. */
export function savedMeanwhile(changes: Partial<PropertyEdited>) {
  return {
    status: 409,
    body: {
      code: 'version_conflict',
      message: 'Someone changed this record while you were editing.',
      request_id: '7f3c2a10',
      base_version: 3,
      data: { ...properties[1], version: 4, updated_by: { id: 2, name: 'Ana Rusu' }, ...changes },
    },
  };
}
