import { expect, test } from 'vitest';
import { filledIn, shortcutIn, withAnswer } from './cannedResponse.ts';

test.each([
  ['/', ''],
  ['/he', 'he'],
  ['Good day. /price', 'price'],
  ['Цена: /цен', 'цен'],
  ['24/7', undefined],
  ['/hello there', undefined],
  ['', undefined],
])('%j looks for %j', (text, found) => {
  expect(shortcutIn(text)).toBe(found);
});

test('an answer takes the place of its shortcut and names people', () => {
  const values = { customer: 'Ion Rusu', agent: 'Elena', company: 'Rentyard' };
  const answer = filledIn('Hello, {customer}! This is {agent} of {company}.', values);
  expect(withAnswer('Good day. /he', answer)).toBe(
    'Good day. Hello, Ion Rusu! This is Elena of Rentyard.',
  );
  // What a customer is called is no pattern.
  expect(withAnswer('/he', filledIn('{customer}', { ...values, customer: '$& {agent}' }))).toBe(
    '$& {agent}',
  );
});
