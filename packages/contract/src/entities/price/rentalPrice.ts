import { amountOfUnits, unitsOfAmount } from '../../schema/money/amounts.ts';
import { type PriceTier, type TierUnit, tierUnits } from './priceTiers.ts';

/** What the price of a rental depends on besides its length. Amounts are decimal text of one currency. */
export interface RentalTerms {
  /** Null if the price is on request. */
  readonly price_per_shift: string | null;
  readonly price_per_hour: string | null;
  readonly price_tiers: readonly PriceTier[];
  /** Hours of a shift. */
  readonly shift_hours: number;
  readonly shifts_per_week: number;
}

export interface RentalLength {
  readonly units: number;
  readonly unit: 'shift' | 'hour';
}

/** A part of the price: `2` weeks at `4500.00` are `9000.00`. */
export interface PriceLine {
  readonly count: number;
  readonly unit: TierUnit;
  readonly price: string;
  readonly amount: string;
}

export interface RentalPrice {
  /** What is charged, the longest unit first. */
  readonly lines: readonly PriceLine[];
  /** The price of one machine. */
  readonly amount: string;
  /** How much less it is than the units at their own price; null if it is not less. */
  readonly saved: string | null;
}

/**
 * The cheapest combination of the unit price and of tiers that covers the rental, in exact decimals.
 * A tier is charged for at least the units that it begins with, and may cover more than the rental, so
 * a longer rental never costs less. Tiers of a unit shorter than that of the rental are not used.
 * Undefined if the price is on request.
 */
export function rentalPrice(terms: RentalTerms, length: RentalLength): RentalPrice | undefined {
  const tariffs = listTariffs(terms, length.unit);
  const { units } = length;
  const cheapest = cheapestCounts(tariffs, units);
  if (!cheapest) return undefined;
  const lines = cheapest.flatMap(({ count, tariff }) =>
    count === 0 ? [] : [buildLine(tariff, count)],
  );
  const amount = lines.reduce((sum, line) => sum + unitsOfAmount(line.amount), 0n);
  const [own] = tariffs.filter(({ isOwn }) => isOwn);
  const saved = own ? own.price * BigInt(units) - amount : 0n;
  const places = Math.max(...tariffs.map((tariff) => tariff.places));
  return {
    lines: lines.toReversed(),
    amount: amountOfUnits(amount, places),
    saved: saved > 0n ? amountOfUnits(saved, places) : null,
  };
}

/** How many units of the rental each unit of a tier covers. */
export function coveredUnits(
  { shift_hours: hours, shifts_per_week: perWeek }: RentalTerms,
  unit: RentalLength['unit'],
): Readonly<Record<TierUnit, number>> {
  const shiftsPerMonth = Math.round((perWeek * 30) / 7);
  return unit === 'shift'
    ? { hour: 0, shift: 1, day: 1, week: perWeek, month: shiftsPerMonth }
    : // Hours run day and night. A shift covers its full hours.
      { hour: 1, shift: Math.max(1, Math.floor(hours)), day: 24, week: 7 * 24, month: 30 * 24 };
}

/** A price per unit that is charged for at least `from` units, or not at all. */
interface Tariff {
  readonly from: number;
  readonly unit: TierUnit;
  /** In the smallest units of an amount. */
  readonly price: bigint;
  readonly places: number;
  /** Units of the rental that one unit covers. */
  readonly size: number;
  /** The price of the unit of the rental, without a tier. */
  readonly isOwn: boolean;
}

/** The tariffs that a rental can use, those of the shortest unit first. */
function listTariffs(terms: RentalTerms, unit: RentalLength['unit']): readonly Tariff[] {
  const covered = coveredUnits(terms, unit);
  const own = unit === 'shift' ? terms.price_per_shift : terms.price_per_hour;
  const prices = [
    ...(own === null ? [] : [{ from: 1, unit, price: own, isOwn: true }]),
    ...terms.price_tiers.map((tier) => ({ ...tier, isOwn: false })),
  ];
  return prices
    .map(({ price, ...tier }) => ({
      ...tier,
      price: unitsOfAmount(price),
      places: price.split('.')[1]?.length ?? 0,
      size: covered[tier.unit],
    }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => tierUnits.indexOf(one.unit) - tierUnits.indexOf(other.unit));
}

interface Counted {
  readonly tariff: Tariff;
  readonly count: number;
}

/**
 * Finds for each tariff how many of its units are charged. After each tariff, `cost[n]` is the lowest
 * cost of covering `n` units with the tariffs so far. A tariff that is not cheaper is not used.
 */
function cheapestCounts(tariffs: readonly Tariff[], units: number): readonly Counted[] | undefined {
  let cost: (bigint | undefined)[] = [0n, ...new Array<undefined>(units)];
  const counts: Uint32Array[] = [];
  for (const tariff of tariffs) {
    const next = withTariff(cost, tariff);
    cost = next.cost;
    counts.push(next.counts);
  }
  if (cost[units] === undefined) return undefined;
  const found: Counted[] = [];
  let rest = units;
  for (let at = tariffs.length - 1; at >= 0; at -= 1) {
    const tariff = tariffs[at];
    const count = counts[at]?.[rest] ?? 0;
    if (!tariff) continue;
    found.unshift({ tariff, count });
    rest = Math.max(0, rest - count * tariff.size);
  }
  return found;
}

function withTariff(before: readonly (bigint | undefined)[], { from, price, size }: Tariff) {
  const cost = [...before];
  const counts = new Uint32Array(before.length);
  // The lowest cost with at least one unit of the tariff, and how many they are.
  const used: (bigint | undefined)[] = [];
  const usedCounts = new Uint32Array(before.length);
  const first = price * BigInt(from);
  for (let covered = 1; covered < before.length; covered += 1) {
    const rest = before[Math.max(0, covered - from * size)];
    const begun = rest === undefined ? undefined : rest + first;
    const shorter = covered > size ? used[covered - size] : undefined;
    const continued = shorter === undefined ? undefined : shorter + price;
    const isContinued = continued !== undefined && (begun === undefined || continued < begun);
    const lowest = isContinued ? continued : begun;
    used[covered] = lowest;
    usedCounts[covered] = isContinued ? (usedCounts[covered - size] ?? 0) + 1 : from;
    const former = before[covered];
    if (lowest === undefined || (former !== undefined && former <= lowest)) continue;
    cost[covered] = lowest;
    counts[covered] = usedCounts[covered] ?? 0;
  }
  return { cost, counts };
}

function buildLine({ unit, price, places }: Tariff, count: number): PriceLine {
  return {
    count,
    unit,
    price: amountOfUnits(price, places),
    amount: amountOfUnits(price * BigInt(count), places),
  };
}
