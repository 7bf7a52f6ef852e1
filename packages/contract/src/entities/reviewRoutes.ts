import * as z from 'zod/mini';
import { languageCodes } from '../languages.ts';
import { param } from '../schema/queryParams.ts';
import { record } from '../schema/records.ts';
import { idsOrNoneUpTo } from '../schema/requests.ts';
import {
  bare,
  count,
  dateTime,
  flag,
  id,
  noted,
  option,
  status,
  string,
} from '../schema/responses.ts';
import { route } from '../schema/route.ts';
import { statuses } from '../schema/statuses.ts';
import { offer } from './offer.ts';
import { duplicateReasons } from './review.ts';

const spread = z.nullable(z.strictObject({ count: id, low: string, median: string, high: string }));

/** Prices of the active offers of a category; null without any price. */
const range = z.strictObject({
  currency: option,
  price_per_shift: spread,
  price_per_hour: spread,
});

const owner = z.strictObject({
  id,
  name: string,
  // When the account was created.
  since: dateTime,
  has_verified_documents: flag,
  offers: z.record(z.enum(statuses), count),
});

/** Another offer of the same name that is likely the same machine. */
const duplicate = z.strictObject({
  id,
  name: string,
  code: string,
  status,
  reasons: z.array(z.enum(duplicateReasons)),
  updated_at: dateTime,
});

const tag = 'offers';

export const claimReview = route({
  ...{ method: 'POST', path: '/offers/review/claim', tag },
  permission: ['change_status', 'offers'],
  body: z.strictObject({ skip: noted({ description: 'Offers to skip.' }, idsOrNoneUpTo(1_000)) }),
  response: bare(
    z.strictObject({
      data: record(offer, 'show'),
      meta: z.strictObject({ held_until: dateTime }),
    }),
  ),
  status: [200, 204],
  errors: [404, 409, 422],
  isIdempotent: true,
  summary: 'Claim the next new offer for review: 204 when none is left',
});

export const releaseReview = route({
  ...{ method: 'POST', path: '/offers/review/release', tag },
  permission: ['change_status', 'offers'],
  body: z.strictObject({ ids: idsOrNoneUpTo(1_000) }),
  response: z.strictObject({ released: z.array(id) }),
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Release claimed offers: the named ones, or all',
});

export const readReviewRoute = route({
  ...{ method: 'GET', path: '/offers/:id/review', permission: ['read', 'offers'], tag },
  response: z.strictObject({
    price_range: range,
    price_interval: z.nullable(
      z.strictObject({ from: z.nullable(string), to: z.nullable(string), currency: option }),
    ),
    owner: z.nullable(owner),
    author_language: z.nullable(z.enum(languageCodes)),
    duplicates: z.array(duplicate),
    held: z.nullable(z.strictObject({ by: option, until: dateTime })),
  }),
  errors: [404, 422],
  summary: 'What helps to decide about an offer',
});

const currency = param<number>(
  { type: 'integer', minimum: 1, description: 'Id of the currency.' },
  (given) => {
    if (given === '') return { problem: { id: 'required' } };
    return /^[1-9]\d{0,14}$/.test(given) ? { value: Number(given) } : { problem: { id: 'type' } };
  },
);

export const priceRangeRoute = route({
  method: 'GET',
  path: '/categories/:id/price_range',
  permission: ['read', 'categories'],
  query: z.strictObject({ currency }),
  response: range,
  errors: [404, 422],
  summary: 'The prices of the active offers of a category in one currency',
  tag: 'categories',
});
