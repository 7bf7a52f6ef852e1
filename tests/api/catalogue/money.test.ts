import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '@rentyard/contract/entities/resources';
import { draftSchema, problemsOf } from '@rentyard/contract/schema/draftSchema';
import { plainFields } from '@rentyard/contract/schema/resource';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const languages = { codes: ['en'], default: 'en' };

const amounts = resources.flatMap((resource) =>
  plainFields(resource)
    .filter(([, field]) => field.kind === 'money' && !field.readOnly)
    .map(([path]) => ({ resource, path })),
);

test('the contract requires amounts as decimal strings and rejects numbers', () => {
  expect(amounts.length).toBeGreaterThan(8);
  for (const { resource, path } of amounts) {
    const draft = path.split('.').reduceRight<unknown>((inside, key) => ({ [key]: inside }), 12.5);
    const parsed = draftSchema(resource, 'update', languages).safeParse(draft);
    expect(parsed.success).toBe(false);
    expect(Object.keys(problemsOf(parsed.error?.issues ?? []))).toContain(path);
  }
});

test('no column is a float, and the contract never converts an amount to one', () => {
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:sql|ts)$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  for (const sql of filesOf('packages/api/migrations')) {
    expect(sql).not.toMatch(/\b(real|float[48]?|double precision)\b(?=[\s,])(?!\s+\w+ed)/i);
  }
  for (const code of filesOf('packages/contract/src')) {
    expect(code).not.toMatch(/parseFloat|\.toFixed\(|Number\((from|to|amount|price)/);
  }
});

test('an amount without a currency may have as many decimals as the API serves', async () => {
  const currency = (await app.make('currencies', { decimal: 3 })).id;
  const rules = async (changes: object) => {
    const draft = await app.draft('categories', { price_interval: null, ...changes });
    return (await app.admin.post('/categories', draft)).rules;
  };
  expect(await rules({ min_hour_price: '1.2345' })).toEqual({ min_hour_price: ['decimal'] });
  expect(await rules({ min_hour_price: '1.23' })).toEqual({});
  expect(await rules({ min_hour_price: '1.234', price_interval: { currency } })).toEqual({});
});

interface Property extends WireRecord {
  readonly values: readonly { readonly id: number }[];
}

test('10,000 random amounts in currencies with 0, 2 and 3 decimals are returned unchanged', async () => {
  const category = await app.make('categories');
  const currencies: { readonly id: number; readonly decimals: number }[] = [];
  for (const decimals of [0, 2, 3]) {
    currencies.push({ id: (await app.make('currencies', { decimal: decimals })).id, decimals });
  }
  const names = Array.from({ length: 67 }, (_, at) => ({ name: { en: `Value ${at}` } }));
  const saved = await app.admin.post(`/properties/${category.id}/create_or_update_many`, {
    properties: [{ name: { en: 'Kind' }, values: names }],
  });
  const [property] = saved.data<readonly [Property]>();
  const random = randomFrom(20);
  const prices = property.values.flatMap(({ id: value }) =>
    currencies.map(({ id: currency, decimals }) => ({
      currency,
      property: property.id,
      value,
      intervals: Array.from({ length: 50 }, (_, from) => ({
        from,
        to: from + 1,
        min_hour_price: amountOf(random, decimals),
      })),
    })),
  );
  const sent = prices.flatMap(({ intervals }) => intervals.map((one) => one.min_hour_price));
  expect(sent.length).toBeGreaterThanOrEqual(10_000);
  const path = `/categories/${category.id}`;
  const response = await app.admin.patch(`${path}/update_prices`, { prices });
  expect(response.errors).toEqual({});
  const stored = (await app.admin.get(`${path}/edit_prices`)).data<{
    readonly prices: typeof prices;
  }>();
  const back = stored.prices.flatMap(({ intervals }) => intervals.map((one) => one.min_hour_price));
  // As one text: ten thousand assertions would take longer than the rest of the test.
  expect(back.join(' ')).toBe(sent.join(' '));
});

/** As many digits as a price may have, with the decimals of the currency. */
function amountOf(random: (below: number) => number, decimals: number): string {
  const whole = String(1 + random(10 ** (1 + random(6))));
  const fraction = Array.from({ length: decimals }, () => random(10)).join('');
  return decimals === 0 ? whole : `${whole}.${fraction}`;
}

/** The same numbers in every run (Park and Miller). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
