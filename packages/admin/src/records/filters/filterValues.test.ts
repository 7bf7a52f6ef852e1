import { expect, test } from 'vitest';
import type { FilterKind } from './filterFields.ts';
import { buildComparisons, type Comparisons, parseFilterValue } from './filterValues.ts';

test.each<[FilterKind, Comparisons]>([
  ['text', { contains: 'crane' }],
  ['number', { gte: '20', lte: '80' }],
  ['date', { gte: '2026-05-31' }],
  ['choice', { eq: 'new' }],
  ['choice', { in: 'new,active' }],
  ['boolean', { eq: 'false' }],
  ['filled', { empty: 'false' }],
])(
  'a filter of the kind %s survives a round trip through the filter bar: %j',
  (kind, comparisons) => {
    const given = Object.entries(buildComparisons(kind, parseFilterValue(kind, comparisons)));
    expect(Object.fromEntries(given.filter(([, value]) => value !== ''))).toEqual(comparisons);
  },
);

test('an exact number becomes a range with equal bounds', () => {
  expect(parseFilterValue('number', { eq: '5' })).toEqual({ from: '5', to: '5' });
});

test('an exact text is shown unchanged', () => {
  expect(parseFilterValue('text', { eq: 'OF-1' })).toEqual({ contains: 'OF-1' });
});

test('an empty filter value gives no comparison', () => {
  expect(buildComparisons('choice', undefined)).toEqual({});
});
