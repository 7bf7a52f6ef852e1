import { expect, test } from 'vitest';
import { pastedEdits } from './useCellEditing.ts';

const grid = { rows: ['a', 'b', 'c'], columns: ['from', 'to', 'usd'] };

test('a pasted table fills the cells to the right and below', () => {
  expect(pastedEdits('1\t2\r\n3\t4\r\n', { row: 'b', column: 'to' }, grid)).toEqual([
    { row: 'b', column: 'to', text: '1' },
    { row: 'b', column: 'usd', text: '2' },
    { row: 'c', column: 'to', text: '3' },
    { row: 'c', column: 'usd', text: '4' },
  ]);
});

test('values outside of the grid are ignored', () => {
  expect(pastedEdits('1\t2\n3\t4\n5\t6', { row: 'c', column: 'usd' }, grid)).toEqual([
    { row: 'c', column: 'usd', text: '1' },
  ]);
});

test('blank values clear their cells', () => {
  expect(
    pastedEdits('1\n\n 3 ', { row: 'a', column: 'usd' }, grid).map(({ text }) => text),
  ).toEqual(['1', '', '3']);
});
