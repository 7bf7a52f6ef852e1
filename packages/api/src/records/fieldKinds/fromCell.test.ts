import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { describe, expect, test } from 'vitest';
import { fromCell } from './fieldKinds.ts';

const number: PlainField = { kind: 'number', min: 0, max: 1_000_000, places: 2 };
const money: PlainField = { kind: 'money', min: '0.01', max: '9999999.99', currency: 'currency' };
const truth: PlainField = { kind: 'boolean', default: false };

describe('a number is read in the format of each country', () => {
  test.each([
    ['1 234,5', 1_234.5],
    ['1\u00A0234', 1_234],
    ['1234.50', 1_234.5],
    ['-7', -7],
    ['1,234,567', '1,234,567'],
    ['many', 'many'],
  ])('%j', (text, value) => {
    expect(fromCell(number, text)).toBe(value);
  });
});

test('an amount stays text with every digit', () => {
  expect(fromCell(money, '1 250,50')).toBe('1250.50');
  expect(fromCell(money, 9.99)).toBe('9.99');
});

test.each([
  ['да', true],
  ['Tak', true],
  ['evet', true],
  ['NU', false],
  ['ні', false],
  ['hayır', false],
  [true, true],
  ['perhaps', 'perhaps'],
])('a cell with %j is read as a boolean', (cell, value) => {
  expect(fromCell(truth, cell)).toBe(value);
});

test('a cell with several references is split at semicolons', () => {
  const field: PlainField = { kind: 'references', to: 'categories', min: 1, max: 10 };
  expect(fromCell(field, 'Cranes; Loaders;')).toEqual(['Cranes', 'Loaders']);
});
