import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tierUnits } from './priceTiers.ts';
import { coveredUnits, type RentalLength, type RentalTerms, rentalPrice } from './rentalPrice.ts';

const terms: RentalTerms = {
  price_per_shift: '1000.00',
  price_per_hour: '150.00',
  price_tiers: [],
  shift_hours: 8,
  shifts_per_week: 5,
};

const week = { from: 1, unit: 'week', price: '4300.00' } as const;

function textOf(given: Partial<RentalTerms>, length: RentalLength): string | undefined {
  const price = rentalPrice({ ...terms, ...given }, length);
  const lines = price?.lines.map(({ count, unit }) => `${count} ${unit}`).join(' + ');
  return price && `${lines} = ${price.amount}${price.saved === null ? '' : `, -${price.saved}`}`;
}

describe('price of a rental', () => {
  test.each<[string, Partial<RentalTerms>, RentalLength, string | undefined]>([
    ['is the unit price without tiers', {}, { units: 7, unit: 'shift' }, '7 shift = 7000.00'],
    ['is on request', { price_per_shift: null }, { units: 7, unit: 'shift' }, undefined],
    [
      'combines units',
      { price_tiers: [week] },
      { units: 7, unit: 'shift' },
      '1 week + 2 shift = 6300.00, -700.00',
    ],
    [
      'pays the whole week if that is less',
      { price_tiers: [{ ...week, price: '3900' }] },
      { units: 4, unit: 'shift' },
      '1 week = 3900.00, -100.00',
    ],
    [
      'uses a tier of the own unit',
      { price_tiers: [{ from: 3, unit: 'shift', price: '900' }] },
      { units: 4, unit: 'shift' },
      '4 shift = 3600.00, -400.00',
    ],
    [
      'pays the units that a tier begins with',
      { price_tiers: [{ from: 4, unit: 'shift', price: '700' }] },
      { units: 3, unit: 'shift' },
      '4 shift = 2800.00, -200.00',
    ],
    [
      'does not use a dearer tier',
      { price_tiers: [{ ...week, price: '5000' }] },
      { units: 5, unit: 'shift' },
      '5 shift = 5000.00',
    ],
    [
      'ignores tiers of a shorter unit',
      { price_tiers: [{ from: 1, unit: 'hour', price: '1' }] },
      { units: 2, unit: 'shift' },
      '2 shift = 2000.00',
    ],
    [
      'combines days and hours',
      { price_tiers: [{ from: 1, unit: 'day', price: '1200' }] },
      { units: 27, unit: 'hour' },
      '1 day + 3 hour = 1650.00, -2400.00',
    ],
    [
      'uses tiers when the unit has no price',
      { price_per_shift: null, price_tiers: [week] },
      { units: 6, unit: 'shift' },
      '2 week = 8600.00',
    ],
    [
      'is exact for small units',
      { price_per_hour: '0.1', price_tiers: [{ from: 3, unit: 'hour', price: '0.0999' }] },
      { units: 3, unit: 'hour' },
      '3 hour = 0.2997, -0.0003',
    ],
    [
      'is exact for large amounts',
      { price_per_shift: '9999999.99' },
      { units: 10_000, unit: 'shift' },
      '10000 shift = 99999999900.00',
    ],
  ])('%s', (_, given, length, text) => {
    expect(textOf(given, length)).toBe(text);
  });

  test('equals the cheapest of all combinations, and a longer rental never costs less', () => {
    let cheaper = 0;
    fc.assert(
      fc.property(priceList, rental, (list, length) => {
        const price = rentalPrice(list, length);
        const longer = rentalPrice(list, { ...length, units: length.units + 1 });
        cheaper += price?.saved ? 1 : 0;
        const isMonotonic = Number(longer?.amount ?? 0) >= Number(price?.amount ?? 0);
        return price?.amount === cheapestOfAll(list, length) && isMonotonic;
      }),
      { numRuns: 10_000, seed: 20_261_127 },
    );
    // The lists are not trivial: tiers make many rentals cheaper.
    expect(cheaper).toBeGreaterThan(2_000);
  });
});

const amount = fc.integer({ min: 1, max: 60 }).map((price) => `${price}.50`);
const tier = fc.record({
  from: fc.integer({ min: 1, max: 6 }),
  unit: fc.constantFrom(...tierUnits),
  price: fc.integer({ min: 1, max: 900 }).map((price) => `${price}.25`),
});
const priceList: fc.Arbitrary<RentalTerms> = fc.record({
  price_per_shift: fc.option(amount, { freq: 8 }),
  price_per_hour: fc.option(amount, { freq: 8 }),
  price_tiers: fc.array(tier, { maxLength: 5 }),
  shift_hours: fc.constantFrom(4, 7.5, 8, 12),
  shifts_per_week: fc.integer({ min: 1, max: 7 }),
});
const rental: fc.Arbitrary<RentalLength> = fc.record({
  units: fc.integer({ min: 1, max: 40 }),
  unit: fc.constantFrom('shift', 'hour'),
});

/** Tries every number of units of every price. */
function cheapestOfAll(list: RentalTerms, { units, unit }: RentalLength): string | undefined {
  const covered = coveredUnits(list, unit);
  const own = unit === 'shift' ? list.price_per_shift : list.price_per_hour;
  const prices = [
    ...(own === null ? [] : [{ from: 1, unit, price: own }]),
    ...list.price_tiers,
  ].filter((price) => covered[price.unit] > 0);
  const hundredths = (price: string) => Math.round(Number(price) * 100);
  let lowest = Number.POSITIVE_INFINITY;
  const descend = (at: number, rest: number, cost: number): void => {
    if (cost >= lowest) return;
    const price = prices[at];
    if (rest <= 0) {
      lowest = cost;
      return;
    }
    if (!price) return;
    descend(at + 1, rest, cost);
    const size = covered[price.unit];
    const most = Math.max(price.from, Math.ceil(rest / size));
    for (let count = price.from; count <= most; count += 1) {
      descend(at + 1, rest - count * size, cost + count * hundredths(price.price));
    }
  };
  descend(0, units, 0);
  return Number.isFinite(lowest) ? (lowest / 100).toFixed(2) : undefined;
}
