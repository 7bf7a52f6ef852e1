import { describe, expect, it, test } from 'vitest';
import { carryOverProperties, mergeProperties, takeTheirProperties } from './mergeProperties.ts';
import { buildRow, type PropertyRow, valueRow } from './rows/propertyRow.ts';

const languages = ['en', 'ru'];
const value = (uid: string, id: number | null, en: string) => ({
  ...valueRow(languages, { en }, id),
  uid,
});
const row = (changes: Partial<PropertyRow>): PropertyRow => ({
  ...buildRow(languages),
  uid: 'tracks',
  ...changes,
});

const carried = (...states: [PropertyRow[], PropertyRow[], PropertyRow[]]) => {
  const [base, mine, theirs] = states.map((properties) => ({ properties }));
  return carryOverProperties(base ?? {}, mine ?? {}, theirs ?? {}).properties;
};

const sent = row({ values: [value('a', null, 'Steel'), value('b', null, '')] });
const stored = row({ id: 9, version: 1, values: [value('a', 70, 'Steel')] });

test('a saved new row gets its ids and keeps values typed during the save', () => {
  const typed = row({ values: [value('a', null, 'Steel, wide'), value('b', null, 'Rubber')] });
  expect(carried([sent], [typed], [stored])).toEqual([
    row({
      ...typed,
      id: 9,
      version: 1,
      values: [value('a', 70, 'Steel, wide'), value('b', null, 'Rubber')],
    }),
  ]);
});

test('an empty value that nobody filled in is removed by the save', () => {
  expect(carried([sent], [{ ...sent, min: '4' }], [stored])).toEqual([{ ...stored, min: '4' }]);
});

test('keeps rows added during the save, and restores saved rows that were removed during it', () => {
  const begun = row({ uid: 'begun' });
  expect(carried([sent], [begun], [stored])).toEqual([begun, stored]);
});

describe('changes of two users', () => {
  const rows = (...properties: PropertyRow[]) => ({ properties });
  const wheels = row({ uid: 'p8', id: 8, version: 1 });
  const tracks = row({ uid: 'p9', id: 9, version: 1, min: '1', max: '5' });
  const theirs = rows(wheels, { ...tracks, version: 2, min: '2', max: '6' });

  it('merge when they affect different fields of a row', () => {
    const mine = rows({ ...tracks, status: 'hidden' }, wheels);
    const both = { ...tracks, version: 2, status: 'hidden', min: '2', max: '6' };
    expect(mergeProperties(rows(wheels, tracks), mine, theirs)).toEqual({
      values: rows(both, wheels),
      conflicts: [],
    });
  });

  it('conflict by row and field, and are resolved in any row order', () => {
    const mine = rows({ ...tracks, min: '3', max: '7' }, wheels);
    const merged = mergeProperties(rows(wheels, tracks), mine, theirs);
    expect(merged.conflicts).toEqual(['properties.p9.min', 'properties.p9.max']);
    expect(takeTheirProperties(merged.values, ['properties.p9.max'], theirs)).toEqual(
      rows({ ...tracks, version: 2, min: '3', max: '6' }, wheels),
    );
  });
});
