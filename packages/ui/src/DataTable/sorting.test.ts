import { expect, test } from 'vitest';
import { directionOf, nextSort } from './sorting.ts';

const byName = { id: 'name', desc: false };
const byPrice = { id: 'price', desc: true };

test.each([
  ['a first press orders upward', [], 'name', false, [byName]],
  ['a second press turns it', [byName], 'name', false, [{ id: 'name', desc: true }]],
  ['a third press gives the own order back', [{ id: 'name', desc: true }], 'name', false, []],
  ['another column takes over', [byPrice], 'name', false, [byName]],
  ['shift adds a column', [byPrice], 'name', true, [byPrice, byName]],
  [
    'shift turns a column in its place',
    [byName, byPrice],
    'name',
    true,
    [{ id: 'name', desc: true }, byPrice],
  ],
  ['shift takes a column out', [byPrice, byName], 'price', true, [byName]],
  [
    'a plain press leaves one column of several',
    [byPrice, byName],
    'name',
    false,
    [{ id: 'name', desc: true }],
  ],
])('%s', (_, sort, key, isAdded, expected) => {
  expect(nextSort({ sort, key, isAdded, defaultSort: [] })).toEqual(expected);
});

test('direction is read in the words of aria-sort', () => {
  const sort = [byName, byPrice];
  expect(directionOf(sort, 'name')).toBe('ascending');
  expect(directionOf(sort, 'price')).toBe('descending');
  expect(directionOf(sort, 'code')).toBe('none');
});

test('the column of the own order turns and never leaves', () => {
  const defaultSort = [{ id: 'updated_at', desc: true }];
  const press = (sort: typeof defaultSort) =>
    nextSort({ sort, key: 'updated_at', isAdded: false, defaultSort });
  expect(press(defaultSort)).toEqual([{ id: 'updated_at', desc: false }]);
  expect(press([{ id: 'updated_at', desc: false }])).toEqual(defaultSort);
});
