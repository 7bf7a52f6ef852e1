import { expect, test } from 'vitest';
import { rowRange } from './RowWindow.ts';

const range = (scrollTop: number, count = 100_000) =>
  rowRange({ scrollTop, height: 440, rowHeight: 44, count });

test('the range has the visible rows and some on either side', () => {
  expect(range(0)).toEqual({ from: 0, to: 23 });
  expect(range(44 * 500)).toEqual({ from: 494, to: 517 });
});

test('the range has the same number of rows up to the last one', () => {
  expect(range(44 * 99_990)).toEqual({ from: 99_977, to: 100_000 });
  expect(range(44 * 200_000)).toEqual({ from: 99_977, to: 100_000 });
});

test('the range has all rows of a short list', () => {
  expect(range(0, 5)).toEqual({ from: 0, to: 5 });
  expect(range(0, 0)).toEqual({ from: 0, to: 0 });
});
