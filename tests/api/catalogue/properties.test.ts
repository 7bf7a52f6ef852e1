import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Draft } from '../../support/data/drafts.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

interface Value {
  readonly id: number;
  readonly name: Readonly<Record<string, string>>;
}

type Property = WireRecord & { readonly values: readonly Value[] };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const many = (category: number, properties: readonly unknown[]) =>
  app.admin.post(`/properties/${category}/create_or_update_many`, { properties });
const of = async (category: number): Promise<readonly Property[]> =>
  (await app.admin.get(`/properties/${category}/for_category`)).data<readonly Property[]>();
const fuels = (...names: readonly string[]): Draft => ({
  name: { en: 'Fuel' },
  values: names.map((en, at) => ({ name: { en }, sort_order: at })),
});

/** A category with one characteristic, and an offer whose answer is its first value. */
async function usedValue() {
  const category = await app.make('categories');
  const saved = await many(category.id, [fuels('Diesel', 'Electric')]);
  const [property] = saved.data<readonly [Property]>();
  const [diesel, electric] = property.values.map(({ id }) => id) as [number, number];
  const properties = [{ property: property.id, values: [diesel] }];
  const offer = await app.make('offers', { category: category.id, properties });
  return { category, property, diesel, electric, offer };
}

describe('saving several characteristics', () => {
  test('creates and updates the sent ones and leaves the others unchanged', async () => {
    const category = await app.make('categories');
    const [fuel, reach] = (
      await many(category.id, [fuels('Diesel'), { name: { en: 'Reach' }, is_numeric: true }])
    ).data<readonly [Property, Property]>();
    const saved = await many(category.id, [
      { id: fuel.id, version: fuel.version, required: true, sort_order: 5 },
      { name: { en: 'Weight' }, is_numeric: true, min: 1, max: 9, sort_order: 9 },
    ]);
    expect(saved.status).toBe(200);
    const rows = await of(category.id);
    expect(saved.data()).toEqual(rows);
    expect(rows.map(({ id, name }) => [id, (name as { en: string }).en])).toEqual([
      [reach.id, 'Reach'],
      [fuel.id, 'Fuel'],
      [expect.any(Number), 'Weight'],
    ]);
    expect(rows[1]).toMatchObject({ required: true, version: 2, values: fuel.values });
  });

  test('saves nothing when one row is invalid, and every problem names its row', async () => {
    const category = await app.make('categories');
    const [fuel] = (await many(category.id, [fuels('Diesel')])).data<readonly [Property]>();
    const refused = await many(category.id, [
      { id: fuel.id, name: { en: 'Fuels' } },
      fuels('Petrol'),
      {
        name: { en: 'x' },
        values: [{ name: { en: 'A' } }, { name: { en: 'a' } }, { name: { ru: 'Б' } }],
        ranges: [
          { from: 1, to: 5 },
          { from: 4, to: 3 },
          { from: 9, to: 8 },
        ],
        min: 4,
        max: 3,
        colour: 'red',
      },
      'Weight',
      { id: 999_999, name: { en: 'Foreign' } },
    ]);
    expect(refused.status).toBe(422);
    expect(refused.rules).toEqual({
      'properties.2.name.en': ['min_length'],
      'properties.2.values.2.name.en': ['required'],
      'properties.2.colour': ['unknown'],
      'properties.3': ['type'],
      'properties.4.id': ['not_found'],
    });
    expect(await of(category.id)).toEqual([fuel]);
  });

  test.each<readonly [string, Draft, Readonly<Record<string, readonly string[]>>]>([
    [
      'values with equal names',
      { values: [{ name: { en: 'Diesel' } }, { name: { en: ' diesel ' } }] },
      { 'properties.0.values.1.name.en': ['repeated'] },
    ],
    [
      'overlapping ranges',
      {
        ranges: [
          { from: 0, to: 10 },
          { from: 9, to: 20 },
        ],
      },
      { 'properties.0.ranges.1.from': ['min_value'] },
    ],
    [
      'a range that ends before it starts',
      { ranges: [{ from: 10, to: 1 }] },
      { 'properties.0.ranges.0.to': ['min_value'] },
    ],
    ['an open range', { ranges: [{ from: 10 }] }, { 'properties.0.ranges.0.to': ['required'] }],
    ['a maximum below the minimum', { min: 5, max: 4 }, { 'properties.0.max': ['min_value'] }],
    ['an unknown status', { status: 'rejected' }, { 'properties.0.status': ['choice'] }],
    [
      'a key chosen by the client',
      { values: [{ id: 77, name: { en: 'Diesel' } }] },
      { 'properties.0.values.0.id': ['not_found'] },
    ],
    ['another category', { category: 999_999 }, { 'properties.0.category': ['not_allowed'] }],
  ])('refuses %s', async (_, row, rules) => {
    const category = await app.make('categories');
    const refused = await many(category.id, [{ name: { en: 'Engine' }, ...row }]);
    expect([refused.status, refused.rules]).toEqual([422, rules]);
  });

  test('accepts adjacent ranges', async () => {
    const category = await app.make('categories');
    const ranges = [
      { from: 0, to: 10 },
      { from: 10, to: 25.5 },
    ];
    const [made] = (
      await many(category.id, [{ name: { en: 'Weight' }, is_numeric: true, ranges }])
    ).data<readonly [Property]>();
    expect(made.ranges).toEqual(ranges);
  });

  test('keeps the keys of values when anything else of them changes', async () => {
    const category = await app.make('categories');
    const [made] = (await many(category.id, [fuels('Diesel', 'Electric')])).data<
      readonly [Property]
    >();
    const [diesel, electric] = made.values;
    const values = [
      { id: electric?.id, name: { en: 'Battery', ro: 'Baterie' }, sort_order: 0 },
      { id: diesel?.id, name: diesel?.name, sort_order: 1 },
      { name: { en: 'Petrol' }, sort_order: 2 },
    ];
    const [saved] = (await many(category.id, [{ id: made.id, values }])).data<
      readonly [Property]
    >();
    expect(saved.values.map(({ id, name }) => [id, name.en])).toEqual([
      [electric?.id, 'Battery'],
      [diesel?.id, 'Diesel'],
      [expect.any(Number), 'Petrol'],
    ]);
    const history = await app.admin.get(`/properties/${made.id}/history`);
    expect(history.text).toContain('Baterie');
  });

  test('restores removed values with their keys', async () => {
    const category = await app.make('categories');
    const [made] = (await many(category.id, [fuels('Diesel', 'Electric')])).data<
      readonly [Property]
    >();
    (await many(category.id, [{ id: made.id, values: made.values.slice(1) }])).data();
    const history = (await app.admin.get(`/properties/${made.id}/history`)).data<
      readonly { id: number }[]
    >();
    const entry = history.at(-1)?.id;
    const back = await app.admin.post(`/properties/${made.id}/revert`, { entry });
    expect(back.data<Property>().values).toEqual(made.values);
  });

  test('succeeds once when two saves have the same version', async () => {
    const category = await app.make('categories');
    const [made] = (await many(category.id, [fuels('Diesel')])).data<readonly [Property]>();
    const responses = await Promise.all(
      ['Fuel type', 'Kind of fuel'].map((en) =>
        many(category.id, [{ id: made.id, version: made.version, name: { en } }]),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'version_conflict',
      base_version: 1,
      data: { id: made.id, version: 2 },
    });
  });

  test('requires the permission for the category or the group', async () => {
    const category = await app.make('categories');
    const group = await app.make('category_groups');
    const person = await app.signInAs([
      ['read', 'categories'],
      ['update', 'categories'],
    ]);
    const body = { properties: [] };
    expect(
      (await person.post(`/properties/${category.id}/create_or_update_many`, body)).status,
    ).toBe(200);
    const path = `/properties/${group.id}/create_or_update_many_for_category_group`;
    expect((await person.post(path, body)).status).toBe(403);
    const reader = await app.signInAs([['read', 'categories']]);
    expect((await reader.get(`/properties/${category.id}/for_category`)).status).toBe(200);
    expect(
      (await reader.post(`/properties/${category.id}/create_or_update_many`, body)).status,
    ).toBe(403);
  });
});

