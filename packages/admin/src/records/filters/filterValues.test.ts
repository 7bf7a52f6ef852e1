import { expect, test } from 'vitest';
import type { FilterKind } from './filterFields.ts';
import { type Comparisons, comparisonsOf, filterValueOf } from './filterValues.ts';

test.each<[FilterKind, Comparisons]>([
  ['text', { contains: 'crane' }],
  ['number', { gte: '20', lte: '80' }],
  ['date', { gte: '2026-05-31' }],
  ['choice', { eq: 'new' }],
  ['choice', { in: 'new,active' }],
  ['boolean', { eq: 'false' }],
  ['filled', { empty: 'false' }],
])('a filter of the kind %s survives the bar: %j', (kind, comparisons) => {
  const given = Object.entries(comparisonsOf(kind, filterValueOf(kind, comparisons)));
  expect(Object.fromEntries(given.filter(([, value]) => value !== ''))).toEqual(comparisons);
});

test('a number that is asked for exactly is a range of one', () => {
  expect(filterValueOf('number', { eq: '5' })).toEqual({ from: '5', to: '5' });
});

test('a text that is asked for exactly is shown as what it is', () => {
  expect(filterValueOf('text', { eq: 'OF-1' })).toEqual({ contains: 'OF-1' });
});

test('a filter that was taken out compares nothing', () => {
  expect(comparisonsOf('choice', undefined)).toEqual({});
});
