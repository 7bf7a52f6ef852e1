import { expect, test } from 'vitest';
import { category } from '../../entities/category/category.ts';
import { offer } from '../../entities/listing/offer.ts';
import { order } from '../../entities/listing/order.ts';
import { currencyOf, withCurrencies } from './currencyColumns.ts';

const prices = ['prices.price_per_shift', 'prices.price_per_hour'] as const;

test('the currency of an amount is beside it or beside its group', () => {
  expect(currencyOf(offer, prices[0])).toBe('currency');
  expect(currencyOf(category, 'price_interval.from')).toBe('price_interval.currency');
  expect(currencyOf(category, 'min_hour_price')).toBe('price_interval.currency');
  expect(currencyOf(offer, 'code')).toBeUndefined();
});

test('adjacent amounts are followed by their currency', () => {
  expect(withCurrencies(offer, ['code', ...prices, 'region'])).toEqual([
    'code',
    ...prices,
    'currency',
    'region',
  ]);
  expect(withCurrencies(order, ['total', 'code', prices[0]])).toEqual([
    'total',
    'currency',
    'code',
    prices[0],
    'currency',
  ]);
});

test('a currency that is beside the amounts is not repeated', () => {
  for (const paths of [
    [...prices, 'currency'],
    ['currency', ...prices],
  ]) {
    expect(withCurrencies(offer, paths)).toEqual(paths);
  }
});
