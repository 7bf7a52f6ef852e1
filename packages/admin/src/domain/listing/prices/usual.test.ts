import type { PriceRange } from '@rentyard/contract/entities/listing/review';
import { expect, test } from 'vitest';
import { compareWithUsual, usualPrice } from './usual.ts';

const eur = { id: 1, name: 'EUR' };
const range: PriceRange = {
  currency: eur,
  as_of: '2026-05-31T14:05:00.000Z',
  interval: null,
  price_per_shift: { count: 5, low: '290.00', median: '360.00', high: '410.00' },
  price_tiers: { hour: null, shift: null, day: null, week: null, month: null },
  price_per_hour: { count: 6, low: '30.00', median: '43.00', high: '75.00' },
};

test('an hourly price is compared with the interval of its category, without a median outside of it', () => {
  const interval = { from: '25.00', to: null };
  const usual = { from: 25, to: null, median: null, count: 0 };
  expect(usualPrice('price_per_hour', { ...range, interval })).toEqual(usual);
});

test('a shift price is compared with the prices of other offers', () => {
  const interval = { from: '25.00', to: '60.00' };
  const usual = { from: 290, to: 410, median: 360, count: 5 };
  expect(usualPrice('price_per_shift', { ...range, interval })).toEqual(usual);
});

test('a price is compared only with the interval of the category when it has fewer than five prices', () => {
  const spread = { count: 4, low: '1.00', median: '2.00', high: '3.00' };
  const few = { ...range, price_per_shift: spread, price_per_hour: spread };
  expect(usualPrice('price_per_shift', few)).toBeUndefined();
  const interval = { from: '25.00', to: '60.00' };
  const usual = { from: 25, to: 60, median: null, count: 0 };
  expect(usualPrice('price_per_hour', { ...few, interval })).toEqual(usual);
});

test('there is no usual price without prices and without an interval', () => {
  const unknown = { ...range, price_per_shift: null, price_per_hour: null };
  expect(usualPrice('price_per_hour', unknown)).toBeUndefined();
});

test.each([
  [24, 'below'],
  [25, undefined],
  [60, undefined],
  [60.01, 'above'],
] as const)('%s is %s the interval', (price, side) => {
  expect(compareWithUsual(price, { from: 25, to: 60, median: null, count: 0 })).toBe(side);
});
