import { expect, test } from 'vitest';
import { arrangeRows } from './useHeldRows.ts';

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id, version: 1 }));

test('a changed row keeps its position, with the values that were loaded since', () => {
  const loaded = [{ id: 3, version: 2 }, ...rows(1, 2)];
  expect(arrangeRows(rows(1, 2, 3), loaded, new Set([3]))).toEqual([
    ...rows(1, 2),
    { id: 3, version: 2 },
  ]);
});

test('a changed row that moved to another page stays, and its page takes no other row', () => {
  expect(arrangeRows(rows(1, 2, 3), rows(9, 1, 3), new Set([2]))).toEqual(rows(1, 2, 3));
});

test('a deleted row leaves, and the next row of the list takes its place', () => {
  expect(arrangeRows(rows(1, 2, 3), rows(2, 1, 4), new Set([2]))).toEqual(rows(1, 2, 4));
});

test('rows take the order of the server when none was changed', () => {
  const loaded = rows(3, 1, 2);
  expect(arrangeRows(rows(1, 2, 3), loaded, new Set())).toBe(loaded);
});
