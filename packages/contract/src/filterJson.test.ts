import { expect, test } from 'vitest';
import { filterPairs } from './filterJson.ts';

test('filters in a body say what an address says', () => {
  expect(
    filterPairs({
      status: 'new',
      active: true,
      brand: { in: [1, 2] },
      region: [3, 4],
      'prices.price_per_hour': { gte: '20', lte: 45.5 },
      code: { eq: 'A-1' },
    }),
  ).toEqual([
    ['filter[status]', 'new'],
    ['filter[active]', 'true'],
    ['filter[brand][in]', '1,2'],
    ['filter[region][in]', '3,4'],
    ['filter[prices.price_per_hour][gte]', '20'],
    ['filter[prices.price_per_hour][lte]', '45.5'],
    ['filter[code]', 'A-1'],
  ]);
});
