import type { RangeRow } from './propertyRow.ts';

interface Gap {
  readonly from: number;
  readonly to: number;
}

/**
 * What lies between a range and the one after it, by the place of the first. Numbers in there fall into no
 * range, which may be meant; overlaps are mistakes, and the rules tell them.
 */
export function gapsIn(ranges: readonly RangeRow[]): ReadonlyMap<number, Gap> {
  const gaps = new Map<number, Gap>();
  for (const [at, range] of ranges.entries()) {
    const [end, next] = [numberOf(range.to), numberOf(ranges[at + 1]?.from ?? '')];
    if (end !== undefined && next !== undefined && next > end)
      gaps.set(at, { from: end, to: next });
  }
  return gaps;
}

function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}
