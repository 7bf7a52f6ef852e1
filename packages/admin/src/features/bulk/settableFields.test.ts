import { language } from '@rentyard/contract/entities/language';
import { offer } from '@rentyard/contract/entities/listing/offer';
import { expect, test } from 'vitest';
import { draftAt, settableFields } from './settableFields.ts';

test('includes fields that offers may share and excludes fields unique to each offer', () => {
  const paths = settableFields(offer).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['category', 'brand', 'region', 'type', 'prices.price_per_hour']),
  );
  for (const own of ['code', 'alias', 'name', 'status', 'active', 'image']) {
    expect(paths).not.toContain(own);
  }
});

test('includes switches', () => {
  expect(settableFields(language).map(({ field }) => field.kind)).toContain('boolean');
});

test('puts a value at its path in the body of a save', () => {
  expect(draftAt('brand', 4)).toEqual({ brand: 4 });
  expect(draftAt('prices.price_per_hour', '20.00')).toEqual({
    prices: { price_per_hour: '20.00' },
  });
});
