import {
  aliasBounds,
  boolean,
  choice,
  codeBounds,
  group,
  image,
  longTextMax,
  money,
  nameBounds,
  number,
  reference,
  richTextMax,
  text,
  textMax,
  translated,
} from './fields.ts';
import { type Check, type DraftOf, defineResource, type RowOf } from './resource.ts';
import { listingStatuses, statuses } from './statuses.ts';

const bothCoordinates: Check = (record) => {
  const isFilled = (path: string) => record[path] !== null && record[path] !== undefined;
  if (isFilled('geo_lat') === isFilled('geo_long')) return [];
  const path = isFilled('geo_lat') ? 'geo_long' : 'geo_lat';
  return [{ path, problem: { id: 'pair' } }];
};

/** Only an active offer must name a price: new ones may still wait for it. */
const priceWhenActive: Check = (record) => {
  const prices = (record.prices ?? {}) as Readonly<Record<string, unknown>>;
  if (record.status !== 'active' || prices.price_per_shift || prices.price_per_hour) return [];
  return [{ path: 'prices.price_per_shift', problem: { id: 'one_price' } }];
};

export const offer = defineResource({
  name: 'offers',
  subject: 'offers',
  label: 'name',
  fields: {
    category: reference({ to: 'categories', required: true }),
    type: choice({ options: ['equipment', 'service'], required: true }),
    name: translated({ ...nameBounds, required: true }),
    code: text({ ...codeBounds, required: true, unique: true }),
    alias: text({ ...aliasBounds, required: true, unique: true }),
    title: translated({ max: 255, detail: true }),
    keywords: translated({ max: 500, detail: true }),
    description: translated({ max: longTextMax, multiline: true, detail: true }),
    content: translated({ max: richTextMax, rich: true, detail: true }),
    prices: group({
      fields: {
        price_per_shift: money({ currency: 'currency' }),
        price_per_hour: money({ currency: 'currency' }),
      },
    }),
    currency: reference({ to: 'currencies', required: true }),
    address: text({ max: textMax, detail: true }),
    geo_lat: number({ min: -90, max: 90, places: 6, detail: true }),
    geo_long: number({ min: -180, max: 180, places: 6, detail: true }),
    brand: reference({ to: 'brands' }),
    region: reference({ to: 'regions', required: true }),
    project: reference({ to: 'projects', required: true }),
    image: image({}),
    user: reference({ to: 'users', detail: true }),
    status: choice({ options: statuses, readOnly: true, required: true }),
    active: boolean({ default: false, readOnly: true }),
  },
  search: ['code', 'name', 'alias'],
  sort: [
    'name',
    'code',
    'alias',
    'prices.price_per_shift',
    'prices.price_per_hour',
    'status',
    'type',
  ],
  defaultSort: '-updated_at',
  filter: [
    'name',
    'code',
    'alias',
    'category',
    'type',
    'prices.price_per_shift',
    'prices.price_per_hour',
    'currency',
    'brand',
    'region',
    'project',
    'image',
    'user',
    'status',
    'active',
  ],
  statuses: listingStatuses,
  checks: [bothCoordinates, priceWhenActive],
});

export type OfferRow = RowOf<typeof offer>;
export type OfferDraft = DraftOf<typeof offer>;
