import { expect, test } from 'vitest';
import { mergePrices } from './mergePrices.ts';
import { linesOf } from './priceLines.ts';

const weight = { id: 10, name: 'Weight', is_numeric: true, values: [] };
const currencies = [
  { id: 1, name: 'EUR' },
  { id: 2, name: 'MDL' },
];

/** Lines of one characteristic, by the start of each stretch: what it costs in EUR and in MDL. */
function lines(prices: Readonly<Record<number, readonly [eur?: string, mdl?: string]>>) {
  return linesOf(
    [weight],
    currencies.map((currency, at) => ({
      currency,
      property: weight,
      value: null,
      intervals: Object.entries(prices).flatMap(([from, amounts]) =>
        amounts[at] === undefined
          ? []
          : [{ from: Number(from), to: null, min_hour_price: amounts[at] }],
      ),
    })),
  );
}

const both = { properties: [weight], currencies };

test('what only one side changed is taken from that side', () => {
  const merged = mergePrices({
    start: lines({ 1: ['10.00', '200.00'], 2: ['20.00'] }),
    mine: lines({ 1: ['11.00', '200.00'], 2: ['20.00'], 3: ['30.00'] }),
    theirs: lines({ 1: ['10.00', '222.00'] }),
    ...both,
  });
  expect(merged).toEqual({
    lines: lines({ 1: ['11.00', '222.00'], 3: ['30.00'] }),
    clashes: [],
  });
});

test('where both changed one price mine stands, and theirs is told', () => {
  const merged = mergePrices({
    start: lines({ 1: ['10.00'] }),
    mine: lines({ 1: ['11.00'] }),
    theirs: lines({ 1: ['12.00'] }),
    ...both,
  });
  expect(merged.lines).toEqual(lines({ 1: ['11.00'] }));
  expect(merged.clashes).toMatchObject([{ currency: 1, theirs: '12.00' }]);
});
