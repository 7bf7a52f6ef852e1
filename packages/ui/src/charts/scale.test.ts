import { expect, test } from 'vitest';
import { axisTicks, findShare, findSpan } from './scale.ts';

test.each([
  [0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [7, [0, 2, 4, 6, 8]],
  [100, [0, 20, 40, 60, 80, 100]],
  [412, [0, 100, 200, 300, 400, 500]],
])('an axis to %d has round ticks', (largest, expected) => {
  expect(axisTicks(largest)).toEqual(expected);
});

test('a span always has a length', () => {
  expect(findSpan([])).toEqual({ from: 0, to: 1 });
  expect(findSpan([5, 5])).toEqual({ from: 4, to: 6 });
  expect(findSpan([3, Number.NaN, -1])).toEqual({ from: -1, to: 3 });
});

test('values outside of the span are at its ends', () => {
  expect(findShare(15, { from: 10, to: 20 })).toBe(0.5);
  expect(findShare(99, { from: 10, to: 20 })).toBe(1);
});
