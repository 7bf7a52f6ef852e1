import type { PropertyEdited } from '@rentyard/contract/entities/property/property';
import { expect, test } from 'vitest';
import { changedRows, pathInForm, propertiesResolver } from './propertyDrafts.ts';
import { buildRow, type PropertyRow, valueRow } from './rows/propertyRow.ts';

const languages = ['en', 'ru'];

function stored(id: number, changes: Partial<PropertyEdited> = {}): PropertyRow {
  const base = { id, version: 4, name: { en: `P${id}` }, sort_order: id * 10, status: 'active' };
  const record = {
    ...base,
    category: { id: 7, name: 'Excavators' },
    values: [],
    ranges: [],
    ...changes,
  };
  return buildRow(languages, record as unknown as PropertyEdited);
}

const tracks = stored(1, {
  values: [
    { id: 70, name: { en: 'Steel' }, sort_order: 1 },
    { id: 71, name: { en: 'Rubber' }, sort_order: 2 },
    { id: 72, name: { en: 'Wheels' }, sort_order: 3 },
  ],
});
const start = { properties: [tracks, stored(2)] };

const sent = (properties: readonly PropertyRow[]) => changedRows(start, { properties });

test('sends nothing when nothing has changed', () => {
  expect(sent(start.properties).rows).toEqual([]);
});

test('sends only the list of values and its version when the name of one value changes', () => {
  const values = tracks.values.map((one) =>
    one.id === 71 ? { ...one, name: { ...one.name, ru: 'Резина' } } : one,
  );
  const { rows } = sent([{ ...tracks, values }, stored(2)]);
  expect(rows).toEqual([
    {
      id: 1,
      version: 4,
      values: [
        { id: 70, name: { en: 'Steel', ru: null }, sort_order: 10 },
        { id: 71, name: { en: 'Rubber', ru: 'Резина' }, sort_order: 20 },
        { id: 72, name: { en: 'Wheels', ru: null }, sort_order: 30 },
      ],
    },
  ]);
});

test('omits a removed value, or sends it with its replacement', () => {
  const dropped = (replacement: number | null) =>
    tracks.values.map((one) => (one.id === 71 ? { ...one, isDropped: true, replacement } : one));
  const valuesOf = (values: PropertyRow['values']) =>
    sent([{ ...tracks, values }, stored(2)]).rows[0]?.values;
  expect(valuesOf(dropped(null))).toMatchObject([{ id: 70 }, { id: 72 }]);
  expect(valuesOf(dropped(70))).toMatchObject([
    { id: 70 },
    { id: 71, replace_with: 70 },
    { id: 72 },
  ]);
});

test('renumbers all rows after a move, but only the new row when one is appended', () => {
  expect(sent([stored(2), tracks]).rows).toEqual([
    { id: 2, version: 4, sort_order: 10 },
    { id: 1, version: 4, sort_order: 20 },
  ]);
  const { rows } = sent([tracks, stored(2), buildRow(languages)]);
  expect(rows).toMatchObject([{ sort_order: 30, values: [] }]);
});

test('sends removed rows by id and omits new rows that were removed again', () => {
  const { rows } = sent([
    { ...tracks, isRemoved: true },
    stored(2),
    { ...buildRow(languages), isRemoved: true },
  ]);
  expect(rows).toEqual([{ id: 1, version: 4, removed: true }]);
});

test('ignores an empty last value in validation and in the save', async () => {
  const values = [...tracks.values, valueRow(languages)];
  expect(sent([{ ...tracks, values }, stored(2)]).rows).toEqual([]);
  const owned = { ...tracks, category: { id: 7, name: 'Excavators' }, values };
  const form = { properties: [owned] };
  const resolve = propertiesResolver({ codes: languages, default: 'en' });
  expect(await resolve(form, undefined, {} as never)).toMatchObject({ errors: {} });
});

test('maps the path of a server error to the row and value of the form', () => {
  const values = [
    { ...(tracks.values[0] as PropertyRow['values'][number]), isDropped: true },
    ...tracks.values.slice(1),
    valueRow(languages, { ru: 'Стальные' }),
  ];
  const form = { properties: [stored(2), { ...tracks, values }] };
  const rows = { rows: [{}], rowIndexes: [1] };
  expect(pathInForm('properties.0.values.2.name.en', form, rows)).toBe(
    'properties.1.values.3.name.en',
  );
  expect(pathInForm('properties.0.max', form, rows)).toBe('properties.1.max');
  expect(pathInForm('version', form, rows)).toBeUndefined();
});
