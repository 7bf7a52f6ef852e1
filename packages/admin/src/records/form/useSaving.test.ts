import { brand } from '@rentyard/contract/entities/brand';
import { currency } from '@rentyard/contract/entities/currency';
import { project } from '@rentyard/contract/entities/project';
import { expect, test } from 'vitest';
import { copyValues } from './useSaving.ts';

test('appends a suffix to the unique names, codes and aliases of a copy', () => {
  const values = { name: 'Komatsu', code: 'KOM', alias: 'komatsu', sort_order: '3' };
  expect(copyValues(brand, values)).toEqual({
    name: 'Komatsu (2)',
    code: 'KOM-copy',
    alias: 'komatsu-copy',
    sort_order: '3',
  });
});

test('leaves a unique value empty when a suffix would break its format', () => {
  expect(copyValues(currency, { code: 'USD' })).toEqual({ code: '' });
  expect(copyValues(project, { domain: 'rentyard.md' })).toEqual({ domain: '' });
});
