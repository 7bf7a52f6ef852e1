import { expect, test } from 'vitest';
import { cellOfConflict, mergePrices } from './mergePrices.ts';
import { blankLine, buildLines } from './priceLines.ts';

const weight = { id: 10, name: 'Weight', is_numeric: true, values: [] };
const currencies = [
  { id: 1, name: 'EUR' },
  { id: 2, name: 'MDL' },
];

/** Lines of one characteristic by the start of each range, with prices in EUR and MDL. */
function lines(prices: Readonly<Record<number, readonly [eur?: string, mdl?: string]>>) {
  return buildLines(
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

const values = (version: number, prices: Parameters<typeof lines>[0]) => ({
  version,
  currencies,
  lines: lines(prices),
});

test('takes a cell that only one side changed from that side', () => {
  const merged = mergePrices(
    values(1, { 1: ['10.00', '200.00'], 2: ['20.00'] }),
    values(1, { 1: ['11.00', '200.00'], 2: ['20.00'], 3: ['30.00'] }),
    values(2, { 1: ['10.00', '222.00'] }),
    [weight],
  );
  expect(merged).toEqual({
    values: values(2, { 1: ['11.00', '222.00'], 3: ['30.00'] }),
    conflicts: [],
  });
});

test('keeps the local price and reports its cell as a conflict when both sides changed it', () => {
  const [base, mine, theirs] = ['10.00', '11.00', '12.00'].map((eur) => values(1, { 1: [eur] }));
  const merged = mergePrices(base ?? {}, mine ?? {}, theirs ?? {}, [weight]);
  expect(merged.values).toEqual(mine);
  expect(merged.conflicts.map(cellOfConflict)).toEqual([{ uid: mine?.lines[0]?.uid, currency: 1 }]);
});

test('appends a column for a currency that only the other user has priced', () => {
  const base = { ...values(1, { 1: ['10.00'] }), currencies: currencies.slice(1) };
  const merged = mergePrices(base, base, values(2, { 1: ['10.00', '200.00'] }), [weight]);
  expect(merged.values.currencies).toEqual([currencies[1], currencies[0]]);
});

test('keeps the position of a new range in the state that the other user saved', () => {
  const begun = { ...blankLine(weight.id, null, '1.5'), uid: 'new1' };
  const mine = { ...values(1, { 1: ['10.00'] }), lines: [...lines({ 1: ['10.00'] }), begun] };
  const merged = mergePrices(values(1, { 1: ['10.00'] }), mine, values(2, { 1: ['12.00'] }), [
    weight,
  ]);
  expect(merged.values.lines).toEqual([...lines({ 1: ['12.00'] }), begun]);
});
