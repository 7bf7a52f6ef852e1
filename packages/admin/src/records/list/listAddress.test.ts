import { offer } from '@rentyard/contract/entities/listing/offer';
import { exchangeRate } from '@rentyard/contract/entities/money/exchangeRate';
import { describe, expect, test } from 'vitest';
import {
  buildListQuery,
  comparisonsAt,
  parseListAddress,
  parsePage,
  printListAddress,
  withComparisons,
} from './listAddress.ts';

const read = (query: string, page = '1') =>
  parseListAddress(offer, page, new URLSearchParams(query));

describe('parsePage', () => {
  test.each([
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['last', 1],
    [undefined, 1],
  ])('parses %s as page %i', (segment, page) => {
    expect(parsePage(segment)).toBe(page);
  });
});

describe('address of a list (P-LIST-3)', () => {
  test('is unchanged after parsing and printing', () => {
    const address =
      '?quick_filter=crawler%20excavator&sort=-prices.price_per_hour,name&filter[category]=3&filter[prices.price_per_hour][gte]=20&per_page=50';
    expect(printListAddress(read(address))).toBe(address);
  });

  test('omits default values', () => {
    expect(printListAddress(read('per_page=25&sort=&quick_filter='))).toBe('');
  });

  test('ignores fields, operators and sizes that the resource does not know', () => {
    const state = read(
      'sort=password,-code,code&filter[password]=x&filter[status][like]=y&per_page=7',
    );
    expect(state.sort).toEqual([{ path: 'code', isDescending: true }]);
    expect(state.filters).toEqual([]);
    expect(state.perPage).toBeUndefined();
  });

  test('ignores invalid filter values', () => {
    const state = read(
      'filter[category]=x&filter[status][in]=new,sold&filter[prices.price_per_hour][gte]=1e9&filter[updated_at][lte]=soon&filter[image][empty]=maybe&filter[active]=true',
    );
    expect(state.filters).toEqual([{ path: 'active', operator: 'eq', value: 'true' }]);
  });

  test.each([
    'filter[status]=new,active',
    'filter[category]=3,4',
    'filter[properties]=x',
    'filter[translations]=missing',
    'filter[updated_at][gte]=2026-99-99',
    'filter[prices.price_per_hour][gte]=1.12345',
    `filter[code][in]=${Array.from({ length: 101 }, (_, index) => `C${index}`)}`,
  ])('ignores a filter that the server would refuse: %s', (query) => {
    expect(read(query).filters).toEqual([]);
  });

  test.each([
    'filter[status][in]=new,active',
    'filter[category][in]=3,4',
    'filter[properties]=12',
    'filter[translations][in]=missing.pl,outdated.ro',
    'filter[translations]=missing.pl',
  ])('keeps the filter %s', (query) => {
    expect(printListAddress(read(query))).toBe(`?${query}`);
  });

  test('cuts the search to the maximum length of the server', () => {
    expect(read(`quick_filter=${'x'.repeat(250)}`).search).toBe('x'.repeat(200));
  });

  test('keeps the first of several equal comparisons', () => {
    expect(read('filter[status]=new&filter[status]=active').filters).toEqual([
      { path: 'status', operator: 'eq', value: 'new' },
    ]);
  });
});

describe('listQueryOf', () => {
  test('omits a search of one character', () => {
    expect(buildListQuery(read('quick_filter=a'), 'UTC')).toMatchObject({ search: '' });
    expect(buildListQuery(read('quick_filter=ab'), 'UTC')).toMatchObject({ search: 'ab' });
  });

  test.each([
    ['Europe/Chisinau', '2026-04-30T21:00:00.000Z', '2026-05-31T20:59:59.999Z'],
    ['America/New_York', '2026-05-01T04:00:00.000Z', '2026-06-01T03:59:59.999Z'],
  ])('turns days into the first and the last moment in %s', (timeZone, first, last) => {
    const { filters } = buildListQuery(
      read('filter[updated_at][gte]=2026-05-01&filter[updated_at][lte]=2026-05-31'),
      timeZone,
    );
    expect(filters?.map((one) => one.value)).toEqual([first, last]);
  });

  test('leaves calendar days as they are in every time zone', () => {
    const filters = [{ path: 'date', operator: 'gte', value: '2026-12-05' }] as const;
    const state = { ...read(''), filters };
    expect(buildListQuery(state, 'America/New_York', exchangeRate).filters).toEqual(filters);
  });
});

describe('withComparisons', () => {
  const filters = read('filter[category]=3&filter[status]=new&filter[brand]=7').filters;

  test('keeps the position of the field among the filters', () => {
    const changed = withComparisons(filters, 'status', { in: 'new,active' });
    expect(changed.map((one) => one.path)).toEqual(['category', 'status', 'brand']);
    expect(comparisonsAt(changed, 'status')).toEqual({ in: 'new,active' });
  });

  test('removes the field when no value is left', () => {
    expect(withComparisons(filters, 'status', { eq: '' }).map((one) => one.path)).toEqual([
      'category',
      'brand',
    ]);
  });
});
