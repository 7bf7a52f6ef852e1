import { brand } from '@rentyard/contract/entities/brand';
import { country } from '@rentyard/contract/entities/country/country';
import { currency } from '@rentyard/contract/entities/money/currency';
import { project } from '@rentyard/contract/entities/project';
import { expect, test } from 'vitest';
import { copyValues } from './useSaving.ts';

test('appends a suffix to the unique names and codes of a copy', () => {
  const values = { name: 'Komatsu', sort_order: '3' };
  expect(copyValues(brand, values)).toEqual({ name: 'Komatsu (2)', sort_order: '3' });
  expect(copyValues(country, { code: 'MD' })).toEqual({ code: 'MD-copy' });
});

test('leaves codes and aliases of a copy empty when the server generates them', () => {
  const values = { code: 'KOM', alias: 'komatsu' };
  expect(copyValues(brand, values)).toEqual({ code: '', alias: '' });
});

test('leaves a unique value empty when a suffix would break its format', () => {
  expect(copyValues(currency, { code: 'USD' })).toEqual({ code: '' });
  expect(copyValues(project, { domain: 'rentyard.md' })).toEqual({ domain: '' });
});