describe('a value in use', () => {
  test('cannot be removed', async () => {
    const { category, property, electric, diesel } = await usedValue();
    const values = [{ id: electric, name: { en: 'Electric' } }];
    const refused = await many(category.id, [{ id: property.id, values }]);
    expect(refused.errors).toEqual({
      'properties.0.values': [
        {
          rule: 'value_in_use',
          values: { name: 'Diesel', number: 1, value: diesel },
          message: 'The value “Diesel” is in use (1): choose a replacement',
        },
      ],
    });
    const patched = await app.admin.patch(`/properties/${property.id}`, { values });
    expect(patched.rules).toEqual({ values: ['value_in_use'] });
    expect(await of(category.id)).toEqual([property]);
  });

  test('can be replaced by another one in offers and in their history', async () => {
    const { category, property, diesel, electric, offer } = await usedValue();
    const values = [
      { id: diesel, replace_with: electric },
      { id: electric, name: { en: 'Electric' } },
    ];
    (await many(category.id, [{ id: property.id, values }])).data();
    const [saved] = await of(category.id);
    expect(saved?.values.map(({ id }) => id)).toEqual([electric]);
    const now = (await app.admin.get(`/offers/${offer.id}/edit`)).data<WireRecord>();
    expect(now.version).toBe(offer.version + 1);
    expect(now.properties).toMatchObject([{ values: [{ id: electric, name: 'Electric' }] }]);
    const [latest] = (await app.admin.get(`/offers/${offer.id}/history`)).data<
      readonly { action: string; changes: readonly unknown[] }[]
    >();
    expect(latest).toMatchObject({
      action: 'update',
      version: now.version,
      changes: [{ path: 'properties', from: offer.properties, to: now.properties }],
    });
  });

  test('can be replaced only by a value that remains', async () => {
    const { category, property, diesel, electric, offer } = await usedValue();
    const foreign = await usedValue();
    for (const other of [foreign.diesel, diesel, 999_999]) {
      const values = [
        { id: diesel, replace_with: other },
        { id: electric, name: { en: 'Electric' } },
        { name: { en: 'x'.repeat(256) } },
      ];
      const refused = await many(category.id, [{ id: property.id, values }]);
      expect(refused.rules, String(other)).toEqual({
        'properties.0.values.0.replace_with': ['choice'],
      });
    }
    const values = [
      { id: diesel, replace_with: electric },
      { id: electric, name: { en: 'Electric' } },
      { name: { en: 'x'.repeat(256) } },
    ];
    const refused = await many(category.id, [{ id: property.id, values }]);
    expect(refused.rules).toEqual({ 'properties.0.values.2.name.en': ['max_length'] });
    expect((await app.admin.get(`/offers/${offer.id}/edit`)).data()).toEqual(offer);
  });
});

