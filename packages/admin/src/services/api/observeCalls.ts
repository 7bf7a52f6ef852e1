/** A call under observation. */
export interface ObservedCall {
  /** The header `traceparent` of the request (W3C Trace Context). */
  readonly traceparent: string;
  /** Called after the response or the failure. */
  end(): void;
}

/** Called before each write with its path below `/api/v1`. Returns undefined for a write that it ignores. */
export type CallObserver = (path: string) => ObservedCall | undefined;

let observer: CallObserver | undefined;

/** Observes all later writes. Without an observer nothing is measured. */
export function observeCalls(wanted: CallObserver): void {
  observer = wanted;
}

/** The observation of a call that begins now; undefined for reads and without an observer. */
export function observedCall(method: string, path: string): ObservedCall | undefined {
  return method === 'GET' ? undefined : observer?.(path);
}
