import { applicableActions } from '@rentyard/contract/applicableActions';
import { type Action, subjects } from '@rentyard/contract/permissions';
import { expect, test } from 'vitest';
import { accessTable } from './accessTable.ts';

/** The rights that some call asks for. */
const asked = new Set(
  [...accessTable.values()].flatMap(({ who, foreign }) =>
    [who, foreign].filter((one) => typeof one === 'object').map(String),
  ),
);

test('every permission that a call requires can be assigned to a role', () => {
  const offered = subjects.flatMap((subject) =>
    applicableActions[subject].map((action) => `${action},${subject}`),
  );
  expect([...asked].filter((right) => !offered.includes(right))).toEqual([]);
});

test('every permission that a role can have is required by a call', () => {
  const opens = (action: Action, subject: string) =>
    asked.has(`${action},${subject}`) ||
    // It stands for all the others.
    (action === 'manage' && [...asked].some((right) => right.endsWith(`,${subject}`)));
  const idle = subjects.flatMap((subject) =>
    applicableActions[subject]
      .filter((action) => !opens(action, subject))
      .map((action) => [action, subject]),
  );
  expect(idle).toEqual([]);
});
