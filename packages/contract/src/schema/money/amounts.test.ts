import { expect, test } from 'vitest';
import { amountProblem, compareAmounts, timesAmount } from './amounts.ts';

test.each([
  ['0.10', '3', '0.30'],
  ['360.00', '1', '360.00'],
  ['1450', '7', '10150'],
  ['0.01', '1', '0.01'],
  ['1.005', '200', '201.000'],
  // Too large for a float with exact cents.
  ['9999999.99', '10000', '99999999900.00'],
  ['90071992547.4099', '10000', '900719925474099.0000'],
])('%s times %s is %s', (amount, units, total) => {
  expect(timesAmount(amount, units)).toBe(total);
});

test.each([
  [null, '3'],
  ['', '3'],
  ['36x', '3'],
  ['-1.00', '3'],
  ['360.00', ''],
  ['360.00', '1.5'],
])('%s times %s is undefined while a factor is missing or invalid', (amount, units) => {
  expect(timesAmount(amount, units)).toBeUndefined();
});

test.each([
  ['9', '10', -1],
  ['10.00', '10', 0],
  ['0.125', '0.12', 1],
  // They differ by one unit, which a float cannot represent.
  ['90071992547409.92', '90071992547409.93', -1],
] as const)('compares %s with %s: %i', (one, other, sign) => {
  expect(compareAmounts(one, other)).toBe(sign);
});

test.each([
  ['0', 2, { id: 'min_value', values: { number: '0.01' } }],
  ['0.00', 3, { id: 'min_value', values: { number: '0.001' } }],
  ['-1', 0, { id: 'min_value', values: { number: '1' } }],
  ['0.5', 0, { id: 'decimal', values: { number: 0 } }],
  ['0.005', 2, { id: 'decimal', values: { number: 2 } }],
  ['0.005', 3, undefined],
  ['0.010', 2, undefined],
  ['1.00', 0, undefined],
])('%s with %i decimal places has the problem %j', (amount, places, problem) => {
  expect(amountProblem(amount, places)).toEqual(problem);
});
