import type { Error as ErrorBody } from './generated/schemas.ts';

/** Problems by dotted path: `prices.price_per_hour`. */
export type Problems = NonNullable<ErrorBody['errors']>;

/** The body of a refused request. */
export type Refusal = ErrorBody;

/** The server refused a request. `code` says why, `message` says it in the language of the request. */
export class RentyardError extends Error {
  override readonly name: string = 'RentyardError';
  /** HTTP status. */
  readonly status: number;
  readonly code: Refusal['code'];
  /** Identifies the request in the log of the server. */
  readonly requestId: string;
  readonly body: Refusal;

  constructor(status: number, body: Refusal) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.requestId = body.request_id;
    this.body = body;
  }
}

/** Values need correction (422). */
export class InvalidError extends RentyardError {
  override readonly name = 'InvalidError';

  get problems(): Problems {
    return this.body.errors ?? {};
  }
}

/** Another write was faster, the record is in use, or a machine is not free (409): see `code` and `body`. */
export class ConflictError extends RentyardError {
  override readonly name = 'ConflictError';
}

/** There is no such record (404). */
export class NotFoundError extends RentyardError {
  override readonly name = 'NotFoundError';
}

/** The key is unknown, revoked or expired (401), or lacks the permission (403). */
export class AccessError extends RentyardError {
  override readonly name = 'AccessError';
}

/** Too many requests, also after the retries (429). */
export class RateLimitError extends RentyardError {
  override readonly name = 'RateLimitError';
}

/** No response arrived, also after the retries: `cause` is the error of `fetch`. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

const classes: Readonly<Record<number, typeof RentyardError>> = {
  401: AccessError,
  403: AccessError,
  404: NotFoundError,
  409: ConflictError,
  422: InvalidError,
  429: RateLimitError,
};

/** The error of a response of 400 and above. A proxy may respond with something else than JSON. */
export async function readError(response: Response): Promise<RentyardError> {
  const { status } = response;
  const text = await response.text();
  const Kind = classes[status] ?? RentyardError;
  return new Kind(status, parseBody(text) ?? unknownBody(status, text));
}

function parseBody(text: string): Refusal | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isOurs = body !== null && typeof body === 'object' && 'code' in body && 'message' in body;
    return isOurs ? (body as Refusal) : undefined;
  } catch {
    return undefined;
  }
}

function unknownBody(status: number, text: string): Refusal {
  const message = `HTTP ${status}: ${text.slice(0, 200)}`;
  return { message, code: status >= 500 ? 'unavailable' : 'bad_request', request_id: '' };
}