test('a value cannot be removed while an offer that uses it is being saved', async () => {
  for (let round = 0; round < 6; round += 1) {
    const category = await app.make('categories');
    const [property] = (await many(category.id, [fuels('Diesel', 'Electric')])).data<
      readonly [Property]
    >();
    const [diesel, electric] = property.values;
    const properties = [{ property: property.id, values: [diesel?.id] }];
    const draft = await app.draft('offers', { category: category.id, properties });
    const [saved, dropped] = await Promise.all([
      app.admin.post('/offers', draft),
      many(category.id, [{ id: property.id, values: [electric] }]),
    ]);
    const outcome = [saved.status, dropped.status];
    expect([
      [201, 422],
      [422, 200],
    ]).toContainEqual(outcome);
  }
});

describe('a characteristic in use', () => {
  test('cannot be deleted, and the refusal lists its uses', async () => {
    const { category, property, offer } = await usedValue();
    const refused = await app.admin.delete('/properties', { id: property.id });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'in_use',
      uses: [{ subject: 'offers', id: offer.id }],
    });
    const row = await many(category.id, [{ id: property.id, removed: true }]);
    expect(row.rules).toEqual({ 'properties.0': ['held'] });
  });

  test('moves to the trash when no offer answers it, and can be restored', async () => {
    const category = await app.make('categories');
    const [made] = (await many(category.id, [fuels('Diesel')])).data<readonly [Property]>();
    expect((await many(category.id, [{ id: made.id, removed: true }])).data()).toEqual([]);
    (await app.admin.post('/properties/restore', { ids: [made.id] })).data();
    expect(await of(category.id)).toMatchObject([{ id: made.id, version: 3 }]);
  });

  test('prevents the deletion of its group and the removal of a category from the group', async () => {
    const category = await app.make('categories');
    const spare = await app.make('categories');
    const group = await app.make('category_groups', { categories: [category.id, spare.id] });
    const [property] = (
      await app.admin.post(`/properties/${group.id}/create_or_update_many_for_category_group`, {
        properties: [{ name: { en: 'Weight' }, is_numeric: true }],
      })
    ).data<readonly [Property]>();
    const properties = [{ property: property.id, number: 3 }];
    const offer = await app.make('offers', { category: category.id, properties });
    const deleted = await app.admin.delete('/category_groups', { id: group.id });
    expect(deleted.body).toMatchObject({ uses: [{ subject: 'offers', id: offer.id }] });
    const left = await app.admin.patch(`/category_groups/${group.id}`, { categories: [spare.id] });
    expect(left.rules).toEqual({ categories: ['held'] });
    const stays = await app.admin.patch(`/category_groups/${group.id}`, {
      categories: [category.id],
    });
    expect(stays.status).toBe(200);
  });

  test('cannot move to another category', async () => {
    const category = await app.make('categories');
    const other = await app.make('categories');
    const [made] = (await many(category.id, [fuels('Diesel')])).data<readonly [Property]>();
    const moved = await app.admin.patch(`/properties/${made.id}`, { category: other.id });
    expect(moved.rules).toEqual({ category: ['not_allowed'] });
    const ownerless = await app.admin.post('/properties', fuels('Diesel'));
    expect(ownerless.rules).toEqual({ category: ['required'] });
  });

  test('is deleted with its category', async () => {
    const category = await app.make('categories');
    await many(category.id, [fuels('Diesel')]);
    (await app.admin.delete('/categories', { id: category.id })).data();
    expect((await app.admin.get(`/properties/${category.id}/for_category`)).status).toBe(404);
    (await app.admin.post('/categories/purge', { ids: [category.id] })).data();
    const left = await app.admin.get('/properties', { 'filter[category]': category.id });
    expect(left.data()).toEqual([]);
  });
});

