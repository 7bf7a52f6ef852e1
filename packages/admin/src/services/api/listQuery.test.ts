import { expect, it } from 'vitest';
import { listParameters } from './listQuery.ts';

it('prints a default list query exactly as the early script of the page requests it', () => {
  const query = { page: 2, perPage: 25, search: '', sort: [], filters: [], isTrash: false };
  expect(String(new URLSearchParams(listParameters(query)))).toBe('page=2&per_page=25');
});

it('prints search, sort order and filters as the API parses them', () => {
  const query = listParameters({
    page: 1,
    perPage: 10,
    search: '20 t & more',
    sort: [
      { path: 'updated_at', isDescending: true },
      { path: 'name', isDescending: false },
    ],
    filters: [
      { path: 'status', operator: 'eq', value: 'new' },
      { path: 'prices.price_per_hour', operator: 'gte', value: '45.50' },
    ],
  });
  expect(query).toEqual({
    page: '1',
    per_page: '10',
    search: '20 t & more',
    sort: '-updated_at,name',
    'filter[status]': 'new',
    'filter[prices.price_per_hour][gte]': '45.50',
  });
});
