import {
  aliasBounds,
  boolean,
  choice,
  codeBounds,
  group,
  image,
  images,
  longTextMax,
  money,
  nameBounds,
  number,
  reference,
  richTextMax,
  text,
  textMax,
  translated,
} from '../../schema/fields.ts';
import type { Check } from '../../schema/resource.ts';
import { statuses } from '../../schema/statuses.ts';
import { characteristicFields } from '../property/characteristics.ts';

/** The fields that offers, tags and orders share: machine, price, location and owner. */
export const listingFields = {
  category: reference({ to: 'categories', required: true }),
  name: translated({ ...nameBounds, required: true }),
  code: text({ ...codeBounds, required: true, unique: true, generated: 'number' }),
  alias: text({ ...aliasBounds, required: true, unique: true, generated: 'name' }),
  description: translated({ max: longTextMax, multiline: true, detail: true }),
  content: translated({ max: richTextMax, rich: true, detail: true }),
  prices: group({
    fields: {
      price_per_shift: money({ currency: 'currency', normalized: true }),
      price_per_hour: money({ currency: 'currency', normalized: true }),
    },
  }),
  currency: reference({ to: 'currencies', required: true }),
  address: text({ max: textMax, detail: true }),
  geo_lat: number({ min: -90, max: 90, places: 6, detail: true }),
  geo_long: number({ min: -180, max: 180, places: 6, detail: true }),
  brand: reference({ to: 'brands' }),
  region: reference({ to: 'regions', required: true }),
  project: reference({ to: 'projects', required: true }),
  /** The colleague who is responsible. */
  assignee: reference({ to: 'staff' }),
  /** The owner. */
  user: reference({ to: 'clients', detail: true }),
  ...characteristicFields,
  status: choice({ options: statuses, readOnly: true, required: true }),
} as const;

/** Most photos in a gallery. */
export const galleryMax = 20;

/** More fields of offers and tags, for their public pages. */
export const publishedFields = {
  type: choice({ options: ['equipment', 'service'], required: true }),
  title: translated({ max: 255, detail: true }),
  keywords: translated({ max: 500, detail: true }),
  /** The first of `photos`. A new image alone becomes the first one; null removes the first one. */
  image: image({}),
  /** The gallery. */
  photos: images({ max: galleryMax, detail: true }),
  active: boolean({ default: false, readOnly: true, computed: true }),
} as const;

/** The type of the shared fields, for `FieldPath` and `SortPath`. */
export type Listing = {
  readonly fields: typeof listingFields;
  readonly sort: typeof listingSort;
};
/** The type of the fields of offers and tags, for `FieldPath`. */
export type Published = { readonly fields: typeof listingFields & typeof publishedFields };

export const listingSearch = ['code', 'name', 'alias', 'custom_value'] as const;

/** Listings are also found by the names of their region and their owner. */
export const listingSearchThrough = ['region', 'user'] as const;

export const listingSort = [
  'name',
  'code',
  'alias',
  'prices.price_per_shift',
  'prices.price_per_hour',
  'status',
] as const;

export const listingFilter = [
  'name',
  'code',
  'alias',
  'category',
  'prices.price_per_shift',
  'prices.price_per_hour',
  'currency',
  'brand',
  'region',
  'project',
  'user',
  'assignee',
  'properties',
  'status',
] as const;

export const publishedFilter = ['type', 'image', 'active'] as const;

const bothCoordinates: Check = (record) => {
  const isFilled = (path: string) => record[path] !== null && record[path] !== undefined;
  if (isFilled('geo_lat') === isFilled('geo_long')) return [];
  const path = isFilled('geo_lat') ? 'geo_long' : 'geo_lat';
  return [{ path, problem: { id: 'pair' } }];
};

/** Active records need a price. New ones may have none. */
const priceWhenActive: Check = (record) => {
  const prices = (record.prices ?? {}) as Readonly<Record<string, unknown>>;
  if (record.status !== 'active' || prices.price_per_shift || prices.price_per_hour) return [];
  return [{ path: 'prices.price_per_shift', problem: { id: 'one_price' } }];
};

export const listingChecks: readonly Check[] = [bothCoordinates, priceWhenActive];
