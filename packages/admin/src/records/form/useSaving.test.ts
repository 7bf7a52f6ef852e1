import { brand } from '@rentyard/contract/entities/brand';
import { currency } from '@rentyard/contract/entities/currency';
import { project } from '@rentyard/contract/entities/project';
import { expect, test } from 'vitest';
import { copyValues } from './useSaving.ts';

test('unique names, codes and aliases of a copy are marked', () => {
  const values = { name: 'Komatsu', code: 'KOM', alias: 'komatsu', sort_order: '3' };
  expect(copyValues(brand, values)).toEqual({
    name: 'Komatsu (2)',
    code: 'KOM-copy',
    alias: 'komatsu-copy',
    sort_order: '3',
  });
});

test('what a mark would spoil is left to be filled in', () => {
  expect(copyValues(currency, { code: 'USD' })).toEqual({ code: '' });
  expect(copyValues(project, { domain: 'rentyard.md' })).toEqual({ domain: '' });
});
