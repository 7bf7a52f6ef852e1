import { offer } from '@rentyard/contract/offer';
import { expect, test } from 'vitest';
import { filterFieldsOf, oneOf, valuesIn } from './filterFields.ts';

test('every filterable field has a form of its own kind', () => {
  const kinds = Object.fromEntries(filterFieldsOf(offer).map(({ path, kind }) => [path, kind]));
  expect(kinds).toMatchObject({
    name: 'text',
    category: 'reference',
    'prices.price_per_hour': 'numbers',
    status: 'choice',
    image: 'filled',
    active: 'yes-no',
    updated_at: 'days',
    updated_by: 'reference',
  });
});

test('one value is compared with eq and several with in', () => {
  expect(oneOf(['new'])).toEqual({ eq: 'new' });
  expect(oneOf(['new', 'active'])).toEqual({ in: 'new,active' });
  expect(valuesIn(oneOf(['new', 'active']))).toEqual(['new', 'active']);
  expect(valuesIn({})).toEqual([]);
});
