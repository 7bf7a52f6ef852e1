import { describe, expect, test } from 'vitest';
import { brand } from '../../entities/brand.ts';
import { offer } from '../../entities/listing/offer.ts';
import { fieldAt, type Resource } from '../resource.ts';
import { filterValue } from './filterValue.ts';
import { searchWords } from './listSearch.ts';
import { parseListQuery } from './parseListQuery.ts';

function parse(resource: Resource, query: string) {
  const { query: found, problems, others } = parseListQuery(resource, new URLSearchParams(query));
  return { ...found, problems: { ...problems }, others };
}

test('an empty query is the first page in the default order', () => {
  expect(parse(offer, '')).toEqual({
    page: 1,
    perPage: 25,
    search: '',
    sort: [],
    filters: [],
    isTrash: false,
    problems: {},
    others: [],
  });
});

describe('page and per_page', () => {
  test.each(['1e2', '+1', '1.0', ' 1', '0x1', '-1', ''])('refuses %j as a whole number', (text) => {
    const { page, problems } = parse(brand, `page=${encodeURIComponent(text)}`);
    expect(page).toBe(1);
    expect(problems).toEqual({ page: [{ id: 'integer' }] });
  });

  test('problems contain the bounds', () => {
    expect(parse(brand, 'page=0&per_page=101').problems).toEqual({
      page: [{ id: 'min_value', values: { number: 1 } }],
      per_page: [{ id: 'max_value', values: { number: 100 } }],
    });
  });
});

test('keeps the order of sort keys and accepts the short name of a field', () => {
  expect(parse(offer, 'sort=-price_per_hour,name').sort).toEqual([
    { path: 'prices.price_per_hour', isDescending: true },
    { path: 'name', isDescending: false },
  ]);
});

test.each(['password', 'smtp_password', 'search_text', 'deleted_at', 'name;drop', '-', 'content'])(
  'refuses the unknown key in sort=%s and uses the rest',
  (key) => {
    const { sort, problems } = parse(offer, `sort=${encodeURIComponent(key)},name`);
    expect(sort).toEqual([{ path: 'name', isDescending: false }]);
    expect(problems).toEqual({ sort: [{ id: 'unknown' }] });
  },
);

test('reports a repeated sort key and uses the first one', () => {
  const { sort, problems } = parse(brand, 'sort=name,-name');
  expect(sort).toEqual([{ path: 'name', isDescending: false }]);
  expect(problems).toEqual({ sort: [{ id: 'repeated' }] });
});

test('splits the search into words and requires two characters', () => {
  const { search } = parse(brand, 'search=%20komatsu%20%20pc210%20');
  expect(searchWords(search)).toEqual(['komatsu', 'pc210']);
  expect(searchWords(parse(brand, 'search=%20').search)).toEqual([]);
  expect(parse(brand, 'search=%F0%9F%9A%9C')).toMatchObject({
    search: '🚜',
    problems: { search: [{ id: 'min_length', values: { number: 2 } }] },
  });
  expect(parse(brand, `search=${'x'.repeat(201)}`).problems).toEqual({
    search: [{ id: 'max_length', values: { number: 200 } }],
  });
});

test.each([
  ['filter[status]=active', { path: 'status', operator: 'eq' }, 'active'],
  ['filter[status][in]=new,active', { path: 'status', operator: 'in' }, ['new', 'active']],
  ['filter[price_per_hour][gte]=10.5', { path: 'prices.price_per_hour', operator: 'gte' }, '10.5'],
  [
    'filter[prices.price_per_hour][empty]=1',
    { path: 'prices.price_per_hour', operator: 'empty' },
    true,
  ],
  ['filter[brand][ne]=7', { path: 'brand', operator: 'ne' }, 7],
  ['filter[active]=false', { path: 'active', operator: 'eq' }, false],
  ['filter[created_at][lte]=2026-11-20', { path: 'created_at', operator: 'lte' }, '2026-11-20'],
  ['filter[name][contains]=crane', { path: 'name', operator: 'contains' }, 'crane'],
])('%s is parsed by the kind of its field', (query, wanted, value) => {
  const { filters, problems } = parse(offer, query);
  const [filter] = filters;
  expect(problems).toEqual({});
  expect(filter).toMatchObject(wanted);
  const field = filter && fieldAt(offer, filter.path);
  expect(field && filterValue(field, filter.operator, filter.value)).toEqual({ value });
});

test.each([
  ['filter[password]=x', 'filter.password', 'unknown'],
  ['filter[constructor]=x', 'filter.constructor', 'unknown'],
  ['filter[content][contains]=x', 'filter.content.contains', 'unknown'],
  ['filter[status][like]=x', 'filter.status.like', 'unknown'],
  ['filter[name]=x', 'filter.name', 'unknown'],
  ['filter[status][in]=', 'filter.status.in', 'required'],
  ['filter[status]=gone', 'filter.status', 'choice'],
  ['filter[translations]=missing', 'filter.translations', 'choice'],
  ['filter[brand]=0', 'filter.brand', 'type'],
  ['filter[brand]=99999999999999999999', 'filter.brand', 'type'],
  ['filter[price_per_hour][gte]=%20', 'filter.price_per_hour.gte', 'type'],
  ['filter[price_per_hour][gte]=1e5', 'filter.price_per_hour.gte', 'decimal'],
  ['filter[created_at][gte]=2026-02-30', 'filter.created_at.gte', 'date'],
  ['filter[active]=perhaps', 'filter.active', 'type'],
  [`filter[code][in]=${Array.from({ length: 101 }, String)}`, 'filter.code.in', 'max_value'],
])('%s is reported as a problem and ignored', (query, path, rule) => {
  const { filters, problems } = parse(offer, query);
  expect(filters).toEqual([]);
  expect(problems[path]?.map(({ id }) => id)).toEqual([rule]);
});

describe('query parameters', () => {
  test('are reported when repeated, and the first one is used', () => {
    expect(parse(brand, 'search=ab&search=cd')).toMatchObject({
      search: 'ab',
      problems: { search: [{ id: 'repeated' }] },
    });
  });

  test('are refused when they contain NUL', () => {
    expect(parse(brand, 'search=a%00b').problems).toEqual({ search: [{ id: 'letters' }] });
  });

  test('of other calls are listed separately, whatever their names', () => {
    expect(parse(brand, 'colour=red&__proto__=1&constructor=2&page=1').others).toEqual([
      'colour',
      '__proto__',
      'constructor',
    ]);
  });

  test('can have other names, and a property without a name is not parsed', () => {
    const params = new URLSearchParams('quick_filter=crane&page=7&search=x');
    const { query, others } = parseListQuery(brand, params, { search: 'quick_filter' });
    expect(query).toMatchObject({ search: 'crane', page: 1 });
    expect(others).toEqual(['page', 'search']);
  });
});
