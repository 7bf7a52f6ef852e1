import { order } from '@rentyard/contract/entities/listing/order';
import { expect, test } from 'vitest';
import { buildFormValues } from '../../records/form/values/formValues.ts';
import { valuesFromOffer } from './OrderOfferField.tsx';

const offer = {
  category: { id: 2, name: 'Wheeled excavators' },
  name: { en: 'Wheeled excavator, 16 t' },
  code: 'OF-10407',
  prices: { price_per_shift: '340.00', price_per_hour: null },
  currency: { id: 1, name: 'EUR' },
  region: { id: 20, name: 'Brașov' },
  properties: [
    { property: { id: 4, name: 'Weight, t' }, values: [], number: 16, custom_value: null },
  ],
};
const blank = buildFormValues(order, ['en', 'ru']);

test('an offer fills in the empty fields of an order, except for the order’s own fields', () => {
  const filled = Object.fromEntries(valuesFromOffer(offer, blank, order, ['en', 'ru']));
  expect(filled).toEqual({
    category: offer.category,
    name: { en: 'Wheeled excavator, 16 t', ru: '' },
    prices: { price_per_shift: '340.00', price_per_hour: '' },
    currency: offer.currency,
    region: offer.region,
    properties: offer.properties,
  });
});

test('an offer does not overwrite a typed value', () => {
  const typed = {
    ...blank,
    name: { en: 'Urgent: excavator', ru: '' },
    region: { id: 3, name: 'Iași' },
  };
  const filled = Object.fromEntries(valuesFromOffer(offer, typed, order, ['en', 'ru']));
  expect(filled).not.toHaveProperty('name');
  expect(filled).not.toHaveProperty('region');
  expect(filled).toHaveProperty('currency');
});
