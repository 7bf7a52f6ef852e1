import { type Action, applicableActions, subjects } from '@rentyard/contract/permissions';
import { expect, test } from 'vitest';
import { accessTable } from '../access/accessTable.ts';

/** The permissions that calls require. */
const required = new Set(
  [...accessTable.values()].flatMap(({ who, foreign }) =>
    [who, foreign].filter((one) => typeof one === 'object').map(String),
  ),
);

/** The actions whose calls can be stored as proposals. */
const writes: readonly Action[] = ['create', 'update', 'delete', 'change_status'];

test('every permission that a call requires can be assigned to a role', () => {
  const offered = subjects.flatMap((subject) =>
    applicableActions[subject].map((action) => `${action},${subject}`),
  );
  expect([...required].filter((permission) => !offered.includes(permission))).toEqual([]);
});

test('every permission that a role can have is required by a call', () => {
  const opens = (action: Action, subject: string) =>
    required.has(`${action},${subject}`) ||
    (action === 'propose' && writes.some((write) => required.has(`${write},${subject}`))) ||
    // `manage` implies all others.
    (action === 'manage' && [...required].some((permission) => permission.endsWith(`,${subject}`)));
  const idle = subjects.flatMap((subject) =>
    applicableActions[subject]
      .filter((action) => !opens(action, subject))
      .map((action) => [action, subject]),
  );
  expect(idle).toEqual([]);
});
