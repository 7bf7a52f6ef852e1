import { expect, test } from 'vitest';
import { presenceLasts, stillThere, withTold } from './colleagues.ts';

const elena = { id: 2, name: 'Elena Editor' };
const ion = { id: 3, name: 'Ion Rusu' };

test('a colleague is there once, doing what they told last, until they go or fall silent', () => {
  let there = withTold([], { person: elena, state: 'looking' }, 0);
  there = withTold(there, { person: ion, state: 'looking' }, 1_000);
  there = withTold(there, { person: elena, state: 'typing' }, 2_000);
  expect(there.map(({ person, state }) => [person.name, state])).toEqual([
    ['Ion Rusu', 'looking'],
    ['Elena Editor', 'typing'],
  ]);
  expect(stillThere(there, 1_000 + presenceLasts).map(({ person }) => person)).toEqual([elena]);
  there = withTold(there, { person: ion, state: 'gone' }, 3_000);
  expect(there.map(({ person }) => person)).toEqual([elena]);
});
