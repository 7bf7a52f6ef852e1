import { expect, test } from 'vitest';
import { barAt, isInside, rangeBetween } from './barRange.ts';

test('a range goes from left to right, whatever the drag direction', () => {
  expect(rangeBetween(5, 2)).toEqual([2, 5]);
  expect([1, 2, 5, 6].map((at) => isInside(rangeBetween(5, 2), at))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a pointer beyond the ends selects the first or the last bar', () => {
  expect([-0.2, 0, 0.49, 0.5, 1, 1.4].map((share) => barAt(share, 4))).toEqual([0, 0, 1, 2, 3, 3]);
});
