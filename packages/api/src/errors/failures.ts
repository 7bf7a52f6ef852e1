import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { ErrorCode, Use } from '@rentyard/contract/schema/errorBody';
import type { Problem } from '@rentyard/ui/validators';

interface Details {
  /** Fill the places of the message of `contract/errors.ts`. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the answer carries besides message, code and request id. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/**
 * A refusal that the caller is meant to see. Any layer throws it; `http/answerFailure.ts` words it in the
 * asked language. Everything else that is thrown is a fault of the server and answered with 500.
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

/** 422: values need correction. Problems stand by dotted path. */
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

/** 400: the request cannot be read at all. */
export class BadRequest extends Failure {
  constructor(cause?: unknown) {
    super(400, 'bad_request', { cause });
  }
}

/** 401: nobody is signed in, or the session ended. */
export class Unauthenticated extends Failure {
  constructor() {
    super(401, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });
  }
}

/** 403: the person lacks a right. */
export class Forbidden extends Failure {
  constructor(action: string, subject: string) {
    super(403, 'forbidden', { values: { action, subject } });
  }
}

/** 404: no such record or address. */
export class NotFound extends Failure {
  constructor() {
    super(404, 'not_found');
  }
}

/** 405: the address is known, the method is not one of its own. */
export class MethodNotAllowed extends Failure {
  constructor(method: string, allowed: readonly string[]) {
    super(405, 'method_not_allowed', {
      values: { method },
      headers: { allow: allowed.join(', ') },
    });
  }
}

/** 409: somebody saved meanwhile. Carries the record as it stands, in the edit shape. */
export class Conflict extends Failure {
  constructor(current: unknown, baseVersion: number) {
    super(409, 'version_conflict', { body: { data: current, base_version: baseVersion } });
  }
}

/** 409: other records hold on to this one. */
export class InUse extends Failure {
  constructor(uses: readonly Use[]) {
    super(409, 'in_use', { body: { uses } });
  }
}

/** 409: an Idempotency-Key came back with another request. */
export class IdempotencyMismatch extends Failure {
  constructor() {
    super(409, 'idempotency_mismatch');
  }
}

/** 409: what is asked for is not possible in the state that the thing is in. */
export class WrongState extends Failure {
  constructor() {
    super(409, 'wrong_state');
  }
}

/** 409: more or fewer people would be reached than the caller was told. */
export class CountChanged extends Failure {
  constructor(count: number) {
    super(409, 'count_changed', { values: { count }, body: { count } });
  }
}

/** 413: more than the route takes. */
export class TooLarge extends Failure {
  constructor() {
    super(413, 'too_large');
  }
}

/** 415: a kind of content that the route does not take. */
export class UnsupportedMediaType extends Failure {
  constructor() {
    super(415, 'unsupported_media_type');
  }
}

/** 416: a part of a file that it has not got. `whole` is a `Content-Range` that tells its size. */
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

/** 503: the database cannot be reached or did not answer in time. It heals by itself. */
export class Unavailable extends Failure {
  constructor(cause?: unknown) {
    super(503, 'unavailable', { headers: { 'retry-after': '2' }, cause });
  }
}

/** 503: the storage of pictures cannot be reached. Only this upload or picture fails. */
export class StorageUnavailable extends Failure {
  constructor(cause?: unknown) {
    super(503, 'storage_unavailable', { headers: { 'retry-after': '10' }, cause });
  }
}

/** 507: no space left to save. Reads go on. */
export class DiskFull extends Failure {
  constructor(cause?: unknown) {
    super(507, 'disk_full', { cause });
  }
}
