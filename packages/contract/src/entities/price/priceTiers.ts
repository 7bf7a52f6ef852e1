import { choice, list, money, number } from '../../schema/fields.ts';
import type { Check } from '../../schema/resource.ts';

/** The units of price tiers, the shortest first. */
export const tierUnits = ['hour', 'shift', 'day', 'week', 'month'] as const;

export type TierUnit = (typeof tierUnits)[number];

/** A price per unit for rentals of at least `from` units. */
export interface PriceTier {
  readonly from: number;
  readonly unit: TierUnit;
  /** Decimal text in the currency of the record. */
  readonly price: string;
}

/** Maximum price times maximum units, for currencies with any number of decimal places. */
export const totalMax = '99999999900000';

/** Maximum number of tiers of a record. */
export const tiersAtMost = 20;

/** The fields of a tier. */
export const tierFields = {
  from: number({ min: 1, max: 10_000, required: true }),
  unit: choice({ options: tierUnits, required: true }),
  price: money({ currency: 'currency', required: true }),
} as const;

/** Prices that depend on the length of the rental. */
export const priceTiers = list({ max: tiersAtMost, fields: tierFields, detail: true });

/** The fields of a part of a price: `2` weeks at `4500.00` are `9000.00`. */
export const lineFields = {
  count: number({ min: 1, max: 10_000 }),
  unit: choice({ options: tierUnits }),
  price: money({ currency: 'currency', max: totalMax }),
  amount: money({ currency: 'currency', max: totalMax }),
} as const;

/** Of one unit, each tier begins later than the one before it. */
export const ascendingTiers: Check = ({ price_tiers: tiers }) => {
  const reached = new Map<unknown, number>();
  const rows = Array.isArray(tiers) ? (tiers as readonly Partial<PriceTier>[]) : [];
  return rows.flatMap(({ from, unit }, at) => {
    if (typeof from !== 'number' || !unit) return [];
    const before = reached.get(unit);
    reached.set(unit, Math.max(before ?? 0, from));
    return before === undefined || from > before
      ? []
      : [
          {
            path: `price_tiers.${at}.from`,
            problem: { id: 'tier_order', values: { number: before } },
          },
        ];
  });
};
