import { expect, test } from 'vitest';
import { buildFilterJson, paramsOfJson } from './filterJson.ts';

test('a JSON query converts to the parameters of the equivalent URL', () => {
  const params = paramsOfJson({
    search: 'crane',
    sort: '-name',
    filter: {
      status: 'new',
      active: true,
      brand: { in: [1, 2] },
      region: [3, 4],
      'prices.price_per_hour': { gte: '20', lte: 45.5 },
      code: { eq: 'A-1' },
    },
  });
  expect([...params]).toEqual([
    ['search', 'crane'],
    ['sort', '-name'],
    ['filter[status]', 'new'],
    ['filter[active]', 'true'],
    ['filter[brand][in]', '1,2'],
    ['filter[region][in]', '3,4'],
    ['filter[prices.price_per_hour][gte]', '20'],
    ['filter[prices.price_per_hour][lte]', '45.5'],
    ['filter[code]', 'A-1'],
  ]);
});

test('groups filters by field', () => {
  expect(
    buildFilterJson([
      { path: 'prices.price_per_hour', operator: 'gte', value: '20' },
      { path: 'status', operator: 'eq', value: 'new' },
      { path: 'prices.price_per_hour', operator: 'lte', value: '80' },
    ]),
  ).toEqual({ 'prices.price_per_hour': { gte: '20', lte: '80' }, status: { eq: 'new' } });
});
