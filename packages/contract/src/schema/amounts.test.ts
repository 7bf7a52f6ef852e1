import { expect, test } from 'vitest';
import { compareAmounts, timesAmount } from './amounts.ts';

test.each([
  ['0.10', '3', '0.30'],
  ['360.00', '1', '360.00'],
  ['1450', '7', '10150'],
  ['0.01', '1', '0.01'],
  ['1.005', '200', '201.000'],
  // Beyond what a float holds to the cent.
  ['9999999.99', '10000', '99999999900.00'],
  ['90071992547.4099', '10000', '900719925474099.0000'],
])('%s taken %s times is %s', (amount, units, total) => {
  expect(timesAmount(amount, units)).toBe(total);
});

test.each([
  [null, '3'],
  ['', '3'],
  ['36x', '3'],
  ['-1.00', '3'],
  ['360.00', ''],
  ['360.00', '1.5'],
])('%s taken %s times is nothing yet', (amount, units) => {
  expect(timesAmount(amount, units)).toBeUndefined();
});

test.each([
  ['9', '10', -1],
  ['10.00', '10', 0],
  ['0.125', '0.12', 1],
  // One apart, where floats cannot tell.
  ['90071992547409.92', '90071992547409.93', -1],
] as const)('%s against %s is %i', (one, other, sign) => {
  expect(compareAmounts(one, other)).toBe(sign);
});
