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
  const last = count - 1;
  const bucketOf = (row: number) => {
    const rank = ranks[row] as number;
    return isDesc && rank < count ? last - rank : rank;
  };
  const ends = new Uint32Array(count + 1);
  for (const row of order) {
    const bucket = bucketOf(row);
    ends[bucket] = (ends[bucket] as number) + 1;
  }
  for (let bucket = 1; bucket <= count; bucket++) {
    ends[bucket] = (ends[bucket] as number) + (ends[bucket - 1] as number);
  }
  const ordered = new Uint32Array(order.length);
  for (let place = order.length - 1; place >= 0; place--) {
    const row = order[place] as number;
    const bucket = bucketOf(row);
    const end = (ends[bucket] as number) - 1;
    ends[bucket] = end;
    ordered[end] = row;
  }
  return ordered;
}

/** 0, 1, 2... A loop, since `Uint32Array.from` with a function takes ten times as long. */
export function naturalOrder(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let place = 0; place < size; place++) order[place] = place;
  return order;
}
