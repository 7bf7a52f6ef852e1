/**
 * Where every row stands by one field: equal values share a rank, ranks are dense from 0, and rows
 * without a value read `count`.
 */
export interface Ranks {
  readonly ranks: Uint32Array;
  /** How many different values there are. */
  readonly count: number;
}

/**
 * Orders row numbers by ranks and keeps the order they came in among equals. Rows without a value
 * come last in both directions.
 */
export function orderByRanks(
  order: Uint32Array,
  { ranks, count }: Ranks,
  isDesc: boolean,
): Uint32Array {
  const buckets = new Uint32Array(order.length);
  for (let index = 0; index < order.length; index++) {
    const rank = ranks[order[index] as number] as number;
    buckets[index] = isDesc && rank < count ? count - 1 - rank : rank;
  }
  return spread(order, buckets, count + 1);
}

/**
 * Puts rows into their buckets, which `buckets` tells by place, and keeps their order inside each: one
 * pass of a radix sort. Plain loops over indexes here and in what else runs once over 100,000 rows: an
 * engine has no time to make anything slower fast.
 */
export function spread(order: Uint32Array, buckets: Uint32Array, size: number): Uint32Array {
  const ends = new Uint32Array(size);
  for (let index = 0; index < order.length; index++) {
    const bucket = buckets[index] as number;
    ends[bucket] = (ends[bucket] as number) + 1;
  }
  let end = 0;
  for (let bucket = 0; bucket < size; bucket++) {
    const inside = ends[bucket] as number;
    if (inside === order.length) return order;
    end += inside;
    ends[bucket] = end;
  }
  const ordered = new Uint32Array(order.length);
  for (let index = order.length - 1; index >= 0; index--) {
    const bucket = buckets[index] as number;
    const at = (ends[bucket] as number) - 1;
    ends[bucket] = at;
    ordered[at] = order[index] as number;
  }
  return ordered;
}

/** 0, 1, 2... A loop, since `Uint32Array.from` with a function takes ten times as long. */
export function naturalOrder(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let index = 0; index < size; index++) order[index] = index;
  return order;
}
