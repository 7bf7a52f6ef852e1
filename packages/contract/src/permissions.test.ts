import { describe, expect, it } from 'vitest';
import { actions, editorPermissions, permissionSetOf, subjects } from './permissions.ts';

describe('permissions', () => {
  it('allow an admin every action', () => {
    const admin = permissionSetOf([], true);
    for (const subject of subjects) {
      for (const action of actions) expect(admin.can(action, subject)).toBe(true);
    }
  });

  it('allow an editor to write the marketplace and to read the references, but not the access screens', () => {
    const editor = permissionSetOf(editorPermissions, false);
    expect(editor.can('update', 'offers')).toBe(true);
    expect(editor.can('change_status', 'brands')).toBe(true);
    expect(editor.can('delete', 'offers')).toBe(false);
    expect(editor.can('read', 'currencies')).toBe(true);
    expect(editor.can('update', 'currencies')).toBe(false);
    expect(editor.can('read', 'projects')).toBe(false);
    expect(editor.can('read', 'users')).toBe(false);
  });

  it('include update only together with read', () => {
    expect(permissionSetOf([['update', 'brands']], false).can('update', 'brands')).toBe(false);
    expect(
      permissionSetOf(
        [
          ['update', 'brands'],
          ['read', 'brands'],
        ],
        false,
      ).can('update', 'brands'),
    ).toBe(true);
  });

  it('include every action of a subject with manage', () => {
    const keeper = permissionSetOf([['manage', 'brands']], false);
    expect(keeper.can('delete', 'brands')).toBe(true);
    expect(keeper.can('read', 'offers')).toBe(false);
  });
});
