import { resources } from '@rentyard/contract/entities/resources';
import { currencyPath } from '@rentyard/contract/schema/money/currencyColumns';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Draft, set } from '../../support/data/drafts.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Every resource with amounts, and the paths of those that a client writes. */
const priced = resources.flatMap((resource) => {
  const paths = plainFields(resource).flatMap(([path, field]) =>
    field.kind === 'money' && !field.readOnly ? [[path, field.currency] as const] : [],
  );
  return paths.length > 0 ? [{ name: resource.name, resource, paths }] : [];
});

/** A draft with an amount in a currency at each path. */
async function amounts(
  resource: Resource,
  currency: number,
  given: Readonly<Record<string, string>>,
): Promise<Draft> {
  const draft = await app.draft(resource.name);
  for (const [path, field] of plainFields(resource)) {
    if (field.kind !== 'money' || field.readOnly) continue;
    set(draft, currencyPath(resource.fields, path, field.currency), currency);
    set(draft, path, given[path] ?? null);
  }
  return draft;
}

describe.each(priced)('amounts of $name', ({ resource, paths }) => {
  const all = (amount: string) => Object.fromEntries(paths.map(([path]) => [path, amount]));

  test.each([
    [0, '1', '0.5', 'decimal'],
    [0, '1', '0', 'min_value'],
    [2, '0.01', '0.001', 'decimal'],
    [2, '0.01', '0.00', 'min_value'],
    [3, '0.001', '0.0005', 'decimal'],
    [3, '0.005', '0.000', 'min_value'],
    [4, '0.0001', '-1', 'min_value'],
  ])('in a currency with %i decimals may be %s, not %s', async (decimal, least, wrong, rule) => {
    const { id } = await app.make('currencies', { decimal });
    const { name } = resource;
    const accepted = await app.admin.post(`/${name}`, await amounts(resource, id, all(least)));
    expect(accepted.rules).toEqual({});
    const refused = await app.admin.post(`/${name}`, await amounts(resource, id, all(wrong)));
    const expected = Object.fromEntries(paths.map(([path]) => [path, [rule]]));
    expect(refused.rules).toMatchObject(expected);
  });

  test.each(paths)('keep the decimals of %s', async (path) => {
    const currency = await app.make('currencies', { decimal: 3 });
    const lower = (decimal: number) => app.admin.patch(`/currencies/${currency.id}`, { decimal });
    const draft = await amounts(resource, currency.id, { [path]: '12.345' });
    const { id } = (await app.admin.post(`/${resource.name}`, draft)).data<WireRecord>();
    const refused = await lower(2);
    expect(refused.status).toBe(422);
    expect(refused.errors).toMatchObject({
      decimal: [{ rule: 'decimals_in_use', values: { number: 1 } }],
    });
    // The amount of a restored record counts too.
    await app.admin.delete(`/${resource.name}`, { id });
    expect((await lower(0)).rules).toEqual({ decimal: ['decimals_in_use'] });
    await app.admin.post(`/${resource.name}/restore`, { id });
    const changed = Object.fromEntries(
      Object.entries(await amounts(resource, currency.id, { [path]: '12.34' })).filter(
        ([field]) => field === path.split('.')[0],
      ),
    );
    expect((await app.admin.patch(`/${resource.name}/${id}`, changed)).rules).toEqual({});
    expect((await lower(1)).rules).toEqual({ decimal: ['decimals_in_use'] });
    expect((await lower(2)).status).toBe(200);
  });
});

test('the decimals of prices by characteristic cannot be lowered', async () => {
  const currency = await app.make('currencies', { decimal: 3 });
  const other = await app.make('currencies', { decimal: 3 });
  const category = await app.make('categories');
  const saved = await app.admin.post(`/properties/${category.id}/create_or_update_many`, {
    properties: [{ name: { en: 'Capacity' }, is_numeric: true, min: 1, max: 90 }],
  });
  const [property] = saved.data<readonly WireRecord[]>();
  const prices = [
    [currency.id, '1.005'],
    [other.id, '1.50'],
  ].map(([id, amount]) => ({
    currency: id,
    property: property?.id,
    value: null,
    intervals: [{ from: 1, to: 2, min_hour_price: amount }],
  }));
  const path = `/categories/${category.id}/update_prices`;
  expect((await app.admin.patch(path, { prices })).errors).toEqual({});
  const lower = (id: number) => app.admin.patch(`/currencies/${id}`, { decimal: 2 });
  expect((await lower(currency.id)).rules).toEqual({ decimal: ['decimals_in_use'] });
  expect((await lower(other.id)).status).toBe(200);
  const zero = prices.map((row) => ({
    ...row,
    intervals: [{ from: 1, to: 2, min_hour_price: '0.0' }],
  }));
  expect((await app.admin.patch(path, { prices: zero })).rules).toMatchObject({
    'prices.0.intervals.0.min_hour_price': ['min_value'],
  });
});

test('more decimals and equal decimals are always possible', async () => {
  const currency = await app.make('currencies', { decimal: 2 });
  await app.make('offers', { currency: currency.id });
  for (const decimal of [2, 3, 4, 2]) {
    expect((await app.admin.patch(`/currencies/${currency.id}`, { decimal })).status).toBe(200);
  }
});
