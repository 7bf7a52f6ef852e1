import { expect, test } from 'vitest';
import {
  isAmbiguousDecimal,
  localDecimal,
  padPlaces,
  plainDecimal,
  stepDecimal,
} from './decimals.ts';

test.each([
  ['360', '360'],
  ['360.00', '360.00'],
  ['17,25', '17.25'],
  ['17.25', '17.25'],
  ['1 360,5', '1360.5'],
  ['1\u00a0360,50', '1360.50'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1.234.567', '1234567'],
  ['1,234,567.8', '1234567.8'],
  ['1’234.56', '1234.56'],
  ['-28.8323', '-28.8323'],
  ['−28,8323', '-28.8323'],
  [',5', '0.5'],
  ['0.1234567', '0.1234567'],
  ['0,125', '0.125'],
])('normalises %j to %j in every language', (typed, plain) => {
  for (const tag of ['en', 'ru', 'uk', 'ro', 'tr', 'pl']) {
    expect(plainDecimal(typed, tag)).toBe(plain);
  }
});

test.each([
  ['1,250', 'en', '1250'],
  ['1.250', 'en', '1.250'],
  ['1.250', 'ro', '1250'],
  ['1.250', 'tr', '1250'],
  ['1,250', 'pl', '1.250'],
])('reads %j by the separators of %s as %j', (typed, tag, plain) => {
  expect(plainDecimal(typed, tag)).toBe(plain);
  expect(isAmbiguousDecimal(typed, tag)).toBe(false);
});

test.each(['pl', 'ru', 'uk'])('a point before three digits is ambiguous in %s', (tag) => {
  expect(isAmbiguousDecimal('1.250', tag)).toBe(true);
  expect(isAmbiguousDecimal('1.25', tag)).toBe(false);
  expect(isAmbiguousDecimal('0.125', tag)).toBe(false);
  expect(isAmbiguousDecimal('47.024512', tag)).toBe(false);
});

test.each(['', 'cheap', '12-3', '1.', '--5', 'NaN', '1e5', '1,2,3', '12,34.5', '1,250,00'])(
  'does not accept %j as a number',
  (typed) => {
    expect(plainDecimal(typed, 'en')).toBeNull();
  },
);

test.each([
  ['17.25', 'pl', '17,25'],
  ['12500.00', 'pl', '12\u00a0500,00'],
  ['1250.00', 'en', '1,250.00'],
  ['-1250', 'ro', '-1.250'],
  ['99999999900000.12', 'tr', '99.999.999.900.000,12'],
  ['cheap', 'pl', 'cheap'],
])('writes %s in %s as %j', (plain, tag, text) => {
  expect(localDecimal(plain, { tag, grouping: 'auto' })).toBe(text);
});

test('leaves years ungrouped where the language has no rule of its own', () => {
  expect(localDecimal('2019', { tag: 'en', grouping: 'min2' })).toBe('2019');
  expect(localDecimal('12500', { tag: 'en', grouping: 'min2' })).toBe('12,500');
  expect(localDecimal('12500.5', { tag: 'pl', grouping: 'none' })).toBe('12500,5');
});

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
