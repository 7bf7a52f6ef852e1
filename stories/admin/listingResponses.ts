import type { OfferReview, PriceRange } from '@rentyard/contract/entities/listing/review';
import type { QueuedOffer } from '@rentyard/contract/entities/listing/reviewQueue';
import { rentalPrice } from '@rentyard/contract/entities/price/rentalPrice';
import type { StatusEntry } from '@rentyard/contract/schema/history';
import { timesAmount } from '@rentyard/contract/schema/money/amounts';
import type { FakeRequest, FakeResponses } from './fakeServer.ts';
import { offerForEdit, offerPhotos, offerRows } from './records.ts';

/** Characteristics of categories, price ranges and owners, for the offer forms and the review screen. */
const base = { status: 'active', ranges: [], min: null, max: null, values: [] };
const plain = { required: false, multiple: false, allow_custom: false, is_numeric: false };

const attachments = {
  ...base,
  ...plain,
  id: 43,
  name: 'Attachments',
  multiple: true,
  allow_custom: true,
  values: [
    { id: 29, name: 'Hydraulic hammer' },
    { id: 30, name: 'Grading bucket' },
  ],
};
export const weight = {
  ...base,
  ...plain,
  id: 4,
  name: 'Operating weight, t',
  required: true,
  is_numeric: true,
  min: 6,
  max: 90,
};
const undercarriage = {
  ...base,
  ...plain,
  id: 6,
  name: 'Undercarriage',
  values: [
    { id: 50, name: 'Steel tracks' },
    { id: 51, name: 'Rubber tracks' },
  ],
};

/** Characteristics by category. The second category has fewer. */
const characteristicsOf: Readonly<Record<string, readonly object[]>> = {
  '1': [weight, attachments, undercarriage],
  '2': [{ ...weight, id: 104, max: 6, min: 1 }],
};

const usd = { id: 1, name: 'USD' };

const range: PriceRange = {
  as_of: '2026-05-31T14:05:00.000Z',
  interval: { from: '25.00', to: '75.00' },
  currency: usd,
  price_per_shift: { count: 9, low: '290.00', median: '350.00', high: '420.00' },
  price_per_hour: { count: 7, low: '25.00', median: '43.00', high: '60.00' },
  price_tiers: {
    hour: null,
    shift: null,
    day: null,
    week: { count: 6, low: '1200.00', median: '1400.00', high: '1600.00' },
    month: null,
  },
};

/** The price of an order of an offer with a weekly price, for its form. */
export function quoted(
  { query }: FakeRequest,
  minimumUnits = offerForEdit.minimum_units,
  endsAt: string | null = null,
) {
  const units = Number(query.get('units'));
  const quantity = Number(query.get('quantity'));
  const terms = {
    price_per_shift: query.get('price_per_shift') || null,
    price_per_hour: query.get('price_per_hour') || null,
    price_tiers: [{ from: 1, unit: 'week', price: '1400.00' }] as const,
    shift_hours: 8,
    shifts_per_week: 5,
  };
  const price = rentalPrice(terms, {
    units,
    unit: query.get('unit') === 'hour' ? 'hour' : 'shift',
  });
  const total = price ? timesAmount(price.amount, quantity) : null;
  const price_explanation = { lines: price?.lines ?? [], saved: price?.saved ?? null };
  const quote = {
    ...{ units, ends_at: endsAt, minimum_units: minimumUnits },
    ...{ total, price_explanation },
  };
  return { body: { data: quote } };
}

const statuses: readonly StatusEntry[] = [
  {
    id: 12,
    from: 'rejected',
    to: 'new',
    reason: null,
    created_at: '2026-05-30T08:12:00.000Z',
    created_by: { id: 2, name: 'Ana Rusu' },
  },
  {
    id: 11,
    from: 'new',
    to: 'rejected',
    reason: 'The photo shows something else',
    created_at: '2026-05-29T15:40:00.000Z',
    created_by: { id: 1, name: 'Main Admin' },
  },
];

