import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

type Property = WireRecord & { readonly values: readonly { readonly id: number }[] };

interface Priced {
  readonly id: number;
  readonly version: number;
  readonly prices: readonly unknown[];
  readonly properties: readonly { readonly id: number; readonly name: string }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A category or a group with a numeric characteristic and one of two values. */
async function priceable(resource: 'categories' | 'category_groups') {
  const owner = await app.make(resource);
  const suffix = resource === 'categories' ? '' : '_for_category_group';
  const saved = await app.admin.post(`/properties/${owner.id}/create_or_update_many${suffix}`, {
    properties: [
      { name: { en: 'Weight' }, is_numeric: true },
      {
        name: { en: 'Fuel' },
        values: [{ name: { en: 'Diesel' } }, { name: { en: 'Electric' } }],
        sort_order: 1,
      },
    ],
  });
  const [weight, fuel] = saved.data<readonly [Property, Property]>();
  const path = `/${resource}/${owner.id}`;
  return { owner, path, weight, fuel, diesel: fuel.values[0]?.id ?? 0 };
}

describe.each(['categories', 'category_groups'] as const)('the prices of %s', (resource) => {
  test('are stored by currency, characteristic and value, exact to the currency', async () => {
    const { owner, path, weight, fuel, diesel } = await priceable(resource);
    const [leu, dinar] = [
      await app.make('currencies', { decimal: 2 }),
      await app.make('currencies', { decimal: 3 }),
    ];
    const prices = [
      {
        currency: leu.id,
        property: weight.id,
        intervals: [
          { to: 10, min_hour_price: '9999999.99' },
          { from: 10, to: 25, min_hour_price: '80' },
          { from: 25, min_hour_price: null },
        ],
      },
      {
        currency: dinar.id,
        property: fuel.id,
        value: diesel,
        intervals: [{ min_hour_price: '1.125' }],
      },
    ];
    const saved = await app.admin.patch(`${path}/update_prices`, {
      prices,
      version: owner.version,
    });
    const priced = saved.data<Priced>();
    expect(priced.version).toBe(owner.version + 1);
    expect(priced.prices).toEqual([
      {
        currency: { id: leu.id, name: leu.code },
        property: { id: weight.id, name: 'Weight' },
        value: null,
        intervals: [
          { from: null, to: 10, min_hour_price: '9999999.99' },
          { from: 10, to: 25, min_hour_price: '80.00' },
          { from: 25, to: null, min_hour_price: null },
        ],
      },
      {
        currency: { id: dinar.id, name: dinar.code },
        property: { id: fuel.id, name: 'Fuel' },
        value: { id: diesel, name: 'Diesel' },
        intervals: [{ from: null, to: null, min_hour_price: '1.125' }],
      },
    ]);
    expect(priced.properties.map(({ name }) => name)).toEqual(['Weight', 'Fuel']);
    expect((await app.admin.get(`${path}/edit_prices`)).data()).toEqual(priced);
    const history = await app.admin.get(`${path}/history`);
    expect(history.data<readonly { changes: readonly object[] }[]>()[0]?.changes).toMatchObject([
      { path: 'prices' },
    ]);
  });

  test('are saved together or not at all, and problems name their cell', async () => {
    const { path, weight, fuel } = await priceable(resource);
    const foreign = await priceable(resource);
    const { id: yen } = await app.make('currencies', { decimal: 0 });
    const cell = (property: number, more: object = {}) => ({
      currency: yen,
      property,
      intervals: [{ min_hour_price: '100' }],
      ...more,
    });
    const refused = await app.admin.patch(`${path}/update_prices`, {
      prices: [
        cell(weight.id),
        cell(weight.id),
        cell(fuel.id, { value: foreign.diesel }),
        cell(foreign.weight.id),
        cell(fuel.id, { intervals: [{ min_hour_price: '100.5' }] }),
        cell(fuel.id, { currency: 999_999, intervals: [{ from: 5, to: 1, min_hour_price: '5' }] }),
      ],
    });
    expect(refused.status).toBe(422);
    expect(refused.rules).toEqual({
      'prices.1.property': ['repeated'],
      'prices.2.value': ['choice'],
      'prices.3.property': ['not_of_category'],
      'prices.4.intervals.0.min_hour_price': ['decimal'],
      'prices.5.currency': ['not_found'],
      'prices.5.intervals.0.to': ['min_value'],
    });
    const now = (await app.admin.get(`${path}/edit_prices`)).data<Priced>();
    expect([now.prices, now.version]).toEqual([[], 1]);
  });

  test('require a currency, a characteristic and an interval', async () => {
    const { path } = await priceable(resource);
    const refused = await app.admin.patch(`${path}/update_prices`, {
      prices: [{}, { currency: 1, property: 1, intervals: [{ min_hour_price: '10000000' }] }],
    });
    expect(refused.rules).toMatchObject({
      'prices.0.currency': ['required'],
      'prices.0.property': ['required'],
      'prices.0.intervals': ['required'],
      'prices.1.intervals.0.min_hour_price': ['max_value'],
    });
    expect((await app.admin.patch(`${path}/update_prices`, {})).rules).toEqual({
      prices: ['required'],
    });
    const unknown = await app.admin.patch(`${path}/update_prices`, { prices: [], name: {} });
    expect(unknown.rules).toEqual({ name: ['unknown'] });
  });

  test('are saved once when two saves have the same version', async () => {
    const { path, owner } = await priceable(resource);
    (await app.admin.patch(path, { in_top: true })).data();
    const late = await app.admin.patch(`${path}/update_prices`, {
      prices: [],
      version: owner.version,
    });
    expect(late.body).toMatchObject({ code: 'version_conflict', base_version: 1 });
  });

  test('prevent the deletion of their currency and values', async () => {
    const { path, fuel, diesel, owner } = await priceable(resource);
    const { id: currency } = await app.make('currencies');
    const prices = [
      { currency, property: fuel.id, value: diesel, intervals: [{ min_hour_price: '5' }] },
    ];
    (await app.admin.patch(`${path}/update_prices`, { prices })).data();
    const deleted = await app.admin.delete('/currencies', { id: currency });
    expect(deleted.body).toMatchObject({ code: 'in_use', uses: [{ id: owner.id }] });
    const values = fuel.values.slice(1);
    const dropped = await app.admin.patch(`/properties/${fuel.id}`, { values });
    expect(dropped.rules).toEqual({ values: ['value_in_use'] });
    expect((await app.admin.delete('/properties', { id: fuel.id })).status).toBe(409);
  });

  test('require the permission to update the record', async () => {
    const { path } = await priceable(resource);
    const subject = resource === 'categories' ? 'categories' : 'category-groups';
    const reader = await app.signInAs([['read', subject]]);
    expect((await reader.get(`${path}/edit_prices`)).status).toBe(403);
    expect((await reader.patch(`${path}/update_prices`, { prices: [] })).status).toBe(403);
    const editor = await app.signInAs('editor');
    expect((await editor.get(`${path}/edit_prices`)).status).toBe(200);
  });
});

describe('the price interval of a category', () => {
  test('cannot end before it starts, and the problem names the currency', async () => {
    const { id } = await app.make('categories');
    const { id: currency } = await app.make('currencies');
    const save = (price_interval: object) =>
      app.admin.patch(`/categories/${id}`, { price_interval });
    expect((await save({ from: '20.00', to: '9.50', currency })).rules).toEqual({
      'price_interval.to': ['min_value'],
    });
    expect((await save({ from: '9.50', to: '20.00', currency: null })).rules).toEqual({
      'price_interval.currency': ['required'],
    });
    expect((await save({ from: '9.50', to: '9.5', currency })).status).toBe(200);
  });

  test('includes the currency of the minimum hourly price', async () => {
    const { id: dinar } = await app.make('currencies', { decimal: 3 });
    const category = await app.make('categories', {
      min_hour_price: '1.5',
      price_interval: { from: null, to: null, currency: dinar },
    });
    expect(category.min_hour_price).toBe('1.500');
    const { id } = await app.make('currencies', { decimal: 0 });
    const changed = await app.admin.patch(`/categories/${category.id}`, {
      price_interval: { currency: id },
    });
    expect(changed.rules).toEqual({ min_hour_price: ['decimal'] });
  });
});
