import { offer } from '@rentyard/contract/entities/listing/offer';
import { expect, test } from 'vitest';
import { findFacts, rowFacts } from './facts.ts';

const record = {
  name: 'Crane',
  fallbacks: { name: 'en' },
  address: '',
  brand: null,
  status: 'new',
  prices: { price_per_shift: '360.00', price_per_hour: null },
  currency: { id: 1, name: 'MDL' },
  properties: [
    {
      property: { id: 3, name: 'Capacity' },
      values: [{ id: 1, name: 'Large' }],
      number: 12.5,
      custom_value: null,
    },
  ],
};

test('facts are the fields with a value; amounts have their currency, replaced texts their language', () => {
  const paths = ['name', 'address', 'brand', 'status', 'prices.price_per_shift'];
  expect(
    findFacts(offer, record, paths).map(({ path, currency, language }) => [
      path,
      currency,
      language,
    ]),
  ).toEqual([
    ['name', undefined, 'en'],
    ['prices.price_per_shift', 'MDL', undefined],
  ]);
});

test('an answer is a term with its values', () => {
  expect(rowFacts(record.properties)).toEqual([{ term: 'Capacity', values: ['Large', 12.5] }]);
});
