import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalIds } from './requests.ts';

test.each([
  [undefined, true],
  [null, true],
  [[], true],
  [[1, 2], true],
  [[1, 2, 3, 4], false],
  [[0], false],
  ['', false],
  [' ', false],
  ['1', false],
  [{}, false],
])('optional ids accept %j: %j', (value, isAccepted) => {
  expect(z.safeParse(optionalIds(3), value).success).toBe(isAccepted);
});
