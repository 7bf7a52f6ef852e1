import { expect, test } from 'vitest';
import { presenceTtl, presentColleagues, withPresence } from './colleagues.ts';

const elena = { id: 2, name: 'Elena Editor' };
const ion = { id: 3, name: 'Ion Rusu' };

test('a colleague is listed once, with the latest state, until they leave or their presence expires', () => {
  let there = withPresence([], { person: elena, state: 'looking' }, 0);
  there = withPresence(there, { person: ion, state: 'looking' }, 1_000);
  there = withPresence(there, { person: elena, state: 'typing' }, 2_000);
  expect(there.map(({ person, state }) => [person.name, state])).toEqual([
    ['Ion Rusu', 'looking'],
    ['Elena Editor', 'typing'],
  ]);
  expect(presentColleagues(there, 1_000 + presenceTtl).map(({ person }) => person)).toEqual([
    elena,
  ]);
  there = withPresence(there, { person: ion, state: 'gone' }, 3_000);
  expect(there.map(({ person }) => person)).toEqual([elena]);
});