test.each(['categories', 'category_groups'])('%s can be reordered by hand', async (resource) => {
  const [one, other] = [
    await app.make(resource, { sort_order: 40_000 }),
    await app.make(resource, { sort_order: 40_001 }),
  ];
  (await app.admin.patch(`/${resource}/order`, { ids: [other.id, one.id] })).data();
  const rows = await app.admin.get(`/${resource}`, { 'filter[sort_order][gte]': 40_000 });
  expect(rows.data<readonly WireRecord[]>().map(({ id }) => id)).toEqual([other.id, one.id]);
});

describe('the impact of a save', () => {
  const impact = (category: number, properties: readonly unknown[]) =>
    app.admin.post(`/properties/${category}/impact`, { properties });

  test('lists missing answers, affected records and removed values', async () => {
    const { category, property, diesel, electric, offer } = await usedValue();
    const silent = await app.make('offers', { category: category.id });
    const found = await impact(category.id, [
      { id: property.id, required: true, values: [{ id: electric, name: { en: 'Electric' } }] },
      { name: { en: 'Weight' }, required: true },
    ]);
    const named = (id: number) => expect.objectContaining({ subject: 'offers', id });
    expect(found.data()).toEqual([
      {
        property: property.id,
        used_by: { total: 1, records: [named(offer.id)] },
        would_miss: { total: 1, records: [named(silent.id)] },
        dropped: [{ value: diesel, used_by: { total: 1, records: [named(offer.id)] } }],
      },
      {
        property: null,
        used_by: { total: 0, records: [] },
        would_miss: { total: 2, records: [named(offer.id), named(silent.id)] },
        dropped: [],
      },
    ]);
    expect(await of(category.id)).toEqual([property]);
  });

  test('reports the location of an invalid value', async () => {
    const category = await app.make('categories');
    const refused = await impact(category.id, [{ name: { en: 'Fuel' } }, { id: 999_999 }]);
    expect(refused.rules).toEqual({ 'properties.1.id': ['not_found'] });
  });
});
