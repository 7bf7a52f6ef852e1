import type { CurrentClaim } from '@rentyard/contract/entities/listing/reviewQueue';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { ErrorCode, Use } from '@rentyard/contract/schema/routes/errorBody';
import type { Problem } from '@rentyard/validators';

interface Details {
  /** Values for the message of `contract/errors.ts`. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further fields of the response besides message, code and request id. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/**
 * An error for the caller. Any layer throws it; `http/handleError.ts` translates it to the language
 * of the request. Any other error is a fault of the server and gives a 500.
 */
export class Failure extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.values = details.values ?? {};
    this.headers = details.headers ?? {};
    this.body = details.body ?? {};
  }
}

/** 422: values need correction. Problems are keyed by dotted path. */
export class Invalid extends Failure {
  readonly problems: ProblemsByPath;

  constructor(problems: ProblemsByPath) {
    super(422, 'invalid');
    this.problems = problems;
  }

  /** One problem at one path. */
  static at(path: string, problem: Problem): Invalid {
    return new Invalid({ [path]: [problem] });
  }
}

/** 400: the request cannot be parsed. */
export class BadRequest extends Failure {
  constructor(cause?: unknown) {
    super(400, 'bad_request', { cause });
  }
}

/** 401: there is no session, or it has ended. */
export class Unauthenticated extends Failure {
  constructor() {
    super(401, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** 403: the user lacks a permission. */
export class Forbidden extends Failure {
  readonly action: string;
  readonly subject: string;

  constructor(action: string, subject: string) {
    super(403, 'forbidden', { values: { action, subject } });
    this.action = action;
    this.subject = subject;
  }
}

/** 403: the user may propose changes, but not this one. */
export class NotProposable extends Failure {
  constructor(action: string, subject: string) {
    super(403, 'not_proposable', { values: { action, subject } });
  }
}

/** 404: no such record or path. */
export class NotFound extends Failure {
  constructor() {
    super(404, 'not_found');
  }
}

/** 405: the path exists, but not with this method. */
export class MethodNotAllowed extends Failure {
  constructor(method: string, allowed: readonly string[]) {
    super(405, 'method_not_allowed', {
      values: { method },
      headers: { allow: allowed.join(', ') },
    });
  }
}

/** 409: another user saved meanwhile. Contains the current record in the edit shape. */
export class Conflict extends Failure {
  constructor(current: unknown, baseVersion: number) {
    super(409, 'version_conflict', { body: { data: current, base_version: baseVersion } });
  }
}

/** 409: other records use this one. */
export class InUse extends Failure {
  constructor(uses: readonly Use[]) {
    super(409, 'in_use', { body: { uses } });
  }
}

/** 409: an Idempotency-Key was used for another request. */
export class IdempotencyMismatch extends Failure {
  constructor() {
    super(409, 'idempotency_mismatch');
  }
}

/** 409: the current state does not allow the operation. */
export class WrongState extends Failure {
  constructor() {
    super(409, 'wrong_state');
  }
}

/** 409: another write took a unique value at the same time. `withTakenField` names the field. */
export class Taken extends Failure {
  /** The violated unique index. */
  readonly index: string;

  constructor(index: string, cause: unknown) {
    super(409, 'wrong_state', { cause });
    this.index = index;
  }
}

/** 409: another write deleted a record that this one refers to, or refers to the one that this one deletes. */
export class BrokenReference extends Failure {
  constructor(cause: unknown) {
    super(409, 'wrong_state', { cause });
  }
}

/** A reservation that leaves too few machines for another one. */
export interface ReservationConflict {
  readonly order: number | null;
  readonly blocked_period: number | null;
  /** The code of the order or of the blocked period. */
  readonly code: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What could not be reserved, as the database reports it. */
export interface RefusedReservation {
  readonly offer: number;
  /** The period with its buffers. */
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
  readonly conflicts: readonly ReservationConflict[];
}

/** 409: other reservations leave too few machines. `withAlternatives` completes it. */
export class NotAvailable extends Failure {
  readonly refused: RefusedReservation | undefined;

  constructor(refused: RefusedReservation | undefined, details: Pick<Details, 'body' | 'cause'>) {
    super(409, 'not_available', details);
    this.refused = refused;
  }
}

/** 409: somebody else has claimed the offer for review. */
export class Claimed extends Failure {
  constructor(held: CurrentClaim) {
    super(409, 'claimed', { values: { name: held.by.name }, body: { held } });
  }
}

/** 409: the number of recipients differs from the expected one. */
export class CountChanged extends Failure {
  constructor(count: number) {
    super(409, 'count_changed', { values: { count }, body: { count } });
  }
}

/** 413: the body exceeds the limit of the route. */
export class TooLarge extends Failure {
  constructor() {
    super(413, 'too_large');
  }
}

/** 415: the route does not accept this content type. */
export class UnsupportedMediaType extends Failure {
  constructor() {
    super(415, 'unsupported_media_type');
  }
}

/** 416: the requested range is outside the file. `whole` is a `Content-Range` with its size. */
export class RangeNotSatisfiable extends Failure {
  constructor(whole?: string) {
    super(
      416,
      'range_not_satisfiable',
      whole === undefined ? {} : { headers: { 'content-range': whole } },
    );
  }
}

/** 429: wait `seconds` before the next try. */
export class TooManyRequests extends Failure {
  constructor(seconds: number) {
    super(429, 'too_many_requests', {
      values: { seconds },
      headers: { 'retry-after': String(seconds) },
    });
  }
}

/** 503: the database is unreachable or timed out. A later request may succeed. */
export class Unavailable extends Failure {
  constructor(cause?: unknown) {
    super(503, 'unavailable', { headers: { 'retry-after': '2' }, cause });
  }
}

/** 503: the storage of pictures is unreachable. Only this upload or picture fails. */
export class StorageUnavailable extends Failure {
  constructor(cause?: unknown) {
    super(503, 'storage_unavailable', { headers: { 'retry-after': '10' }, cause });
  }
}

/** 507: the disk is full. Reads still work. */
export class DiskFull extends Failure {
  constructor(cause?: unknown) {
    super(507, 'disk_full', { cause });
  }
}
