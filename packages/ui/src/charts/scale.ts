import { ticks } from 'd3-array';

/** The smallest and the largest value of an axis. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The span of values. Its length is never zero, even for no value or a single one. */
export function findSpan(values: readonly number[]): Span {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return { from: 0, to: 1 };
  const [from, to] = [Math.min(...known), Math.max(...known)];
  return from === to ? { from: from - 1, to: to + 1 } : { from, to };
}

/** The relative position of a value in a span, from 0 to 1. */
export function findShare(value: number, { from, to }: Span): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Round tick values of an axis that begins at zero. The last one is at or above the largest value. */
export function axisTicks(largest: number): readonly number[] {
  const top = Math.max(largest, 0) || 1;
  const inside = ticks(0, top, 4);
  const last = inside.at(-1) ?? 0;
  const step = (inside[1] ?? top) - (inside[0] ?? 0);
  return last >= top ? inside : [...inside, last + step];
}
