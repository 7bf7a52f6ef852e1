import { offer } from '@rentyard/contract/entities/offer';
import { project } from '@rentyard/contract/entities/project';
import { expect, test } from 'vitest';
import { columnsOf, exportablePaths, pathsOfColumns } from './exportColumns.ts';

test('columns of a list become the fields behind them, in their order and with the code', () => {
  const shown = ['name', 'status', 'price_per_hour', 'category'];
  expect(pathsOfColumns(offer, shown)).toEqual([
    'code',
    'name',
    'status',
    'prices.price_per_hour',
    'category',
  ]);
});

test('a column that stands for no field is left out', () => {
  expect(pathsOfColumns(offer, ['photo_of_owner', 'name'])).toEqual(['code', 'name']);
});

test('secrets are not offered', () => {
  const secrets = Object.entries(project.fields).filter(([, { kind }]) => kind === 'secret');
  expect(secrets).not.toEqual([]);
  for (const [path] of secrets) expect(exportablePaths(project)).not.toContain(path);
});

test('texts come in one language or in each', () => {
  expect(columnsOf(offer, ['code', 'name'], [])).toEqual(['code', 'name']);
  expect(columnsOf(offer, ['code', 'name'], ['en', 'ro'])).toEqual(['code', 'name.en', 'name.ro']);
});
