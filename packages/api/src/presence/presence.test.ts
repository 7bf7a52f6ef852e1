import { presenceTimeout } from '@rentyard/contract/entities/collaboration/presence';
import { expect, test } from 'vitest';
import { createPresentPeople, type PresenceUpdate } from './presence.ts';

const ana = { id: 1, name: 'Ana Rusu' };
const open: PresenceUpdate = {
  subject: 'brands',
  id: 12,
  person: ana,
  tab: 'one',
  state: 'looking',
};

test('an update is a change only when the users of a record change', () => {
  const people = createPresentPeople();
  expect(people.take(open, 0)?.people).toEqual([{ person: ana, state: 'looking' }]);
  expect(people.take(open, 10)).toBeUndefined();
  expect(people.take({ ...open, tab: 'two' }, 20)).toBeUndefined();
  expect(people.take({ ...open, tab: 'two', state: 'editing' }, 30)?.people).toEqual([
    { person: ana, state: 'editing' },
  ]);
  expect(people.take({ ...open, tab: 'two', state: 'gone' }, 40)?.people).toEqual([
    { person: ana, state: 'looking' },
  ]);
});

test('a user whose presence has expired is reported once', () => {
  const people = createPresentPeople();
  people.take(open, 0);
  expect(people.forget(presenceTimeout - 1)).toEqual([]);
  expect(people.forget(presenceTimeout)).toEqual([{ subject: 'brands', id: 12, people: [] }]);
  expect(people.forget(presenceTimeout)).toEqual([]);
});
