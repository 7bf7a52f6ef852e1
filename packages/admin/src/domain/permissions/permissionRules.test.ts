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

describe('change of permissions', () => {
  test('adds the read permission together with the update permission and reports it', () => {
    const { permissions, sideEffects } = toggle([], ['update', 'brands'], true);
    expect(permissions).toEqual([
      ['read', 'brands'],
      ['update', 'brands'],
    ]);
    expect(sideEffects).toEqual([
      { kind: 'added', action: 'read', because: 'update', subject: 'brands' },
    ]);
  });

  test('removes the update permission together with the read permission and reports it', () => {
    const granted: readonly Permission[] = [
      ['read', 'brands'],
      ['delete', 'brands'],
      ['update', 'brands'],
    ];
    const { permissions, sideEffects } = toggle(granted, ['read', 'brands'], false);
    expect(permissions).toEqual([['delete', 'brands']]);
    expect(sideEffects).toEqual([
      { kind: 'removed', action: 'update', because: 'read', subject: 'brands' },
    ]);
  });

  test('keeps permissions that the grid does not show', () => {
    const granted: readonly Permission[] = [['change_status', 'pages']];
    expect(toggle(granted, ['read', 'pages'], true).permissions).toEqual([
      ['read', 'pages'],
      ['change_status', 'pages'],
    ]);
  });

  test('does not store permissions that `manage` includes', () => {
    const { permissions, sideEffects } = toggle([], ['manage', 'offers'], true);
    expect(permissions).toEqual([['manage', 'offers']]);
    expect(sideEffects).toEqual([]);
    expect(effectivePermissions(permissions).offers).toContain('import');
    expect(isCovered(permissions, { subject: 'offers', action: 'import' })).toBe(true);
    expect(isCovered(permissions, { subject: 'offers', action: 'manage' })).toBe(false);
    expect(toggle(permissions, ['manage', 'offers'], false).permissions).toEqual([]);
  });
});

describe('gained permissions', () => {
  test('are listed by subject, in grid order', () => {
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

  test('include every action of a subject whose `manage` was granted', () => {
    const [[subject, gained] = []] = gainedPermissions(
      [['read', 'offers']],
      [['manage', 'offers']],
    );
    expect(subject).toBe('offers');
    expect(gained).toEqual([
      ...['create', 'update', 'delete', 'change_status', 'comment'],
      ...['export', 'import', 'propose', 'manage'],
    ]);
  });
});

test('applies local changes to the permissions that another user saved meanwhile', () => {
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

test('sorting removes duplicates and ignores the given order', () => {
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
