import { expect, test } from 'vitest';
import { padPlaces, plainDecimal, stepDecimal } from './decimals.ts';

test.each([
  ['360', '360'],
  ['360.00', '360.00'],
  ['1 360,5', '1360.5'],
  ['1\u00a0360,50', '1360.50'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1’234.56', '1234.56'],
  ['-28.8323', '-28.8323'],
  [',5', '0.5'],
  ['0.1234567', '0.1234567'],
])('normalises %j to %j', (typed, plain) => {
  expect(plainDecimal(typed)).toBe(plain);
});

test.each(['', 'cheap', '12-3', '1.', '--5', 'NaN', '1e5'])(
  'does not accept %j as a number',
  (typed) => {
    expect(plainDecimal(typed)).toBeNull();
  },
);

test.each([
  ['360', 2, '360.00'],
  ['360.5', 2, '360.50'],
  ['360.555', 2, '360.555'],
  ['7', 0, '7'],
  ['7.5', 0, '7.5'],
])('pads %s to %i decimal places', (plain, places, filled) => {
  expect(padPlaces(plain, places)).toBe(filled);
});

test('steps without rounding errors of binary fractions', () => {
  expect(stepDecimal('0.1', { by: 0.2 })).toBe('0.3');
  expect(stepDecimal('21.0', { by: -0.5 })).toBe('20.5');
  expect(stepDecimal('', { by: 1 })).toBe('1');
});

test('does not step beyond the bounds', () => {
  expect(stepDecimal('89.8', { by: 0.5, max: 90 })).toBe('90.0');
  expect(stepDecimal('6', { by: -1, min: 6 })).toBe('6');
});
