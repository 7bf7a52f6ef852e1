import { expect, test } from 'vitest';
import { moduleShortcuts } from './moduleShortcuts.ts';

test('a module gets the first letter of its name', () => {
  const keys = moduleShortcuts([
    'offers',
    'brands',
    'categories',
    'category-groups',
    'buzbot_messages',
  ]);
  expect([...keys.values()]).toEqual(['o', 'b', 'c', 'g', 'm']);
});

test('a module whose letter is taken gets another letter of its name, and letters are unique', () => {
  const names = ['offers', 'orders', 'countries', 'currencies', 'regions', 'roles', 'users'];
  const keys = moduleShortcuts(names);
  expect(keys.get('offers')).toBe('o');
  expect(keys.get('orders')).toBe('d');
  expect(new Set(keys.values()).size).toBe(names.length);
});

test('a name without a free letter gets any free letter', () => {
  const keys = moduleShortcuts(['b', 'a', 'ab']);
  expect(keys.get('ab')).toBe('c');
});
