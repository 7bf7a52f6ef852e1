import type { RangeRow } from './propertyRow.ts';

interface Gap {
  readonly from: number;
  readonly to: number;
}

/**
 * Gaps between a range and the next one, by index of the first. Numbers in a gap match no range,
 * which can be intended; overlaps are errors of the validation.
 */
export function gapsIn(ranges: readonly RangeRow[]): ReadonlyMap<number, Gap> {
  const gaps = new Map<number, Gap>();
  for (const [at, range] of ranges.entries()) {
    const [end, next] = [parseNumber(range.to), parseNumber(ranges[at + 1]?.from ?? '')];
    if (end !== undefined && next !== undefined && next > end)
      gaps.set(at, { from: end, to: next });
  }
  return gaps;
}

function parseNumber(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}
