/**
 * The rank of every row by one field. Equal values share a rank, ranks are dense from 0, and rows without a value
 * have the rank `count`.
 */
export interface Ranks {
  readonly ranks: Uint32Array;
  /** Number of distinct values. */
  readonly count: number;
}

/** Sorts row indexes by rank. The sort is stable. Rows without a value come last in both directions. */
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
 * One stable pass of a radix sort: puts row indexes into the buckets that `buckets` has by position. This function
 * and others that run once over 100,000 rows use plain index loops, because the engine has no time to optimise
 * anything else.
 */
function spread(order: Uint32Array, buckets: Uint32Array, size: number): Uint32Array {
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

/** The array `0, 1, 2, …`. A loop takes a tenth of the time of `Uint32Array.from` with a function. */
export function naturalOrder(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let index = 0; index < size; index++) order[index] = index;
  return order;
}

/** Ranks numbers. Other values have no rank. */
export function numberRanks(values: Float64Array): Ranks {
  const order = numberOrder(values);
  const ranks = new Uint32Array(values.length);
  let count = 0;
  let before = Number.NaN;
  for (let index = 0; index < order.length; index++) {
    const row = order[index] as number;
    const value = values[row] as number;
    if (Number.isNaN(value)) break;
    if (value !== before) count++;
    before = value;
    ranks[row] = count - 1;
  }
  for (let index = order.length - 1; index >= 0; index--) {
    const row = order[index] as number;
    if (!Number.isNaN(values[row])) break;
    ranks[row] = count;
  }
  return { ranks, count };
}

const digitSize = 2 ** 16;

/**
 * Sorts row indexes by number, rows without a number last. A radix sort over the bits, 16 at a time. It skips passes
 * in which all numbers agree, so whole numbers take two or three passes.
 */
function numberOrder(values: Float64Array): Uint32Array {
  const halves = new Uint32Array(values.length * 2);
  const words = new Uint32Array(values.buffer, values.byteOffset, values.length * 2);
  for (let row = 0; row < values.length; row++) {
    const isNone = Number.isNaN(values[row]);
    const low = words[row * 2] as number;
    const high = words[row * 2 + 1] as number;
    const isNegative = high >>> 31 === 1;
    // The bit patterns of negative numbers sort in reverse. They are inverted so that all patterns sort ascending.
    halves[row * 2] = isNone ? allBits : isNegative ? ~low : low;
    halves[row * 2 + 1] = isNone ? allBits : isNegative ? ~high : high | signBit;
  }
  let order = naturalOrder(values.length);
  for (let digit = 0; digit < 4; digit++) order = byDigit(order, halves, digit);
  return order;
}

const allBits = 0xffff_ffff;
const signBit = 0x8000_0000;

function byDigit(order: Uint32Array, halves: Uint32Array, digit: number): Uint32Array {
  const half = digit >> 1;
  const shift = (digit & 1) * 16;
  const digits = new Uint32Array(order.length);
  for (let index = 0; index < order.length; index++) {
    const bits = halves[(order[index] as number) * 2 + half] as number;
    digits[index] = (bits >>> shift) & (digitSize - 1);
  }
  return spread(order, digits, digitSize);
}
