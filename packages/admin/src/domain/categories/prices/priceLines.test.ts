import type { EditedPrice } from '@rentyard/contract/entities/category/priceRoutes';
import { expect, test } from 'vitest';
import { priceDraft, sentBack } from './priceDraft.ts';
import { buildLines, countChangedPrices, pricesBeyond } from './priceLines.ts';

const [eur, jpy] = [
  { id: 1, name: 'EUR' },
  { id: 2, name: 'JPY' },
];
const weight = { id: 10, name: 'Weight', is_numeric: true, values: [] };
const tracks = {
  id: 11,
  name: 'Undercarriage',
  is_numeric: false,
  values: [
    { id: 70, name: 'Steel' },
    { id: 71, name: 'Rubber' },
  ],
};
const properties = [weight, tracks];

const prices: readonly EditedPrice[] = [
  {
    currency: eur,
    property: weight,
    value: null,
    intervals: [
      { from: null, to: 14, min_hour_price: '24.50' },
      { from: 14, to: null, min_hour_price: null },
    ],
  },
  {
    currency: jpy,
    property: weight,
    value: null,
    intervals: [{ from: null, to: 14, min_hour_price: '4000' }],
  },
  {
    currency: eur,
    property: tracks,
    value: { id: 71, name: 'Rubber' },
    intervals: [{ from: null, to: null, min_hour_price: '30.00' }],
  },
];

test('currencies with the same range share a line, and rows without a price get a blank line', () => {
  const lines = buildLines(properties, prices);
  expect(
    lines.map(({ property, value, from, to, amounts }) => [property, value, from, to, amounts]),
  ).toEqual([
    [10, null, '', '14', { 1: '24.50', 2: '4000' }],
    [10, null, '14', '', { 1: null }],
    [11, null, '', '', {}],
    [11, 70, '', '', {}],
    [11, 71, '', '', { 1: '30.00' }],
  ]);
});

test('a save sends stored prices unchanged, to the last digit', () => {
  const { prices: sent } = priceDraft(buildLines(properties, prices), [eur, jpy]);
  expect(sent).toEqual(
    prices.map(({ currency, property, value, intervals }) => ({
      currency: currency.id,
      property: property.id,
      value: value?.id ?? null,
      intervals,
    })),
  );
});

test('10,000 amounts in currencies with 0, 2 and 3 decimals survive a round trip unchanged', () => {
  const places = [0, 2, 3];
  let seed = 20;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const columns = places.map((_, at) => ({ id: at + 1, name: `C${at}` }));
  const intervals = Array.from({ length: 10_000 }, (_, at) => {
    const digits = String(random(10)).padStart(1 + random(14), '9');
    const fraction = places[at % 3]
      ? `.${String(random(1000))
          .padStart(3, '0')
          .slice(0, places[at % 3])}`
      : '';
    return { from: at, to: at + 1, min_hour_price: digits + fraction };
  });
  const stored = columns.map((currency, at) => ({
    currency,
    property: weight,
    value: null,
    intervals: intervals.filter((_, index) => index % 3 === at),
  }));
  const { prices: sent } = priceDraft(buildLines([weight], stored), columns);
  const textOf = (rows: readonly { readonly intervals: unknown }[]) =>
    JSON.stringify(rows.map((row) => row.intervals));
  expect(textOf(sent)).toBe(textOf(stored));
});

test('counts changes by cell', () => {
  const before = buildLines(properties, prices);
  const [first, ...others] = before;
  expect(countChangedPrices(before, before)).toBe(0);
  const dearer = { ...first, amounts: { ...first?.amounts, 1: '25.00' } } as typeof first & object;
  expect(countChangedPrices(before, [dearer, ...others])).toBe(1);
});

test('sends prices that another user has added since back unchanged', () => {
  const known = [weight, { ...tracks, values: tracks.values.slice(0, 1) }];
  expect(pricesBeyond(properties, prices)).toEqual([]);
  expect(sentBack(pricesBeyond(known, prices))).toEqual([
    {
      currency: 1,
      property: 11,
      value: 71,
      intervals: [{ from: null, to: null, min_hour_price: '30.00' }],
    },
  ]);
  expect(pricesBeyond([tracks], prices)).toHaveLength(2);
});
