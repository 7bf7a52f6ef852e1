import type { Ranks } from './ranks.ts';

/** Places of numbers among each other; what is no number has none. */
export function numberRanks(values: Float64Array): Ranks {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  let count = 0;
  for (const value of sorted) {
    if (count === 0 || value !== sorted[count - 1]) sorted[count++] = value;
  }
  const distinct = sorted.subarray(0, count);
  const ranks = new Uint32Array(values.length);
  for (let row = 0; row < values.length; row++) {
    ranks[row] = Number.isNaN(values[row]) ? count : placeOf(distinct, values[row] as number);
  }
  return { ranks, count };
}

function placeOf(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
