import { expect, test } from 'vitest';
import { moveTo, orderedColumns } from './columnOrder.ts';
import { textColumn } from './columns/textColumn.tsx';

const columns = ['name', 'brand', 'region'].map((id) =>
  textColumn<object>({ id, header: id, value: () => id }),
);

test.each([
  ['columns stand as they came without an order', [], ['name', 'brand', 'region']],
  ['the order comes first', ['region'], ['region', 'name', 'brand']],
  ['a column that is gone is passed over', ['photo', 'brand'], ['brand', 'name', 'region']],
])('%s', (_, order, expected) => {
  expect(orderedColumns(columns, order).map((column) => column.id)).toEqual(expected);
});

test.each([
  ['down', 'a', 1, ['b', 'a', 'c']],
  ['up', 'c', 1, ['a', 'c', 'b']],
  ['past the start', 'c', -1, ['c', 'a', 'b']],
  ['past the end', 'a', 9, ['b', 'c', 'a']],
])('moves %s', (_, id, place, expected) => {
  expect(moveTo(['a', 'b', 'c'], id, place)).toEqual(expected);
});
