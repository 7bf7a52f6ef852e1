/** Requests per minute. 0 means no limit. */
export interface RequestLimits {
  /** Per signed-in user, from any address. */
  readonly person: number;
  /** Per API key, from any address. */
  readonly key: number;
  /** Per network address without a session. */
  readonly address: number;
}

export const requestLimits: RequestLimits = { person: 12_000, key: 6_000, address: 12_000 };
