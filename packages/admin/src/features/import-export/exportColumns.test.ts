import { offer } from '@rentyard/contract/entities/listing/offer';
import { project } from '@rentyard/contract/entities/project';
import { expect, test } from 'vitest';
import { exportablePaths, findColumns, neededCurrencies, pathsOfColumns } from './exportColumns.ts';

test('columns of a list map to their fields, in the same order and with the code', () => {
  const shown = ['name', 'status', 'price_per_hour', 'category'];
  expect(pathsOfColumns(offer, shown)).toEqual([
    'code',
    'name',
    'status',
    'prices.price_per_hour',
    'currency',
    'category',
  ]);
});

test('an amount needs the column of its currency', () => {
  const needed = neededCurrencies(offer, ['code', 'prices.price_per_hour']);
  expect([...needed]).toEqual(['currency']);
  expect(neededCurrencies(offer, ['code']).size).toBe(0);
});

test('a column without a field is omitted', () => {
  expect(pathsOfColumns(offer, ['photo_of_owner', 'name'])).toEqual(['code', 'name']);
});

test('secrets cannot be exported', () => {
  const secrets = Object.entries(project.fields).filter(([, { kind }]) => kind === 'secret');
  expect(secrets).not.toEqual([]);
  for (const [path] of secrets) expect(exportablePaths(project)).not.toContain(path);
});

test('a translated field gives one column or one per language', () => {
  expect(findColumns(offer, ['code', 'name'], [])).toEqual(['code', 'name']);
  expect(findColumns(offer, ['code', 'name'], ['en', 'ro'])).toEqual([
    'code',
    'name.en',
    'name.ro',
  ]);
});
