import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '../../languages.ts';
import { record } from '../../schema/records.ts';
import { asOfParam, param } from '../../schema/routes/queryParams.ts';
import { optionalIds, recordId } from '../../schema/routes/requests.ts';
import {
  bare,
  count,
  dateTime,
  flag,
  id,
  option,
  status,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { type Status, statuses } from '../../schema/statuses.ts';
import type { Option } from '../../schema/values.ts';
import type { TierUnit } from '../price/priceTiers.ts';
import { offer } from './offer.ts';
import { type CurrentClaim, claimSchema, queueRows, type Risk, riskShape } from './reviewQueue.ts';

/** How long a claim of an offer lasts. */
export const claimMinutes = 5;

/**
 * Prices of one unit in the offers of a category: decimal text with the decimal places of the
 * currency.
 */
export interface PriceSpread {
  /** Number of prices. */
  readonly count: number;
  /** The 10th percentile. */
  readonly low: string;
  readonly median: string;
  /** The 90th percentile. */
  readonly high: string;
}

/**
 * `GET /categories/{id}/price_range?currency=`: prices of the active offers, converted to one
 * currency; null when there are none.
 */
export interface PriceRange {
  readonly currency: Option;
  /** The rates that were known at this moment were used. The same moment gives the same rates. */
  readonly as_of: string;
  readonly price_per_shift: PriceSpread | null;
  readonly price_per_hour: PriceSpread | null;
  /** The first price tier of each unit. */
  readonly price_tiers: Readonly<Record<TierUnit, PriceSpread | null>>;
  /** The category's usual price of an hour in this currency; null without one or without a rate. */
  readonly interval: { readonly from: string | null; readonly to: string | null } | null;
}

/**
 * Reasons for a match. Besides the name: the location (within 50 m or the same address), the owner or
 * the phone number. With any name: another owner has one of the photos, or one that looks like it.
 */
export const duplicateReasons = ['place', 'owner', 'phone', 'photo'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Another offer that is likely the same machine. */
export interface Duplicate extends Option {
  readonly code: string;
  readonly status: Status;
  readonly reasons: readonly DuplicateReason[];
  readonly updated_at: string;
}

export interface OwnerHistory extends Option {
  /** When the account was created. */
  readonly since: string;
  readonly has_verified_documents: boolean;
  /** Number of offers by status. */
  readonly offers: Readonly<Record<Status, number>>;
}

/** The category's usual price of an hour. An open bound is null. */
export interface PriceInterval {
  readonly from: string | null;
  readonly to: string | null;
  readonly currency: Option;
}

/** `GET /offers/{id}/review`: the information for a decision about an offer. */
export interface OfferReview extends Risk {
  readonly price_range: PriceRange;
  readonly price_interval: PriceInterval | null;
  readonly owner: OwnerHistory | null;
  /** The language for reasons: the owner's, else that of the region's country. */
  readonly author_language: LanguageCode | null;
  readonly duplicates: readonly Duplicate[];
  /** Required characteristics of the category without an answer. */
  readonly unanswered: readonly Option[];
  /** The reviewer who has claimed the offer. */
  readonly held: CurrentClaim | null;
}

const spread = z.nullable(z.strictObject({ count: id, low: string, median: string, high: string }));

/** Prices of the active offers of a category; null when there are none. */
const range = z.strictObject({
  currency: option,
  as_of: dateTime,
  price_per_shift: spread,
  price_per_hour: spread,
  price_tiers: z.strictObject({
    hour: spread,
    shift: spread,
    day: spread,
    week: spread,
    month: spread,
  }),
  interval: z.nullable(z.strictObject({ from: z.nullable(string), to: z.nullable(string) })),
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
  method: 'POST',
  path: '/offers/review/claim',
  isNeverProposed: true,
  tag,
  permission: ['change_status', 'offers'],
  body: z.strictObject({
    skip: withKeywords({ description: 'Offers to skip.' }, optionalIds(1_000)),
    preferred: withKeywords(
      { description: 'Offers to claim before the oldest one, in this order.' },
      optionalIds(queueRows),
    ),
    id: z.optional(
      withKeywords({ description: 'Claims this offer instead of the oldest one.' }, recordId),
    ),
  }),
  response: bare(
    z.strictObject({
      data: record(offer, 'show'),
      meta: z.strictObject({ held_until: dateTime }),
    }),
  ),
  status: [200, 204],
  errors: [404, 409, 422],
  isIdempotent: true,
  summary:
    'Claim the next new offer for review, or the named one. 204 if none is left; 409 if somebody else has claimed it',
});

export const releaseReview = route({
  method: 'POST',
  path: '/offers/review/release',
  isNeverProposed: true,
  tag,
  permission: ['change_status', 'offers'],
  body: z.strictObject({ ids: optionalIds(1_000) }),
  response: z.strictObject({ released: z.array(id) }),
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Release claimed offers: the named ones, or all',
});

export const readReviewRoute = route({
  method: 'GET',
  path: '/offers/:id/review',
  permission: ['read', 'offers'],
  tag,
  response: z.strictObject({
    price_range: range,
    price_interval: z.nullable(
      z.strictObject({ from: z.nullable(string), to: z.nullable(string), currency: option }),
    ),
    owner: z.nullable(owner),
    author_language: z.nullable(z.enum(languageCodes)),
    duplicates: z.array(duplicate),
    unanswered: z.array(option),
    ...riskShape,
    held: z.nullable(claimSchema),
  }),
  errors: [404, 422],
  summary: 'Data for the review of an offer: owner, prices, possible duplicates',
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
  query: z.strictObject({ currency, as_of: z.optional(asOfParam) }),
  response: range,
  errors: [404, 422],
  summary: 'The prices of the active offers of a category, converted to one currency',
  tag: 'categories',
});
