import type { PriceRange, PriceSpread } from '@rentyard/contract/entities/listing/review';
import type { TierUnit } from '@rentyard/contract/entities/price/priceTiers';

export type PriceLeaf = 'price_per_shift' | 'price_per_hour';

/** The usual price range. Only for display, never saved, so floats are safe. */
export interface Usual {
  readonly from: number | null;
  readonly to: number | null;
  readonly median: number | null;
  /** Number of prices behind the median. */
  readonly count: number;
}

/** Fewer prices are no evidence: neither a median nor a range is shown. */
const pricesFrom = 5;

/**
 * The hourly price range of the category, else the range of 80% of its offers: one source, because a median of offers
 * may lie outside of the range that somebody set. Both are converted to the currency of the range. Undefined when
 * neither is known. Prices of fewer than five offers are ignored.
 */
export function usualPrice(leaf: PriceLeaf, range: PriceRange): Usual | undefined {
  const interval = leaf === 'price_per_hour' ? range.interval : null;
  if (interval) {
    const [from, to] = [parseFigure(interval.from), parseFigure(interval.to)];
    return { from, to, median: null, count: 0 };
  }
  const spread: PriceSpread | null = range[leaf];
  if (!spread || spread.count < pricesFrom) return undefined;
  return {
    from: parseFigure(spread.low),
    to: parseFigure(spread.high),
    median: parseFigure(spread.median),
    count: spread.count,
  };
}

/** The range of 80% of the tiers of other offers; undefined for fewer than five offers. */
export function usualTier(unit: TierUnit, { price_tiers: tiers }: PriceRange): Usual | undefined {
  const found = tiers[unit];
  if (!found || found.count < pricesFrom) return undefined;
  return {
    from: parseFigure(found.low),
    to: parseFigure(found.high),
    median: parseFigure(found.median),
    count: found.count,
  };
}

/** Whether a price is below or above the usual range. */
export function compareWithUsual(
  price: number,
  { from, to }: Usual,
): 'below' | 'above' | undefined {
  if (from !== null && price < from) return 'below';
  return to !== null && price > to ? 'above' : undefined;
}

/** A price as a number; undefined while it is not one. */
export function parseFigure(amount: string | null | undefined): number | null {
  return amount && /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : null;
}

/**
 * How many hours at the hourly price equal the shift price, to one decimal. Never saved, so a float
 * is safe. Undefined while either price is not an amount.
 */
export function hoursInShift(perShift: string, perHour: string): number | undefined {
  const [shift, hour] = [Number(perShift), Number(perHour)];
  if (!perShift || !perHour || !(shift > 0) || !(hour > 0)) return undefined;
  return Math.round((shift / hour) * 10) / 10;
}
