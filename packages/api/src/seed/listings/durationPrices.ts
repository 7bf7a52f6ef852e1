import type { PriceTier } from '@rentyard/contract/entities/price/priceTiers';
import {
  coveredUnits,
  type RentalLength,
  type RentalTerms,
  rentalPrice,
} from '@rentyard/contract/entities/price/rentalPrice';
import { shortestDecimal } from '@rentyard/validators/decimals';
import { priceOf } from '../random/price.ts';
import { createRandom, mix, type Random } from '../random/random.ts';
import type { World } from '../world.ts';

interface Priced {
  readonly price_per_shift: string | null;
  readonly price_per_hour: string | null;
}

/** The prices by duration of offer number `number`: longer rentals cost less per shift. */
export function durationPrices(
  world: World,
  number: number,
  {
    projectId,
    region,
    prices,
  }: {
    readonly projectId: number;
    readonly region: World['regions'][number];
    readonly prices: Priced;
  },
): readonly PriceTier[] {
  const random = createRandom(mix(world.seed, 12, number));
  const { price_per_shift: shift } = prices;
  if (shift === null || !random.chance(0.45)) return [];
  const covered = coveredUnits(
    { ...prices, ...shiftsOf(world, projectId), price_tiers: [] },
    'shift',
  );
  const tier = (from: number, unit: PriceTier['unit'], share: number): PriceTier => {
    const euros = (Number(shift) * covered[unit] * share) / region.currency.perEuro;
    return { from, unit, price: shortestDecimal(priceOf(euros, region.currency)) };
  };
  // Few owners ask more for a month than for its weeks: the data health finds them.
  const month = random.chance(0.03) ? 1.1 : 0.65 + random.next() * 0.1;
  return [
    ...(random.chance(0.3) ? [tier(3, 'shift', 0.94)] : []),
    tier(1, 'week', 0.8 + random.next() * 0.08),
    ...(random.chance(0.7) ? [tier(1, 'month', month)] : []),
  ];
}

function shiftsOf(
  world: World,
  projectId: number,
): Pick<RentalTerms, 'shift_hours' | 'shifts_per_week'> {
  const calendar = world.calendars.get(projectId);
  if (!calendar) throw new Error('The demo project has no work calendar.');
  const { shiftHours, workDays } = calendar;
  return { shift_hours: shiftHours, shifts_per_week: workDays.filter(Boolean).length };
}

interface Ordered {
  readonly projectId: number;
  readonly prices: Priced;
  readonly tiers: readonly PriceTier[];
  readonly length: RentalLength;
  readonly agreedAt: string;
  readonly random: Random;
}

/** The price terms of an order and what its total consists of. */
export function orderPrice(world: World, { projectId, prices, length, ...order }: Ordered) {
  // Some orders were made before the offer had prices by duration.
  const tiers = order.random.chance(0.08) ? [] : order.tiers;
  const shifts = shiftsOf(world, projectId);
  const price = rentalPrice({ ...prices, ...shifts, price_tiers: tiers }, length);
  const unitPrice = length.unit === 'hour' ? prices.price_per_hour : prices.price_per_shift;
  return {
    price_terms_price_per_shift: prices.price_per_shift,
    price_terms_price_per_hour: prices.price_per_hour,
    price_terms_price_tiers: tiers,
    price_terms_shift_hours: shifts.shift_hours,
    price_terms_shifts_per_week: shifts.shifts_per_week,
    price_terms_agreed_at: order.agreedAt,
    units_price: price?.amount ?? null,
    price_explanation_lines: price?.lines ?? [],
    price_explanation_saved: price?.saved ?? null,
    priced_for: { ...length, price: unitPrice === null ? null : Number(unitPrice) },
  };
}
