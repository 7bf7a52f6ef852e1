import { expect, test } from 'vitest';
import { type ClientTableState, defaultClientTableState, requestState } from './clientState.ts';

test('the whole state is plain data that a URL or a profile can store', () => {
  const state: ClientTableState = {
    ...defaultClientTableState,
    sort: [{ id: 'name', desc: true }],
    search: 'crane',
    filters: { price: { from: '20', to: '80' }, brand: { oneOf: ['JCB'] } },
    columnSizing: { name: 240 },
    columnPinning: { start: ['name'], end: ['state'] },
    rowSelection: { '7': true },
    isAllSelected: true,
    expandedRows: { '9': true },
  };
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

test('a new search goes to the first page and ends a selection of all rows', () => {
  expect(requestState({ search: 'crane' }, {})).toEqual({ search: 'crane', page: 1 });
  expect(requestState({ filters: {} }, { isAllSelected: true })).toEqual({
    filters: {},
    page: 1,
    rowSelection: {},
    isAllSelected: false,
  });
});
