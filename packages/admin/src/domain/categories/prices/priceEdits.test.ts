import { expect, test } from 'vitest';
import { cellOfPath, priceDraft } from './priceDraft.ts';
import { withEdits } from './priceEdits.ts';
import { blankLine, type PriceLine } from './priceLines.ts';

const currencies = [
  { id: 1, name: 'EUR' },
  { id: 2, name: 'TND' },
];
const typing = {
  currencies,
  findDecimals: (id: number) => ({ 1: 2, 2: 3 })[id],
  onRequest: 'on request',
  tag: 'pl',
};
const line = { ...blankLine(10, null), uid: 'line' };

function typed(column: string, text: string) {
  const [after] = withEdits([line], [{ row: 'line', column, text }], typing);
  return after;
}

test.each([
  ['c1', '1 360,5', '1360.50'],
  ['c1', '1.250', '1.250?'],
  ['c2', '4.7', '4.700'],
  ['c1', '0.1234', '0.1234'],
  ['c1', 'cheap', 'cheap'],
  ['c1', '—', null],
  ['c1', 'On request', null],
])('column %s stores "%s" as %s', (column, text, amount) => {
  expect(typed(column, text)?.amounts).toEqual({ [column.slice(1)]: amount });
});

test('a cleared cell has no price, unlike a price on request', () => {
  const priced = { ...line, amounts: { 1: '5.00' } };
  const [after] = withEdits([priced], [{ row: 'line', column: 'c1', text: '' }], typing);
  expect(after?.amounts).toEqual({});
  expect(priceDraft([{ ...line, amounts: {} }], currencies).prices).toEqual([]);
});

test('bounds accept the number formats of amounts', () => {
  expect(typed('from', '1 000,5')).toMatchObject({ from: '1000.5' });
});

test('the path of a server error maps to its cell', () => {
  const lines: readonly PriceLine[] = [
    { ...line, amounts: { 2: '1.000' } },
    { ...line, uid: 'other', from: '5', amounts: { 1: '2.00', 2: '3.000' } },
  ];
  const draft = priceDraft(lines, currencies);
  expect(cellOfPath('prices.0.intervals.1.min_hour_price', draft)).toBe('lines.1.c2');
  expect(cellOfPath('prices.1.intervals.0.from', draft)).toBe('lines.1.from');
  expect(cellOfPath('prices.1.property', draft)).toBe('lines.1.c1');
  expect(cellOfPath('version', draft)).toBeUndefined();
});
