import * as z from 'zod/mini';
import type { Option } from '../values.ts';
import {
  component,
  id,
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
  'registration_closed',
  'not_found',
  'method_not_allowed',
  'version_conflict',
  'in_use',
  'idempotency_mismatch',
  'wrong_state',
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
  /** The current number (409 `count_changed`). */
  readonly count?: number;
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
    count: z.optional(
      withKeywords(
        { description: 'The current number (409 count_changed).' },
        z.int().check(z.minimum(0)),
      ),
    ),
  }),
);
