import { defaultCodePatterns } from '@rentyard/contract/entities/system/codeSettings';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { importsOf } from '../../support/data/imports.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
});
afterAll(() => app.close());

/** Creates a record without a code and an alias. */
const makeWithout = (resource: string, changes: object = {}): Promise<WireRecord> =>
  app.make(resource, { code: undefined, alias: undefined, ...changes });

const numberIn = (code: unknown) => Number(/\d+$/.exec(String(code))?.[0]);

describe.each(Object.entries(defaultCodePatterns))('a new record of %s', (resource, pattern) => {
  test('gets the next code of its pattern', async () => {
    const [first, second] = [await makeWithout(resource), await makeWithout(resource)];
    expect(first.code).toMatch(new RegExp(`^${pattern.replace('{number}', '\\d+')}$`));
    expect(numberIn(second.code)).toBe(numberIn(first.code) + 1);
  });

  test('keeps a typed code', async () => {
    const { code } = await makeWithout(resource, { code: 'TYPED-1' });
    expect(code).toBe('TYPED-1');
  });
});

test('two orders saved at once get different codes and aliases', async () => {
  const orders = await Promise.all(
    Array.from({ length: 8 }, () => makeWithout('orders', { name: { en: 'Crane for a day' } })),
  );
  expect(new Set(orders.map(({ code }) => code)).size).toBe(8);
  expect(orders.map(({ alias }) => alias)).toContain('crane-for-a-day');
  expect(new Set(orders.map(({ alias }) => alias)).size).toBe(8);
});

test('a generated code skips codes that are already used', async () => {
  const { code } = await makeWithout('brands');
  const next = numberIn(code) + 1;
  for (const number of [next, next + 1, next + 2, next + 9]) {
    await makeWithout('brands', { code: `BR-${number}` });
  }
  expect((await makeWithout('brands')).code).toBe(`BR-${next + 3}`);
});

test('the alias follows the name, and a code replaces a name without letters', async () => {
  const named = await makeWithout('brands', { name: 'Łukasz & Sons' });
  expect(named.alias).toBe('lukasz-sons');
  const { code, alias } = await makeWithout('regions', { name: { en: '東京' } });
  expect(alias).toBe(String(code).toLowerCase());
});

test('a saved code cannot be emptied', async () => {
  const { id } = await makeWithout('brands');
  const response = await app.admin.patch(`/brands/${id}`, { code: null });
  expect(response.rules).toEqual({ code: ['required'] });
});

test('an import without codes generates them, and its preview takes no number', async () => {
  const imports = importsOf(app);
  const before = numberIn((await makeWithout('brands')).code);
  const file = [['name'], ['Imported One'], ['Imported Two']];
  const { counts } = await imports.preview('brands', file);
  expect(counts).toMatchObject({ create: 2, error: 0 });
  await imports.run('brands', file);
  const made = await app.admin.get('/brands', { search: 'Imported', sort: 'id' });
  expect(made.data<readonly WireRecord[]>().map(({ code, alias }) => [code, alias])).toEqual([
    [`BR-${before + 1}`, 'imported-one'],
    [`BR-${before + 2}`, 'imported-two'],
  ]);
});

describe('the patterns of codes', () => {
  afterEach(async () => {
    (await app.admin.patch('/settings/codes', defaultCodePatterns)).data();
  });

  test('are changed by an admin', async () => {
    const patterns = { ...defaultCodePatterns, orders: 'RENT_{number}-A' };
    const changed = await app.admin.patch('/settings/codes', patterns);
    expect(changed.data()).toEqual(patterns);
    expect((await app.admin.get('/settings/codes')).data()).toEqual(patterns);
    expect((await makeWithout('orders')).code).toMatch(/^RENT_\d+-A$/);
  });

  test.each(['OR-', '{number}{number}', 'O R-{number}', '-{number}', ''])(
    'are refused when they give no valid code: %j',
    async (orders) => {
      const patterns = { ...defaultCodePatterns, orders };
      const response = await app.admin.patch('/settings/codes', patterns);
      expect(response.status).toBe(422);
      expect(Object.keys(response.rules)).toEqual(['orders']);
    },
  );
});
