import type { Format } from '../../../services/format/useFormat.ts';

/** A price relative to the median: 2.9, and 0.25 below one. */
export function factorText(factor: number, format: Format): string {
  return format.number(factor < 1 ? factor : Math.round(factor * 10) / 10);
}
