import { expect, test } from 'vitest';
import { pagesAround, rowRange } from './PagerFoot.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 17, [1, 2, 3, 4, 5]],
  [3, 17, [1, 2, 3, 4, 5]],
  [9, 17, [7, 8, 9, 10, 11]],
  [16, 17, [13, 14, 15, 16, 17]],
  [17, 17, [13, 14, 15, 16, 17]],
])('the pager on page %i of %i shows %j', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages);
});

test('the range counts only existing rows', () => {
  expect(rowRange(1, 25, 25)).toEqual({ from: 1, to: 25 });
  expect(rowRange(17, 25, 12)).toEqual({ from: 401, to: 412 });
  expect(rowRange(1, 25, 0)).toEqual({ from: 0, to: 0 });
});
