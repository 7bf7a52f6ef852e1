/** Requests a minute. 0 is no limit. */
export interface RequestLimits {
  /** Of somebody who is signed in, from wherever. */
  readonly person: number;
  /** From one network address without a session. */
  readonly address: number;
}

export const requestLimits: RequestLimits = { person: 12_000, address: 12_000 };
