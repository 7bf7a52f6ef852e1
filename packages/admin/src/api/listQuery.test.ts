import { expect, it } from 'vitest';
import { listPath } from './listQuery.ts';

it('writes a plain list as the page itself asks for it before any code runs', () => {
  expect(listPath('offers', { page: 2, per_page: 25 })).toBe('offers?page=2&per_page=25');
});

it('writes search, order and filters as the API reads them', () => {
  const path = listPath('offers', {
    page: 1,
    per_page: 10,
    search: '20 t & more',
    sort: '-updated_at,name',
    filters: [
      { path: 'status', operator: 'eq', value: 'new' },
      { path: 'prices.price_per_hour', operator: 'gte', value: '45.50' },
    ],
  });
  expect(decodeURIComponent(path.replaceAll('+', ' '))).toBe(
    'offers?page=1&per_page=10&search=20 t & more&sort=-updated_at,name&filter[status]=new&filter[prices.price_per_hour][gte]=45.50',
  );
});
