import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Draft } from '../../support/data/drafts.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { Page, WireRecord } from '../../support/wire.ts';

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

/** A category with these characteristics, by their English names. */
async function categoryWith(rows: Readonly<Record<string, Draft>>) {
  const category = await app.make('categories');
  const named = Object.entries(rows).map(([en, row]) => ({ name: { en }, ...row }));
  const saved = (await many(category.id, named)).data<readonly Property[]>();
  const property = (en: string): Property => {
    const found = saved.find(({ name }) => (name as { en: string }).en === en);
    if (!found) throw new Error(`There is no characteristic ${en}.`);
    return found;
  };
  const value = (en: string, called: string): number =>
    property(en).values.find(({ name }) => name.en === called)?.id ?? 0;
  return { category, property, value };
}

const fuel = (more: Draft = {}): Draft => ({
  values: [{ name: { en: 'Diesel', ru: 'Дизель' } }, { name: { en: 'Electric' }, sort_order: 1 }],
  ...more,
});
const weight: Draft = { is_numeric: true, min: 1, max: 40 };

describe('answers of an offer', () => {
  const offerOf = async (category: number, properties: unknown) =>
    app.admin.post('/offers', await app.draft('offers', { category, properties }));

  test('are stored and served with the names of their characteristics and values', async () => {
    const { category, property, value } = await categoryWith({
      Fuel: fuel({ multiple: true, allow_custom: true }),
      Weight: weight,
    });
    const answers = [
      {
        property: property('Fuel').id,
        values: [value('Fuel', 'Electric')],
        custom_value: 'Hydrogen',
      },
      { property: { id: property('Weight').id }, number: 21.5 },
    ];
    const offer = (await offerOf(category.id, answers)).data<WireRecord>();
    const shown = await app.admin.get(`/offers/${offer.id}/show`, {}, { language: 'ru' });
    expect(shown.data<WireRecord>().properties).toEqual([
      {
        property: { id: property('Fuel').id, name: 'Fuel' },
        values: [{ id: value('Fuel', 'Electric'), name: 'Electric' }],
        number: null,
        custom_value: 'Hydrogen',
      },
      {
        property: { id: property('Weight').id, name: 'Weight' },
        values: [],
        number: 21.5,
        custom_value: null,
      },
    ]);
    expect(offer.custom_value).toBe('Hydrogen');
    const again = await app.admin.patch(`/offers/${offer.id}`, { properties: offer.properties });
    expect(again.data<WireRecord>().version).toBe(offer.version);
  });

  test('are found by custom text and by the names of their values', async () => {
    const { category, property, value } = await categoryWith({
      Fuel: fuel({ multiple: true, allow_custom: true }),
    });
    const [diesel, electric] = [value('Fuel', 'Diesel'), value('Fuel', 'Electric')];
    const made = async (values: readonly number[], custom_value: string | null) =>
      (
        await offerOf(category.id, [{ property: property('Fuel').id, values, custom_value }])
      ).data<WireRecord>().id;
    const one = await made([diesel], 'Bioethanol E85');
    const other = await made([diesel, electric], null);
    const ids = async (query: Readonly<Record<string, string | number>>) =>
      ((await app.admin.get('/offers', query)).body as unknown as Page).data.map(({ id }) => id);
    expect(await ids({ search: 'bioethanol' })).toEqual([one]);
    expect(await ids({ 'filter[properties]': electric })).toEqual([other]);
    expect((await ids({ 'filter[properties]': diesel })).sort()).toEqual([one, other].sort());
    expect(await ids({ 'filter[properties]': 999_999 })).toEqual([]);
  });

  const wrong: readonly (readonly [
    title: string,
    asked: Draft,
    answer: Draft,
    rules: Readonly<Record<string, readonly string[]>>,
  ])[] = [
    [
      'a number below the minimum',
      weight,
      { number: 0.5 },
      { 'properties.0.number': ['min_value'] },
    ],
    [
      'a number above the maximum',
      weight,
      { number: 40.5 },
      { 'properties.0.number': ['max_value'] },
    ],
    [
      'a number for a characteristic of values',
      fuel(),
      { number: 3 },
      { 'properties.0.number': ['not_allowed'] },
    ],
    [
      'a custom value that is not allowed',
      fuel(),
      { custom_value: 'Steam' },
      { 'properties.0.custom_value': ['not_allowed'] },
    ],
    ['an unknown value', fuel(), { values: [999_999] }, { 'properties.0.values': ['choice'] }],
    [
      'no value for a required characteristic',
      fuel({ required: true }),
      { values: [] },
      { 'properties.0.values': ['required'] },
    ],
    [
      'no number for a required characteristic',
      { ...weight, required: true },
      {},
      { 'properties.0.number': ['required'] },
    ],
    ['text for a number', weight, { number: 'heavy' }, { 'properties.0.number': ['type'] }],
    ['an unknown field', weight, { colour: 'red' }, { 'properties.0.colour': ['unknown'] }],
  ];

  test.each(wrong)('are refused with %s', async (_, characteristics, answer, rules) => {
    const { category, property } = await categoryWith({ Asked: characteristics });
    const refused = await offerOf(category.id, [{ property: property('Asked').id, ...answer }]);
    expect([refused.status, refused.rules]).toEqual([422, rules]);
  });

  test('have one value unless the characteristic allows several', async () => {
    const { category, property, value } = await categoryWith({ Fuel: fuel() });
    const values = [value('Fuel', 'Diesel'), value('Fuel', 'Electric')];
    const answers = [{ property: property('Fuel').id, values }];
    expect((await offerOf(category.id, answers)).rules).toEqual({
      'properties.0.values': ['single'],
    });
    const twice = [{ property: property('Fuel').id, values: [values[0], values[0]] }];
    expect((await offerOf(category.id, twice)).rules).toEqual({
      'properties.0.values': ['repeated'],
    });
  });

  test('are reported by name when they are required and missing', async () => {
    const { category, property } = await categoryWith({ Fuel: fuel({ required: true }) });
    const refused = await offerOf(category.id, []);
    expect(refused.errors).toEqual({
      properties: [
        {
          rule: 'required',
          values: { field: 'Fuel', property: property('Fuel').id },
          message: 'Field Fuel is required!',
        },
      ],
    });
  });

  test('are required when they are saved, not when they were stored before the rule', async () => {
    const { category, property } = await categoryWith({ Fuel: fuel() });
    const offer = (await offerOf(category.id, [])).data<WireRecord>();
    (await many(category.id, [{ id: property('Fuel').id, required: true }])).data();
    expect((await app.admin.patch(`/offers/${offer.id}`, { address: 'Yard 4' })).status).toBe(200);
    expect((await offerOf(category.id, [])).rules).toEqual({ properties: ['required'] });
  });

  test('to inactive characteristics stay, and none of them is required', async () => {
    const { category, property, value } = await categoryWith({
      Fuel: fuel({ required: true, status: 'hidden' }),
    });
    expect((await offerOf(category.id, [])).status).toBe(201);
    const answers = [{ property: property('Fuel').id, values: [value('Fuel', 'Diesel')] }];
    expect((await offerOf(category.id, answers)).status).toBe(201);
  });

  test('belong to the category, each characteristic once', async () => {
    const [one, other] = [
      await categoryWith({ Weight: weight }),
      await categoryWith({ Weight: weight }),
    ];
    const own = { property: one.property('Weight').id, number: 2 };
    const foreign = { property: other.property('Weight').id, number: 2 };
    expect((await offerOf(one.category.id, [own, own, foreign])).rules).toEqual({
      'properties.1.property': ['repeated'],
      'properties.2.property': ['not_of_category'],
    });
    expect((await offerOf(one.category.id, [{ property: 999_999, number: 2 }])).rules).toEqual({
      'properties.0.property': ['not_found', 'not_of_category'],
    });
  });

  test('must fit the new category when the category changes', async () => {
    const [one, other] = [
      await categoryWith({ Weight: weight }),
      await categoryWith({ Reach: { ...weight, required: true } }),
    ];
    const answers = [{ property: one.property('Weight').id, number: 2 }];
    const offer = (await offerOf(one.category.id, answers)).data<WireRecord>();
    const moved = (properties?: unknown) =>
      app.admin.patch(`/offers/${offer.id}`, {
        category: other.category.id,
        ...(properties ? { properties } : {}),
      });
    expect((await moved()).rules).toEqual({
      properties: ['required'],
      'properties.0.property': ['not_of_category'],
    });
    const fitting = [{ property: other.property('Reach').id, number: 9 }];
    expect((await moved(fitting)).status).toBe(200);
  });

  test('stay when their characteristic is in the trash, and do not block a save', async () => {
    const { category, property, value } = await categoryWith({ Fuel: fuel(), Weight: weight });
    const answer = { property: property('Fuel').id, values: [value('Fuel', 'Diesel')] };
    const heavy = (number: number) => ({ property: property('Weight').id, number });
    const offer = (await offerOf(category.id, [answer, heavy(2)])).data<WireRecord>();
    await app.admin.delete('/offers', { id: offer.id });
    (await many(category.id, [{ id: property('Fuel').id, removed: true }])).data();
    await app.admin.post('/offers/restore', { ids: [offer.id] });
    const save = (properties: unknown) => app.admin.patch(`/offers/${offer.id}`, { properties });
    const saved = await save([answer, heavy(3)]);
    expect(saved.data<WireRecord>().properties).toMatchObject([
      { property: { id: answer.property }, values: [{ id: answer.values[0] }] },
      { number: 3 },
    ]);
    const other = { ...answer, values: [value('Fuel', 'Electric')] };
    expect((await save([other])).rules).toEqual({ 'properties.0.property': ['not_of_category'] });
    expect((await offerOf(category.id, [answer])).rules).toEqual({
      'properties.0.property': ['not_found', 'not_of_category'],
    });
  });

  test('are not stored when they are empty', async () => {
    const { category, property } = await categoryWith({ Fuel: fuel() });
    const offer = await offerOf(category.id, [{ property: property('Fuel').id, values: [] }]);
    expect(offer.data<WireRecord>().properties).toEqual([]);
  });

  test('are in the history and can be restored from it', async () => {
    const { category, property } = await categoryWith({ Weight: weight });
    const answer = (number: number) => [{ property: property('Weight').id, number }];
    const offer = (await offerOf(category.id, answer(2))).data<WireRecord>();
    (await app.admin.patch(`/offers/${offer.id}`, { properties: answer(3) })).data();
    const [latest, creation] = (await app.admin.get(`/offers/${offer.id}/history`)).data<
      readonly { id: number; changes: readonly { path: string; from: unknown; to: unknown }[] }[]
    >();
    expect(latest?.changes).toEqual([
      {
        path: 'properties',
        from: [expect.objectContaining({ number: 2 })],
        to: [expect.objectContaining({ number: 3 })],
      },
    ]);
    const reverted = await app.admin.post(`/offers/${offer.id}/revert`, { entry: creation?.id });
    expect(reverted.data<WireRecord>().properties).toEqual(offer.properties);
  });

  test.each(['orders', 'tags'])('follow the same rules in %s', async (resource) => {
    const { category, property } = await categoryWith({ Weight: weight });
    const save = async (number: number) =>
      app.admin.post(
        `/${resource}`,
        await app.draft(resource, {
          category: category.id,
          properties: [{ property: property('Weight').id, number }],
        }),
      );
    expect((await save(50)).rules).toEqual({ 'properties.0.number': ['max_value'] });
    expect((await save(5)).status).toBe(201);
  });
});