export const review: OfferReview = {
  price_range: range,
  price_interval: { from: '25.00', to: '75.00', currency: usd },
  owner: {
    id: 31,
    name: 'Ion Munteanu',
    since: '2025-11-02T09:00:00.000Z',
    has_verified_documents: true,
    offers: { new: 2, active: 14, hidden: 1, rejected: 3 },
  },
  author_language: 'ro',
  risk: ['price', 'duplicate', 'unanswered'],
  price_factor: { price: 'price_per_hour', factor: 2.9 },
  unanswered: [{ id: 5, name: 'Bucket volume, m³' }],
  duplicates: [
    {
      id: 88,
      name: 'Crawler excavator, 21 t',
      code: 'OF-10088',
      status: 'active',
      reasons: ['place', 'owner'],
      updated_at: '2026-05-12T10:00:00.000Z',
    },
  ],
  held: null,
};

const meta = { current_page: 1, per_page: 5, total: 2, last_page: 1, total_is_exact: true };

/** The authors of these records use Romanian. */
export const byRomanians: FakeResponses = {
  'GET offers/author_language': { body: { data: { language: 'ro' } } },
  'GET orders/author_language': { body: { data: { language: 'ro' } } },
};

export const listingResponses: FakeResponses = {
  'GET offers/author_language': { body: { data: { language: null } } },
  'GET orders/author_language': { body: { data: { language: null } } },
  'GET properties/:id/list_for_offer': ({ path }) => ({
    body: { data: characteristicsOf[path.split('/')[1] ?? ''] ?? [] },
  }),
  'GET orders/quote': (request) => quoted(request),
  'GET categories/:id/price_range': { body: { data: range } },
  'GET offers/status/:id/history_for_offer': { body: { data: statuses, meta } },
  'GET order_statuses/:id/history_for_order': { body: { data: [], meta: { ...meta, total: 0 } } },
  'GET offers/:id/review': { body: { data: { ...review, duplicates: [] } } },
  'GET offers/review/queue': (request) => queuedOffers(request),
  'GET regions/near': { body: { data: { id: 1, name: 'Chișinău' } } },
};

/** The second offer waits longest; Ana reviews the third one. */
export function queuedOffers({ query }: FakeRequest) {
  const risks: readonly Partial<QueuedOffer>[] = [
    { risk: ['price', 'duplicate'], price_factor: { price: 'price_per_hour', factor: 2.9 } },
    { risk: [] },
    { held: { by: { id: 2, name: 'Ana Rusu' }, until: '2026-06-01T00:00:00.000Z' } },
  ];
  const offers = risks.map((risk, at): QueuedOffer => {
    const { id, name, code, image, created_at } = offerRows[at] as (typeof offerRows)[number];
    return { id, name, code, image, created_at, risk: [], price_factor: null, held: null, ...risk };
  });
  const isOldest = query.get('order') === 'oldest';
  return { body: { data: { offers: isOldest ? offers.toReversed() : offers, total: 3 } } };
}

/** New offers of the review queue in order, without the skipped ones. */
export function claimed({ body }: FakeRequest) {
  const skip = (body.skip ?? []) as readonly number[];
  const preferred = (body.preferred ?? []) as readonly number[];
  const waiting = offerRows.slice(0, 2);
  const next = [...preferred, ...waiting.map(({ id }) => id)].find((id) => !skip.includes(id));
  const offer = waiting.find(({ id }) => id === (body.id ?? next));
  if (!offer) {
    const error = { message: 'Ana Rusu is reviewing this offer.', code: 'claimed' };
    return body.id === undefined ? { status: 204, body: null } : { status: 409, body: error };
  }
  const { address, geo_lat, geo_long, properties } = offerForEdit;
  const detail = { address, geo_lat, geo_long, properties, photos: offerPhotos, user: null };
  const texts = { description: 'Bucket 1.05 m³.', content: null, title: null, keywords: null };
  return {
    body: {
      data: { ...offer, ...detail, ...texts, status: 'new' },
      meta: { held_until: '2026-06-01T00:00:00.000Z' },
    },
  };
}

/** An offer that answers the characteristics of its category. */
export const answeredOffer = {
  ...offerForEdit,
  properties: [
    {
      property: { id: 4, name: 'Operating weight, t' },
      values: [],
      number: 21,
      custom_value: null,
    },
    {
      property: { id: 43, name: 'Attachments' },
      values: [{ id: 29, name: 'Hydraulic hammer' }],
      number: null,
      custom_value: 'Rotator',
    },
  ],
};
