import type { Profile } from '@rentyard/contract/entities/account/account';
import { languageCodes } from '@rentyard/contract/languages';
import { type Permission, subjects } from '@rentyard/contract/permissions';
import { expect, test } from 'vitest';
import { isOpenTo } from '../screens/isOpenTo.ts';
import { messages } from '../shell/palette/searchWords.ts';
import { modules } from './modules.ts';
import { findHome } from './routing/findHome.ts';

function userWith(permissions: readonly Permission[], isAdmin = false): Profile {
  return {
    id: 7,
    first_name: 'Brand',
    last_name: 'Keeper',
    email: 'keeper@rentyard.test',
    phone: null,
    password_expired: false,
    two_step: false,
    password_changed_at: null,
    email_verified_at: null,
    documents_verified_at: null,
    position: null,
    language: null,
    created_at: '2026-05-02T08:00:00.000Z',
    updated_at: '2026-05-02T08:00:00.000Z',
    role: { id: 3, name: 'Brand keeper' },
    is_admin: isAdmin,
    permissions,
    preferences: {},
  };
}

const openTo = (user: Profile | null) =>
  modules.filter((module) => isOpenTo(user, module)).map(({ name }) => name);

test('a user who may only read brands sees only the home page and brands, and starts with brands', () => {
  const reader = userWith([['read', 'brands']]);
  expect(openTo(reader)).toEqual(['home', 'brands', 'proposals']);
  expect(findHome(reader, modules)).toBe('/brands/page/1');
});

test('a module opens only with the read permission, except the home page', () => {
  expect(openTo(userWith([['create', 'brands']]))).toEqual(['home', 'proposals']);
  expect(openTo(userWith([['update', 'brands']]))).toEqual(['home', 'proposals']);
});

test('admin-only modules are closed to other users, whatever their permissions', () => {
  const everything = userWith(subjects.map((subject) => ['manage', subject]));
  const hidden = modules
    .map(({ name }) => name)
    .filter((name) => !openTo(everything).includes(name));
  expect(hidden).toEqual(['users', 'outbox', 'settings']);
  expect(openTo(userWith([], true))).toEqual(modules.map(({ name }) => name));
});

test('no module opens without a signed-in user', () => {
  expect(openTo(null)).toEqual([]);
});

test.each(languageCodes)('the palette finds every module by ordinary words in %s', (language) => {
  const words = messages[language] as Readonly<Record<string, string>>;
  const without = modules.filter(
    ({ name }) => !words[`palette.words.${name.replaceAll('-', '_')}`]?.includes(' '),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
