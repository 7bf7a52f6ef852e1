import { expect, test } from 'vitest';
import { clientFromSearch } from './NewClientSheet.tsx';

test.each([
  ['Ion Rusu', { first_name: 'Ion', last_name: 'Rusu' }],
  [' Ana  Maria Ceban ', { first_name: 'Ana', last_name: 'Maria Ceban' }],
  ['Коваль', { first_name: 'Коваль', last_name: '' }],
  ['ion@example.com', { email: 'ion@example.com' }],
  ['+373 69 123-456', { phone: '+373 69 123-456' }],
  ['', { first_name: '', last_name: '' }],
])('the search for "%s" becomes the draft of a client', (query, known) => {
  expect(clientFromSearch(query)).toEqual(known);
});
