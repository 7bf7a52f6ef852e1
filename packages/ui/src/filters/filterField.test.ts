import { expect, test } from 'vitest';
import { tidyValue, withFilter } from './filterField.ts';

test('a value without content is not a filter', () => {
  expect(tidyValue({ contains: '', oneOf: [], from: undefined })).toBeUndefined();
  expect(tidyValue({ from: '20', to: '' })).toEqual({ from: '20' });
  expect(tidyValue({ isEmpty: false })).toEqual({ isEmpty: false });
});

test('a changed filter keeps its position, an emptied one is removed', () => {
  const filters = { brand: { oneOf: ['JCB'] }, price: { from: '20' } };
  const changed = withFilter(filters, 'brand', { oneOf: ['JCB', 'Volvo'] });
  expect(Object.keys(changed)).toEqual(['brand', 'price']);
  expect(withFilter(changed, 'brand', { oneOf: [] })).toEqual({ price: { from: '20' } });
  expect(withFilter(filters, 'name', { contains: 'lift' })).toEqual({
    ...filters,
    name: { contains: 'lift' },
  });
});

test('filters are plain data', () => {
  const filters = withFilter({}, 'price', { from: '20', to: '80' });
  expect(JSON.parse(JSON.stringify(filters))).toEqual(filters);
});
