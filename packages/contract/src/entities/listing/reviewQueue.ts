import * as z from 'zod/mini';
import { choiceParam } from '../../schema/routes/queryParams.ts';
import { count, dateTime, id, imageSchema, option, string } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import type { Image, Option } from '../../schema/values.ts';

/** Most offers in a response of the queue. */
export const queueRows = 50;

/**
 * Reasons to look twice at an offer, the gravest first. `price`: far from the median of the category.
 * `outside_interval`: outside of the price interval of the category. The others are issues of its data
 * quality under the same names.
 */
export const riskReasons = [
  'price',
  'outside_interval',
  'duplicate',
  'photo_elsewhere',
  'unanswered',
  'no_price',
  'no_photo',
] as const;
export type RiskReason = (typeof riskReasons)[number];

export const queueOrders = ['risk', 'oldest'] as const;
export type QueueOrder = (typeof queueOrders)[number];

/** A price that is far from the median of its category: 2.9 times it. */
export interface PriceFactor {
  readonly price: 'price_per_shift' | 'price_per_hour';
  readonly factor: number;
}

export interface Risk {
  /** In the order of `riskReasons`. */
  readonly risk: readonly RiskReason[];
  /** Set with the reason `price`: the price that differs most. */
  readonly price_factor: PriceFactor | null;
}

/** A current claim of an offer. */
export interface CurrentClaim {
  readonly by: Option;
  readonly until: string;
}

/** A new offer that waits for a decision. */
export interface QueuedOffer extends Risk {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly image: Image | null;
  readonly created_at: string;
  readonly held: CurrentClaim | null;
}

/** `GET /offers/review/queue`. */
export interface ReviewQueuePage {
  readonly offers: readonly QueuedOffer[];
  /** Number of all new offers. */
  readonly total: number;
}

export const riskShape = {
  risk: z.array(z.enum(riskReasons)),
  price_factor: z.nullable(
    z.strictObject({ price: z.enum(['price_per_shift', 'price_per_hour']), factor: z.number() }),
  ),
};

export const claimSchema = z.strictObject({ by: option, until: dateTime });

export const reviewQueueRoute = route({
  method: 'GET',
  path: '/offers/review/queue',
  tag: 'offers',
  permission: ['change_status', 'offers'],
  query: z.strictObject({
    order: z._default(
      choiceParam(queueOrders, 'Those with the most and gravest risks first, or the oldest first.'),
      'risk',
    ),
  }),
  response: z.strictObject({
    offers: z.array(
      z.strictObject({
        id,
        name: string,
        code: string,
        image: z.nullable(imageSchema),
        created_at: dateTime,
        ...riskShape,
        held: z.nullable(claimSchema),
      }),
    ),
    total: count,
  }),
  errors: [422],
  summary: 'The new offers that wait for a review, with their risks and who has claimed them',
});
