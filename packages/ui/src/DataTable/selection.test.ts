import { expect, test } from 'vitest';
import { chosenCount, isChosen, pageChoice, rangeOf, togglePage, withRows } from './selection.ts';

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

const chosen = (...ids: string[]) => ({ rowSelection: withRows({}, ids, true) });

test('the page is chosen in whole, in part or not at all', () => {
  expect(pageChoice(chosen(), page)).toBe('none');
  expect(pageChoice(chosen('7'), page)).toBe('none');
  expect(pageChoice(chosen('12'), page)).toBe('some');
  expect(pageChoice(chosen(...page), page)).toBe('all');
  expect(pageChoice(chosen(), [])).toBe('none');
});

test('when all rows are chosen the named ones are not', () => {
  const state = { ...chosen('12'), isAllSelected: true };
  expect(isChosen(state, '7')).toBe(true);
  expect(isChosen(state, '12')).toBe(false);
  expect(chosenCount(state, 412)).toBe(411);
  expect(chosenCount(chosen('12'), 412)).toBe(1);
  expect(pageChoice(state, page)).toBe('some');
  expect(pageChoice({ rowSelection: {}, isAllSelected: true }, page)).toBe('all');
});

test('the box of the page chooses it, leaves it, and ends a choice of all', () => {
  expect(togglePage(chosen('7', '12'), page)).toEqual(chosen('7', ...page));
  expect(togglePage(chosen('7', ...page), page)).toEqual(chosen('7'));
  expect(togglePage({ ...chosen('12'), isAllSelected: true }, page)).toEqual({
    rowSelection: {},
    isAllSelected: false,
  });
});
