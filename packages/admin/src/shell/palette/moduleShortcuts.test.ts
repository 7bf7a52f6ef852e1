import { expect, test } from 'vitest';
import { moduleShortcuts } from './moduleShortcuts.ts';

test('modules are reached by the letter that their name begins with', () => {
  const keys = moduleShortcuts([
    'offers',
    'brands',
    'categories',
    'category-groups',
    'buzbot_messages',
  ]);
  expect([...keys.values()]).toEqual(['o', 'b', 'c', 'g', 'm']);
});

test('who comes too late for a letter gets another one of the name, and no letter is given twice', () => {
  const names = ['offers', 'orders', 'countries', 'currencies', 'regions', 'roles', 'users'];
  const keys = moduleShortcuts(names);
  expect(keys.get('offers')).toBe('o');
  expect(keys.get('orders')).toBe('d');
  expect(new Set(keys.values()).size).toBe(names.length);
});

test('a name without a free letter gets any', () => {
  const keys = moduleShortcuts(['b', 'a', 'ab']);
  expect(keys.get('ab')).toBe('c');
});
