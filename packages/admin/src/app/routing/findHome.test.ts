import type { Profile } from '@rentyard/contract/entities/account/account';
import { expect, test } from 'vitest';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { findHome } from './findHome.ts';

const moduleOf = (name: string, more: Partial<ModuleDefinition> = {}) =>
  ({ name, subject: name, ...more }) as ModuleDefinition;
const modules = [
  moduleOf('home', { home: '/home', isForEverybody: true }),
  moduleOf('offers'),
  moduleOf('brands'),
  moduleOf('buzbot_broadcast', { home: '/buzbot_broadcast' }),
  moduleOf('users', { isAdminOnly: true }),
];

function userWith(subjects: readonly string[], home?: string, isAdmin = false): Profile {
  return {
    is_admin: isAdmin,
    permissions: subjects.map((subject) => ['read', subject]),
    preferences: home === undefined ? {} : { home },
  } as unknown as Profile;
}

test.each([
  ['an admin', userWith([], undefined, true), '/projects/page/1'],
  ['an editor', userWith(['brands', 'offers']), '/offers/page/1'],
  ['a user with one permission', userWith(['brands']), '/brands/page/1'],
  ['somebody without any', userWith([]), '/error/403'],
  ['whoever chose a module', userWith(['brands', 'offers'], 'brands'), '/brands/page/1'],
  ['an admin who chose one', userWith([], 'buzbot_broadcast', true), '/buzbot_broadcast'],
  ['whoever chose the home page', userWith([], 'home', true), '/home'],
  ['whoever lost what they chose', userWith(['offers'], 'brands'), '/offers/page/1'],
  ['whoever chose what is for admins', userWith(['offers', 'users'], 'users'), '/offers/page/1'],
  ['whoever went back to the usual one', userWith(['offers'], ''), '/offers/page/1'],
])('the home page of %s is correct', (_, user, home) => {
  expect(findHome(user, modules)).toBe(home);
});
