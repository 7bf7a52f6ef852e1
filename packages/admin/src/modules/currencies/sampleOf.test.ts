import { expect, test } from 'vitest';
import { sampleOf } from './sampleOf.ts';

const leu = {
  code: 'MDL',
  symbol: 'L',
  symbolLocal: 'lei',
  decimal: 2,
  plural: { one: 'leu', few: 'lei', other: 'de lei' },
};

test('an amount is written with the places of its currency', () => {
  expect(sampleOf('en', leu)).toEqual({
    symbol: '1,234,567.50 L',
    code: '1,234,567.50 MDL',
    local: '1,234,567.50 lei',
    words: '1,234,567.50 de lei',
  });
  expect(sampleOf('en', { ...leu, decimal: 0 }).code).toBe('1,234,568 MDL');
});

test('the plural form follows the language', () => {
  expect(sampleOf('ro', leu).words).toContain('lei');
});

test('what is not typed yet is left out', () => {
  const blank = { code: '', symbol: '', symbolLocal: '', decimal: Number.NaN, plural: {} };
  expect(sampleOf('en', blank).symbol).toBe('1,234,568');
});
