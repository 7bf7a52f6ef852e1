/** Adjacent bars: indexes of the first and the last one. */
export type BarRange = readonly [first: number, last: number];

/** The bars between two indexes, in any order. */
export function rangeBetween(one: number, other: number): BarRange {
  return [Math.min(one, other), Math.max(one, other)];
}

export function isInside(range: BarRange | null, at: number): boolean {
  return range !== null && at >= range[0] && at <= range[1];
}

/** The bar at a fraction (0 to 1) of the width. */
export function barAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}
