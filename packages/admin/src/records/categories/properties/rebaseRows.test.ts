import { expect, test } from 'vitest';
import { type PropertyRow, rowOf, valueRow } from './propertyRow.ts';
import { rebaseProperties } from './rebaseRows.ts';

const languages = ['en', 'ru'];
const value = (uid: string, id: number | null, en: string) => ({
  ...valueRow(languages, { en }, id),
  uid,
});
const row = (changes: Partial<PropertyRow>): PropertyRow => ({
  ...rowOf(languages),
  uid: 'tracks',
  ...changes,
});

const sent = row({ values: [value('a', null, 'Steel'), value('b', null, '')] });
const stored = row({ id: 9, version: 1, values: [value('a', 70, 'Steel')] });

test('a new row that was saved has its keys, and what was typed in it since', () => {
  const typed = row({ values: [value('a', null, 'Steel, wide'), value('b', null, 'Rubber')] });
  expect(rebaseProperties([sent], [typed], [stored])).toEqual([
    row({
      ...typed,
      id: 9,
      version: 1,
      values: [value('a', 70, 'Steel, wide'), value('b', null, 'Rubber')],
    }),
  ]);
});

test('an empty value that nobody filled goes with the save', () => {
  expect(rebaseProperties([sent], [{ ...sent, min: '4' }], [stored])).toEqual([
    { ...stored, min: '4' },
  ]);
});

test('rows begun since stay, and those taken out while they were saved are there again', () => {
  const begun = row({ uid: 'begun' });
  expect(rebaseProperties([sent], [begun], [stored])).toEqual([begun, stored]);
});
