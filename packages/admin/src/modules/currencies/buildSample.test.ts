import { expect, test } from 'vitest';
import { buildSample } from './buildSample.ts';

const leu = {
  code: 'MDL',
  symbol: 'L',
  symbolLocal: 'lei',
  decimal: 2,
  plural: { one: 'leu', few: 'lei', other: 'de lei' },
};

test('an amount has the decimal places of its currency', () => {
  expect(buildSample('en', leu)).toEqual({
    symbol: '1,234,567.50 L',
    code: '1,234,567.50 MDL',
    local: '1,234,567.50 lei',
    words: '1,234,567.50 de lei',
    counted: '1 leu · 2 de lei',
  });
  expect(buildSample('en', { ...leu, decimal: 0 }).code).toBe('1,234,568 MDL');
});

test('the plural form follows the language', () => {
  expect(buildSample('ro', leu).words).toContain('lei');
});

test('every plural form of the language is shown with an amount', () => {
  expect(buildSample('ro', leu).counted).toBe('1 leu · 2 lei · 20 de lei');
  const rouble = { one: 'рубль', few: 'рубля', many: 'рублей', other: 'рубля' };
  const { counted } = buildSample('ru', { ...leu, plural: rouble });
  expect(counted).toBe('1 рубль · 2 рубля · 5 рублей · 1,5 рубля');
});

test('a sample leaves out missing values', () => {
  const blank = { code: '', symbol: '', symbolLocal: '', decimal: Number.NaN, plural: {} };
  expect(buildSample('en', blank).symbol).toBe('1,234,568');
});
