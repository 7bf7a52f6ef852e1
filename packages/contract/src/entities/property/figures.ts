/** Bounds of the numbers that characteristics are told in. */
export const figureBounds = { min: -1_000_000_000, max: 1_000_000_000, places: 4 } as const;
