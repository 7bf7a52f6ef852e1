import { filterOperators } from '@rentyard/contract/schema/fieldKinds/filterForms';
import { filterOperatorsOf } from '@rentyard/contract/schema/listQuery/filterPaths';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Query } from '../../support/client.ts';
import { filterSamples, searchTextOf, textAt } from '../../support/data/values.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { Page, WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each(everyResource)('the list of $name', ({ name, resource }) => {
  const list = async (query: Query = {}, language?: string): Promise<Page> => {
    const response = await app.admin.get(`/${name}`, query, language ? { language } : {});
    response.data();
    return response.body as unknown as Page;
  };
  const refusal = async (query: Query) => (await app.admin.get(`/${name}`, query)).rules;

  let made: readonly WireRecord[];
  beforeAll(async () => {
    made = [await app.make(name), await app.make(name), await app.make(name)];
  });
  const [first, second] = [() => made[0] as WireRecord, () => made[1] as WireRecord];

  test('reports the number of records and pages', async () => {
    const { data, meta } = await list({ per_page: 2, page: 1 });
    expect(data).toHaveLength(2);
    expect(meta).toEqual({
      current_page: 1,
      per_page: 2,
      total: meta.total,
      last_page: Math.ceil(meta.total / 2),
      total_is_exact: true,
    });
    expect(meta.total).toBeGreaterThanOrEqual(3);
  });

  test('shows every record once across its pages', async () => {
    const { meta } = await list({ per_page: 2 });
    const ids: number[] = [];
    for (let page = 1; page <= meta.last_page; page += 1) {
      const { data } = await list({ per_page: 2, page });
      ids.push(...data.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(meta.total);
    expect(ids).toHaveLength(meta.total);
  });

  test('is empty past its last page and still reports the right totals', async () => {
    const { data, meta } = await list({ page: 9_999 });
    expect(data).toEqual([]);
    expect(meta.total).toBeGreaterThanOrEqual(3);
    expect(meta.current_page).toBe(9_999);
  });

  test('has 25 records a page by default', async () => {
    expect((await list()).meta.per_page).toBe(25);
  });

  test.each(['0', '-1', '1.5', 'abc', '', '1e1', '0x1', ' 1', '9'.repeat(30)])(
    'refuses the page "%s"',
    async (page) => {
      expect(await refusal({ page })).toHaveProperty('page');
    },
  );

  test.each(['0', '101', '-5', 'many', '2.0'])('refuses the page size "%s"', async (perPage) => {
    expect(await refusal({ per_page: perPage })).toHaveProperty('per_page');
  });

  test('refuses unknown parameters', async () => {
    expect(await refusal({ colour: 'red' })).toEqual({ colour: ['unknown'] });
  });

  test.each(['page', 'per_page', 'search', 'sort'])('refuses a repeated %s', async (parameter) => {
    const value = parameter === 'sort' ? 'id' : parameter === 'search' ? 'yard' : '1';
    expect(await refusal({ [parameter]: [value, value] })).toEqual({ [parameter]: ['repeated'] });
  });

  test.each(['id', 'created_at', 'updated_at', ...resource.sort])(
    'is sorted by %s in both directions',
    async (path) => {
      const up = await list({ sort: path, per_page: 100 });
      const down = await list({ sort: `-${path}`, per_page: 100 });
      const keys = orderKeys(up.data, path);
      expect(keys).toEqual([...keys].sort(compare));
      expect(orderKeys(down.data, path)).toEqual([...keys].sort(compare).reverse());
      expect(idsOf(up)).not.toEqual([]);
      expect(idsOf(up).sort()).toEqual(idsOf(down).sort());
    },
  );

  test('keeps one order when the sorted values are equal', async () => {
    const byTie = { sort: '-created_by', per_page: 100 };
    const tied = resource.sort.find((path) => fieldAt(resource, path)?.kind === 'boolean');
    const query = tied ? { ...byTie, sort: tied } : { ...byTie, sort: 'created_at' };
    const once = await list(query);
    const again = await list(query);
    expect(again.data.map(({ id }) => id)).toEqual(once.data.map(({ id }) => id));
  });

  test.each([
    'password',
    'password_hash',
    'smtp_password',
    'deleted_at',
    'version',
    'search_text',
    'id;drop table users',
    'id,,id',
  ])('refuses to sort by "%s"', async (sort) => {
    expect(await refusal({ sort })).toHaveProperty('sort');
  });

  // A record of this test need not have values that the database computes.
  const stored = resource.search.filter((path) => !fieldAt(resource, path)?.computed);

  test.each(stored)('finds records by %s', async (path) => {
    const text = searchTextOf(first(), path);
    const { data } = await list({ search: text, per_page: 100 });
    expect(data.map(({ id }) => id)).toContain(first().id);
  });

  test('omits records that do not match a search', async () => {
    expect((await list({ search: 'qzx no such thing qzx' })).data).toEqual([]);
    const label = String(textAt(first(), resource.search[0] ?? ''));
    const { data } = await list({ search: label, per_page: 100 });
    expect(data.map(({ id }) => id)).not.toContain(second().id);
  });

  test('treats pattern characters in a search as text', async () => {
    for (const search of ['%%', '__', '\\\\', "''"]) {
      expect((await list({ search })).data, search).toEqual([]);
    }
  });

  test('refuses a search of one character', async () => {
    expect(await refusal({ search: 'a' })).toEqual({ search: ['min_length'] });
  });

  describe.each(resource.filter)('filtered by %s', (path) => {
    const field = fieldAt(resource, path);
    if (!field) throw new Error(`${name} filters by ${path}, which is not one of its fields.`);

    test.each(filterSamples(path, field))('$title', async ({ operator, compared, isIn }) => {
      const record = first();
      const value = compared(record);
      if (value === undefined) return;
      const key = operator === 'eq' ? `filter[${path}]` : `filter[${path}][${operator}]`;
      const { data } = await list({ [key]: value, per_page: 100 });
      expect(data.map(({ id }) => id).includes(record.id)).toBe(isIn(record));
    });

    const foreign = filterOperators.filter((one) => !filterOperatorsOf(field).includes(one));
    if (foreign.length > 0)
      test.each(foreign)('refuses the operator %s', async (operator) => {
        const rules = await refusal({ [`filter[${path}][${operator}]`]: '1' });
        expect(Object.keys(rules)).toHaveLength(1);
      });
  });

  test('combines all filters', async () => {
    const ids = `${first().id},${second().id}`;
    const both = await list({ 'filter[id][in]': ids });
    expect(both.meta.total).toBe(2);
    const one = await list({ 'filter[id][in]': ids, 'filter[id]': first().id });
    expect(one.data.map(({ id }) => id)).toEqual([first().id]);
  });

  test.each(['password', 'smtp_password', 'deleted_at', 'nonsense', 'id) or (1=1'])(
    'refuses to filter by %s',
    async (field) => {
      const rules = await refusal({ [`filter[${field}]`]: '1' });
      expect(Object.keys(rules)).toHaveLength(1);
    },
  );

  test('refuses an empty list of ids instead of returning everything', async () => {
    expect(await refusal({ 'filter[id][in]': '' })).toEqual({ 'filter.id.in': ['required'] });
  });
});

function idsOf({ data }: Page): number[] {
  return data.map(({ id }) => id);
}

/** The sort key of the rows, without empty values and letters that alphabets sort differently. */
function orderKeys(rows: readonly WireRecord[], path: string): (string | number)[] {
  return rows
    .map((row) => orderKey(textAt(row, path)))
    .filter((key): key is string | number => key !== null && !/[^ -~]/.test(String(key)));
}

function orderKey(value: unknown): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return value as number | null;
  return /^\d+\.\d+$/.test(value) ? Number(value) : value.toLowerCase();
}

function compare(a: string | number, b: string | number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
