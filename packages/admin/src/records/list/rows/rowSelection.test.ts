import { buildFilterJson } from '@rentyard/contract/schema/routes/filterJson';
import { expect, test } from 'vitest';
import { buildBulkTarget } from './rowSelection.ts';

const query = {
  page: 3,
  perPage: 25,
  search: 'crane',
  sort: [],
  isTrash: false,
  filters: [
    { path: 'status', operator: 'eq', value: 'new' },
    { path: 'prices.price_per_hour', operator: 'gte', value: '20' },
    { path: 'prices.price_per_hour', operator: 'lte', value: '80' },
    { path: 'brand', operator: 'in', value: '1,2' },
  ],
} as const;

test('sends selected rows by their ids', () => {
  expect(buildBulkTarget({ ids: [3, 5], isAll: false, query, count: 2 })).toEqual({ ids: [3, 5] });
});

test('sends "all that match" as the query of the list with the excluded rows', () => {
  expect(buildBulkTarget({ ids: [7], isAll: true, query, count: 40 })).toEqual({
    search: 'crane',
    filter: buildFilterJson(query.filters),
    except: [7],
  });
  const plain = { ...query, search: '', filters: [] };
  expect(buildBulkTarget({ ids: [], isAll: true, query: plain, count: 40 })).toEqual({
    filter: {},
  });
});
