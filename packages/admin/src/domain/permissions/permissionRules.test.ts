import type { Permission } from '@rentyard/contract/permissions';
import { describe, expect, test } from 'vitest';
import {
  changePermissions,
  effectivePermissions,
  gainedPermissions,
  isCovered,
  mergePermissionLists,
  sortPermissions,
} from './permissionRules.ts';

const toggle = (
  permissions: readonly Permission[],
  [action, subject]: Permission,
  isOn: boolean,
) => {
  const shown = effectivePermissions(permissions);
  const others = shown[subject]?.filter((one) => one !== action) ?? [];
  return changePermissions(permissions, shown, {
    ...shown,
    [subject]: isOn ? [...others, action] : others,
  });
};

describe('a change of rights', () => {
  test('brings the right to read along with the right to change, and says so', () => {
    const { permissions, sideEffects } = toggle([], ['update', 'brands'], true);
    expect(permissions).toEqual([
      ['read', 'brands'],
      ['update', 'brands'],
    ]);
    expect(sideEffects).toEqual([
      { kind: 'added', action: 'read', because: 'update', subject: 'brands' },
    ]);
  });

  test('takes the right to change away with the right to read, and says so', () => {
    const held: readonly Permission[] = [
      ['read', 'brands'],
      ['delete', 'brands'],
      ['update', 'brands'],
    ];
    const { permissions, sideEffects } = toggle(held, ['read', 'brands'], false);
    expect(permissions).toEqual([['delete', 'brands']]);
    expect(sideEffects).toEqual([
      { kind: 'removed', action: 'update', because: 'read', subject: 'brands' },
    ]);
  });

  test('keeps rights that the grid does not offer', () => {
    const held: readonly Permission[] = [['change_status', 'pages']];
    expect(toggle(held, ['read', 'pages'], true).permissions).toEqual([
      ['read', 'pages'],
      ['change_status', 'pages'],
    ]);
  });

  test('stores nothing of what full management shows by itself', () => {
    const { permissions, sideEffects } = toggle([], ['manage', 'offers'], true);
    expect(permissions).toEqual([['manage', 'offers']]);
    expect(sideEffects).toEqual([]);
    expect(effectivePermissions(permissions).offers).toContain('import');
    expect(isCovered(permissions, { subject: 'offers', action: 'import' })).toBe(true);
    expect(isCovered(permissions, { subject: 'offers', action: 'manage' })).toBe(false);
    expect(toggle(permissions, ['manage', 'offers'], false).permissions).toEqual([]);
  });
});

describe('what people gain', () => {
  test('is told by subject, in the order of the grid', () => {
    const before: readonly Permission[] = [['read', 'offers']];
    const after: readonly Permission[] = [
      ['read', 'brands'],
      ['delete', 'offers'],
      ['read', 'offers'],
      ['create', 'offers'],
    ];
    expect(gainedPermissions(before, after)).toEqual([
      ['offers', ['create', 'delete']],
      ['brands', ['read']],
    ]);
    expect(gainedPermissions(after, before)).toEqual([]);
  });

  test('is every action of a subject that is managed from now on', () => {
    expect(gainedPermissions([['read', 'offers']], [['manage', 'offers']])).toEqual([
      ['offers', ['create', 'update', 'delete', 'change_status', 'export', 'import', 'manage']],
    ]);
  });
});

test('changes are carried over to what somebody else saved meanwhile', () => {
  const base: readonly Permission[] = [
    ['read', 'offers'],
    ['delete', 'offers'],
  ];
  const mine: readonly Permission[] = [
    ['read', 'offers'],
    ['read', 'brands'],
  ];
  const theirs: readonly Permission[] = [...base, ['export', 'offers']];
  expect(mergePermissionLists(base, mine, theirs)).toEqual([
    ['read', 'offers'],
    ['export', 'offers'],
    ['read', 'brands'],
  ]);
});

test('the same rights in another order, or twice, are the same', () => {
  expect(
    sortPermissions([
      ['read', 'brands'],
      ['read', 'offers'],
      ['read', 'brands'],
    ]),
  ).toEqual([
    ['read', 'offers'],
    ['read', 'brands'],
  ]);
});
