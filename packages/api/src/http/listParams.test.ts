import { brand } from '@rentyard/contract/brand';
import { offer } from '@rentyard/contract/offer';
import type { Resource } from '@rentyard/contract/resource';
import { expect, test } from 'vitest';
import { Invalid } from '../failures.ts';
import type { ListQuery } from '../records/listQuery.ts';
import { takeListQuery } from './listParams.ts';
import { QueryParams } from './queryParams.ts';

function read(resource: Resource, query: string): ListQuery {
  const params = new QueryParams(`/?${query}`);
  const found = takeListQuery(params, resource);
  params.finish();
  return found;
}

function problems(resource: Resource, query: string): unknown {
  try {
    read(resource, query);
  } catch (error) {
    if (error instanceof Invalid) return { ...error.problems };
    throw error;
  }
  return {};
}

test('a bare list is the first page in the default order', () => {
  expect(read(offer, '')).toEqual({
    page: 1,
    perPage: 25,
    words: [],
    sort: [{ path: 'updated_at', isDescending: true }],
    filters: [],
    isTrash: false,
  });
});

test('sort keys come in their order, and a leaf may go by its own name', () => {
  expect(read(offer, 'sort=-price_per_hour,name').sort).toEqual([
    { path: 'prices.price_per_hour', isDescending: true },
    { path: 'name', isDescending: false },
  ]);
});

test.each(['password', 'smtp_password', 'search_text', 'deleted_at', 'name;drop', '-', 'content'])(
  'sort=%s is refused',
  (key) => {
    expect(problems(offer, `sort=${encodeURIComponent(key)}`)).toEqual({
      sort: [{ id: 'unknown' }],
    });
  },
);

test('the same key twice is refused', () => {
  expect(problems(brand, 'sort=name,-name')).toEqual({ sort: [{ id: 'repeated' }] });
});

test('search is cut into words and needs two characters', () => {
  expect(read(brand, 'search=%20komatsu%20%20pc210%20').words).toEqual(['komatsu', 'pc210']);
  expect(read(brand, 'search=%20').words).toEqual([]);
  expect(problems(brand, 'search=k')).toEqual({
    search: [{ id: 'min_length', values: { number: 2 } }],
  });
});

test.each([
  ['filter[status]=active', { path: 'status', operator: 'eq', value: 'active' }],
  ['filter[status][in]=new,active', { path: 'status', operator: 'in', value: ['new', 'active'] }],
  [
    'filter[price_per_hour][gte]=10.5',
    { path: 'prices.price_per_hour', operator: 'gte', value: '10.5' },
  ],
  [
    'filter[prices.price_per_hour][empty]=1',
    { path: 'prices.price_per_hour', operator: 'empty', value: true },
  ],
  ['filter[brand][ne]=7', { path: 'brand', operator: 'ne', value: 7 }],
  ['filter[active]=false', { path: 'active', operator: 'eq', value: false }],
  [
    'filter[created_at][lte]=2026-11-20',
    { path: 'created_at', operator: 'lte', value: '2026-11-20' },
  ],
  ['filter[name][contains]=crane', { path: 'name', operator: 'contains', value: 'crane' }],
])('%s is read by the kind of its field', (query, filter) => {
  expect(read(offer, query).filters).toEqual([filter]);
});

test.each([
  ['filter[password]=x', 'filter.password', 'unknown'],
  ['filter[constructor]=x', 'filter.constructor', 'unknown'],
  ['filter[content][contains]=x', 'filter.content.contains', 'unknown'],
  ['filter[status][like]=x', 'filter.status.like', 'unknown'],
  ['filter[name]=x', 'filter.name', 'unknown'],
  ['filter[status][in]=', 'filter.status.in', 'required'],
  ['filter[status]=gone', 'filter.status', 'choice'],
  ['filter[brand]=0', 'filter.brand', 'type'],
  ['filter[brand]=99999999999999999999', 'filter.brand', 'type'],
  ['filter[price_per_hour][gte]=%20', 'filter.price_per_hour.gte', 'type'],
  ['filter[price_per_hour][gte]=1e5', 'filter.price_per_hour.gte', 'decimal'],
  ['filter[created_at][gte]=2026-02-30', 'filter.created_at.gte', 'date'],
  ['filter[active]=perhaps', 'filter.active', 'type'],
])('%s is refused', (query, path, rule) => {
  const [problem] = (problems(offer, query) as Record<string, { id: string }[]>)[path] ?? [];
  expect(problem?.id).toBe(rule);
});
