import type {
  Alternatives,
  Conflict,
  ErrorBody,
  ErrorCode,
  Use,
  WireProblem,
} from '@rentyard/contract/schema/routes/errorBody';

/**
 * A call without its usual result. Plain data, because it is stored in the store. `status` 0 means no
 * response; the code `proposed`, that the server stored the call as a proposal instead of making it.
 */
export interface ApiFailure {
  readonly status: number;
  /** Localised by the server; empty without a response. */
  readonly message: string;
  readonly code: ErrorCode | 'unreached' | 'unreadable' | 'proposed';
  /** To be quoted to the administrators of the server; empty when there is none. */
  readonly requestId: string;
  /** Problems by dotted path (422). */
  readonly errors?: Readonly<Record<string, readonly WireProblem[]>>;
  /** The current record (409 `version_conflict`). */
  readonly current?: unknown;
  /** The version that the rejected save started from. */
  readonly baseVersion?: number;
  /** Records that reference this one (409 `in_use`). */
  readonly uses?: readonly Use[];
  /** The reservations that are in the way (409 `not_available`). */
  readonly conflicts?: readonly Conflict[];
  /** What is free instead (409 `not_available`). */
  readonly alternatives?: Alternatives;
  /** The target of a 303. */
  readonly redirect?: string;
}

const unreachedStatuses: readonly number[] = [0, 429, 502, 503, 504];

/**
 * No response, or that of a temporarily unavailable server: the request was not processed
 * (P-BOOT-7).
 */
export function isUnreached(failure: ApiFailure): boolean {
  return unreachedStatuses.includes(failure.status);
}

/** Distinguishes a failed call from an error of the program in a `catch`. */
export function isApiFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'status' in value && 'requestId' in value;
}

/** Whether the data of a response is a proposal. */
export function isProposal(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'call' in data && 'difference' in data;
}

type FailureBody = Partial<ErrorBody> & { readonly redirect?: string };

/** The failure of a response; its body may be unreadable. */
export function parseFailure(response: Response, body: FailureBody | undefined): ApiFailure {
  return {
    status: response.status,
    message: body?.message ?? '',
    code: body?.code ?? 'unreadable',
    requestId: body?.request_id ?? response.headers.get('x-request-id') ?? '',
    errors: body?.errors,
    current: body?.data,
    baseVersion: body?.base_version,
    uses: body?.uses,
    conflicts: body?.conflicts,
    alternatives: body?.alternatives,
    redirect: body?.redirect,
  };
}