describe('the characteristics of a category', () => {
  test('are its active ones after those of its groups', async () => {
    const { category } = await categoryWith({
      Reach: { ...weight, sort_order: 2 },
      Fuel: fuel({ sort_order: 1 }),
      Draft: { ...weight, status: 'new' },
      Old: { ...weight, status: 'hidden' },
    });
    const group = await app.make('category_groups', { categories: [category.id] });
    const saved = await app.admin.post(
      `/properties/${group.id}/create_or_update_many_for_category_group`,
      { properties: [{ name: { en: 'Certificates' } }] },
    );
    saved.data();
    const characteristics = (await app.admin.get(`/properties/${category.id}/list_for_offer`)).data<
      readonly WireRecord[]
    >();
    expect(characteristics.map(({ name }) => name)).toEqual(['Certificates', 'Fuel', 'Reach']);
    const own = (await app.admin.get(`/properties/${category.id}/for_category`)).data<
      readonly WireRecord[]
    >();
    expect(own.map(({ name }) => (name as { en: string }).en).sort()).toEqual([
      'Draft',
      'Fuel',
      'Old',
      'Reach',
    ]);
  });

  test('are named in the requested language, otherwise in the default one', async () => {
    const { category } = await categoryWith({
      Fuel: fuel({ name: { en: 'Fuel', ru: 'Топливо' } }),
    });
    const [characteristics] = (
      await app.admin.get(`/properties/${category.id}/list_for_offer`, {}, { language: 'ru' })
    ).data<readonly (WireRecord & { values: readonly { name: string }[] })[]>();
    expect(characteristics?.name).toBe('Топливо');
    expect(characteristics?.values.map(({ name }) => name)).toEqual(['Дизель', 'Electric']);
  });

  test('are 404 for an unknown category', async () => {
    for (const call of ['list_for_offer', 'for_category', 'for_category_group']) {
      expect((await app.admin.get(`/properties/999999/${call}`)).status, call).toBe(404);
    }
  });

  test('require the permission to read offers, orders or tags', async () => {
    const { category } = await categoryWith({ Fuel: fuel() });
    const path = `/properties/${category.id}/list_for_offer`;
    for (const subject of ['offers', 'orders', 'tags'] as const) {
      const reader = await app.signInAs([['read', subject]]);
      expect((await reader.get(path)).status, subject).toBe(200);
    }
    const other = await app.signInAs([['read', 'brands']]);
    expect((await other.get(path)).status).toBe(403);
  });
});
