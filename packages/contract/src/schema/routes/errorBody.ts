import * as z from 'zod/mini';
import type { Option } from '../values.ts';
import {
  component,
  dateTime,
  id,
  option,
  type problem,
  problemsByPath,
  string,
  use,
  withKeywords,
} from './responses.ts';
import type { TypeOf } from './route.ts';

/** Machine-readable errors. `errorMessages` has a text for each. */
export const errorCodes = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'password_expired',
  'people_only',
  'not_proposable',
  'too_many_proposals',
  'registration_closed',
  'not_found',
  'method_not_allowed',
  'version_conflict',
  'in_use',
  'idempotency_mismatch',
  'wrong_state',
  'not_available',
  'claimed',
  'count_changed',
  'too_large',
  'unsupported_media_type',
  'range_not_satisfiable',
  'invalid',
  'too_many_requests',
  'internal',
  'unavailable',
  'storage_unavailable',
  'disk_full',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every response of 400 and above. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly request_id: string;
  /** Problems by dotted path (422). */
  readonly errors?: Readonly<Record<string, readonly WireProblem[]>>;
  /** The current record (409 `version_conflict`). */
  readonly data?: unknown;
  readonly base_version?: number;
  /** Records that use this one (409 `in_use`). */
  readonly uses?: readonly Use[];
  /** The reservations that are in the way (409 `not_available`). */
  readonly conflicts?: readonly Conflict[];
  /** When the offer is free, and free offers nearby (409 `not_available`). */
  readonly alternatives?: Alternatives;
  /** Who has claimed the offer, and until when (409 `claimed`). */
  readonly held?: { readonly by: Option; readonly until: string };
  /** The current number (409 `count_changed`). */
  readonly count?: number;
}

/** A reservation that is in the way of another one: an order or a blocked period. */
export interface Conflict {
  readonly order?: Option;
  readonly blocked_period?: Option;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What can be rented instead. */
export interface Alternatives {
  /** The first start at which the same rental fits; null if there is none. */
  readonly next_free_at: string | null;
  /** Free offers of the category, nearest first. */
  readonly offers: readonly AlternativeOffer[];
}

export interface AlternativeOffer extends Option {
  readonly region: Option | null;
  readonly currency: Option;
  /** The unit price, a decimal in its currency; null on request. */
  readonly price: string | null;
  /** What a unit costs more than one of the wanted offer; null if they cannot be compared. */
  readonly price_difference: string | null;
}

/** A failed rule with its message in the language of the request. */
export type WireProblem = TypeOf<typeof problem>;

/** A record that references another. */
export interface Use extends Option {
  readonly subject: string;
}

/** The body of every response of 400 and above. */
export const errorBody = component(
  'Error',
  z.strictObject({
    message: string,
    code: z.enum(errorCodes),
    request_id: string,
    errors: z.optional(problemsByPath),
    data: z.optional(
      withKeywords({ description: 'The current record (409 version_conflict).' }, z.unknown()),
    ),
    base_version: z.optional(id),
    uses: z.optional(z.array(use)),
    conflicts: z.optional(
      withKeywords(
        { description: 'The reservations that are in the way (409 not_available).' },
        z.array(
          z.strictObject({
            order: z.optional(option),
            blocked_period: z.optional(option),
            starts_at: dateTime,
            ends_at: dateTime,
          }),
        ),
      ),
    ),
    alternatives: z.optional(
      withKeywords(
        { description: 'When the offer is free, and free offers nearby (409 not_available).' },
        z.strictObject({
          next_free_at: z.nullable(dateTime),
          offers: z.array(
            z.strictObject({
              id,
              name: string,
              region: z.nullable(option),
              currency: option,
              price: z.nullable(string),
              price_difference: z.nullable(string),
            }),
          ),
        }),
      ),
    ),
    held: z.optional(
      withKeywords(
        { description: 'Who has claimed the offer, and until when (409 claimed).' },
        z.strictObject({ by: option, until: dateTime }),
      ),
    ),
    count: z.optional(
      withKeywords(
        { description: 'The current number (409 count_changed).' },
        z.int().check(z.minimum(0)),
      ),
    ),
  }),
);
