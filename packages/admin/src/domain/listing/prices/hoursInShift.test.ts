import { expect, test } from 'vitest';
import { hoursInShift } from './usual.ts';

test.each([
  ['360.00', '48.00', 7.5],
  ['100', '30', 3.3],
  ['', '48.00', undefined],
  ['360.00', '0', undefined],
  ['36x', '48', undefined],
])('a shift of %s at %s an hour is %s hours', (perShift, perHour, hours) => {
  expect(hoursInShift(perShift, perHour)).toBe(hours);
});
