import type { PriceInterval, PriceRange, PriceSpread } from '@rentyard/contract/entities/review';

export type PriceLeaf = 'price_per_shift' | 'price_per_hour';

/** What a price is judged by. Figures for a plot and a comparison, never saved, so floats do no harm. */
export interface Usual {
  readonly from: number | null;
  readonly to: number | null;
  readonly median: number | null;
  /** How many prices the median is drawn from. */
  readonly count: number;
}

/** Fewer prices say nothing about what is usual; their median is still worth seeing. */
const spreadFrom = 4;

/**
 * What the category says an hour costs, where it says so in this currency; else what four in five of its
 * offers ask. Undefined when neither is known.
 */
export function usualPrice(
  leaf: PriceLeaf,
  range: PriceRange,
  interval: PriceInterval | null,
): Usual | undefined {
  const spread: PriceSpread | null = range[leaf];
  const hasInterval = leaf === 'price_per_hour' && interval?.currency.id === range.currency.id;
  if (!hasInterval && !spread) return undefined;
  const observed = spread && spread.count >= spreadFrom ? [spread.low, spread.high] : [];
  const [from, to] = hasInterval ? [interval.from, interval.to] : observed;
  return {
    from: figureOf(from),
    to: figureOf(to),
    median: figureOf(spread?.median),
    count: spread?.count ?? 0,
  };
}

/** Whether a price lies below or above what is usual. */
export function outsideOf(price: number, { from, to }: Usual): 'below' | 'above' | undefined {
  if (from !== null && price < from) return 'below';
  return to !== null && price > to ? 'above' : undefined;
}

/** A price as a figure; undefined while it is none. */
export function figureOf(amount: string | null | undefined): number | null {
  return amount && /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : null;
}
