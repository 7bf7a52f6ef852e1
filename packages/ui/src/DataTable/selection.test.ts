import { expect, test } from 'vitest';
import { pageSelection, rangeOf, withRows } from './selection.ts';

const page = ['11', '12', '13', '14', '15'];

test.each([
  ['downward', '12', '14', ['12', '13', '14']],
  ['upward', '14', '12', ['12', '13', '14']],
  ['of one row', '13', '13', ['13']],
  ['without a beginning is the row itself', undefined, '13', ['13']],
  ['from a row of another page is the row itself', '7', '13', ['13']],
])('a range %s', (_, from, to, expected) => {
  expect(rangeOf(page, from, to)).toEqual(expected);
});

test('rows of other pages stay chosen', () => {
  const before = { '7': true, '12': true } as const;
  expect(withRows(before, page, true)).toEqual({
    '7': true,
    '11': true,
    '12': true,
    '13': true,
    '14': true,
    '15': true,
  });
  expect(withRows(before, page, false)).toEqual({ '7': true });
  expect(before).toEqual({ '7': true, '12': true });
});

test('the page is chosen in whole, in part or not at all', () => {
  expect(pageSelection({}, page)).toBe('none');
  expect(pageSelection({ '7': true }, page)).toBe('none');
  expect(pageSelection({ '12': true }, page)).toBe('some');
  expect(pageSelection(withRows({}, page, true), page)).toBe('all');
  expect(pageSelection({}, [])).toBe('none');
});
