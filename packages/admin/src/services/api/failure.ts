import type { ErrorCode, Use, WireProblem } from '@rentyard/contract/schema/errorBody';

/**
 * A call that brought no result. Plain data, because it is kept in the store.
 * `status` 0 means that no answer came at all.
 */
export interface ApiFailure {
  readonly status: number;
  /** Localised by the server; empty when no answer came. */
  readonly message: string;
  readonly code: ErrorCode | 'unreached' | 'unreadable';
  /** To be quoted to whoever looks after the server; empty when there is none. */
  readonly requestId: string;
  /** Problems by dotted path (422). */
  readonly errors?: Readonly<Record<string, readonly WireProblem[]>>;
  /** The record as it stands now (409 `version_conflict`). */
  readonly current?: unknown;
  /** The version that the refused save started from. */
  readonly baseVersion?: number;
  /** Records that hold on to this one (409 `in_use`). */
  readonly uses?: readonly Use[];
  /** Where a 303 points to. */
  readonly redirect?: string;
}

const unreachedStatuses: readonly number[] = [0, 429, 502, 503, 504];

/** No answer, or an answer that only says "later": nothing was decided about the request (P-BOOT-7). */
export function isUnreached(failure: ApiFailure): boolean {
  return unreachedStatuses.includes(failure.status);
}

/** Tells a failure of a call from an error of the program, in a `catch`. */
export function isApiFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'status' in value && 'requestId' in value;
}
