import { expect, test } from 'vitest';
import { fillVariables, insertResponse, shortcutIn } from './cannedResponse.ts';

test.each([
  ['/', ''],
  ['/he', 'he'],
  ['Good day. /price', 'price'],
  ['Цена: /цен', 'цен'],
  ['24/7', undefined],
  ['/hello there', undefined],
  ['', undefined],
])('%j searches for %j', (text, found) => {
  expect(shortcutIn(text)).toBe(found);
});

test('a response replaces its shortcut and fills in names', () => {
  const values = { customer: 'Ion Rusu', agent: 'Elena', company: 'Rentyard' };
  const response = fillVariables('Hello, {customer}! This is {agent} of {company}.', values);
  expect(insertResponse('Good day. /he', response)).toBe(
    'Good day. Hello, Ion Rusu! This is Elena of Rentyard.',
  );
  // A customer's name is not a replacement pattern.
  expect(
    insertResponse('/he', fillVariables('{customer}', { ...values, customer: '$& {agent}' })),
  ).toBe('$& {agent}');
});
