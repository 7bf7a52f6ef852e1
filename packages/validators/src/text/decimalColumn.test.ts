import { expect, test } from 'vitest';
import { columnDecimals, onlyMark, splitNumber } from './decimalColumn.ts';
import { decimalReadings } from './decimals.ts';

test.each([
  ['1450 RON', '1450', 'RON'],
  ['€ 12', '12', '€'],
  ['€12,50', '12,50', '€'],
  ['12\u00a0500,00 lei', '12\u00a0500,00', 'lei'],
  ['12\u202f500.00\u00a0₴', '12\u202f500.00', '₴'],
  ["1'250.50 CHF", "1'250.50", 'CHF'],
  ['−$5', '-5', '$'],
  ['$ -5', '-5', '$'],
  ['1 250', '1 250', ''],
  ['price 12 RON', '12', 'price RON'],
  ['1450,- zł', '1450', 'zł'],
  ['12.– €', '12', '€'],
  ['1450,-', '1450', ''],
  ['\u202a12,5\u202c', '12,5', ''],
  ['12\u200b500 lei', '12500', 'lei'],
  ['\u0663\u0664\u066b\u0665', '34.5', ''],
  ['１２３．５ RON', '123.5', 'RON'],
])('splits %j into %j and %j', (text, number, unit) => {
  expect(splitNumber(text)).toEqual({ number, unit });
});

test.each(['on request', '(12.50)', '12.50-', '12-15', '~12', '12/15', '1_000', '12·5', '1.000,'])(
  '%j is no number',
  (text) => {
    expect(splitNumber(text)).toBeUndefined();
  },
);

test.each([
  ['12,500', '12.500', '12500'],
  ['12.500', '12500', '12.500'],
  ['1,250.50', null, '1250.50'],
  ['1.250,50', '1250.50', null],
  ["12'500", '12500', '12500'],
  ['1 234,567', '1234.567', null],
  ['0,125', '0.125', null],
])('%j is %j with a decimal comma and %j with a decimal point', (text, comma, point) => {
  expect(decimalReadings(text)).toEqual({ comma, point });
});

test('one unambiguous number decides the mark of a column', () => {
  expect(columnDecimals(['12,500', '7', '1,250.50']).mark).toBe('point');
  expect(columnDecimals(['12,500', '7', '9,5']).mark).toBe('comma');
});

test('a column whose numbers all have two meanings has no mark', () => {
  expect(columnDecimals(['7', '12,500'])).toEqual({
    mark: undefined,
    ambiguous: '12,500',
    mixed: undefined,
  });
});

test('as many commas as points decide nothing', () => {
  expect(columnDecimals(['1,5', '2.5', '12,500'])).toEqual({
    mark: undefined,
    ambiguous: '12,500',
    mixed: '1,5',
  });
});

test('a reading that the field cannot have is no reading', () => {
  expect(onlyMark(decimalReadings('12.125'), (plain) => Number(plain) <= 90)).toBe('point');
  expect(onlyMark(decimalReadings('12,125'), (plain) => Number(plain) <= 90)).toBe('comma');
});
