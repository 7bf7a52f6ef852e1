import { brand } from '@rentyard/contract/entities/brand';
import { offer } from '@rentyard/contract/entities/listing/offer';
import { expect, test } from 'vitest';
import { findFilterFields } from './filterFields.ts';

test('every filterable field has the filter editor of its kind', () => {
  const kinds = Object.fromEntries(findFilterFields(offer).map(({ path, kind }) => [path, kind]));
  expect(kinds).toMatchObject({
    name: 'text',
    category: 'choice',
    'prices.price_per_hour': 'number',
    status: 'choice',
    image: 'filled',
    active: 'boolean',
    mentioned: 'choice',
    translations: 'choice',
    updated_at: 'date',
    updated_by: 'choice',
  });
});

test('resources without translated texts and comments have no filters by them', () => {
  const paths = findFilterFields(brand).map(({ path }) => path);
  expect(paths).not.toContain('translations');
  expect(paths).not.toContain('mentioned');
});
