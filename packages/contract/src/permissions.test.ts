import { describe, expect, it } from 'vitest';
import { resources } from './entities/resources.ts';
import {
  actions,
  buildPermissionSet,
  editorPermissions,
  subjects,
  translatedSubjects,
} from './permissions.ts';
import { plainFields } from './schema/resource.ts';

describe('permissions', () => {
  it('allow an admin every action', () => {
    const admin = buildPermissionSet([], true);
    for (const subject of subjects) {
      for (const action of actions) expect(admin.can(action, subject)).toBe(true);
    }
  });

  it('allow an editor to write the marketplace and to read the references, but not the access screens', () => {
    const editor = buildPermissionSet(editorPermissions, false);
    expect(editor.can('update', 'offers')).toBe(true);
    expect(editor.can('change_status', 'brands')).toBe(true);
    expect(editor.can('delete', 'offers')).toBe(false);
    expect(editor.can('read', 'currencies')).toBe(true);
    expect(editor.can('update', 'currencies')).toBe(false);
    expect(editor.can('read', 'projects')).toBe(false);
    expect(editor.can('read', 'users')).toBe(false);
  });

  it('open the translations page to whoever may change a translated text', () => {
    expect(buildPermissionSet(editorPermissions, false).can('read', 'translations')).toBe(true);
    const reader = buildPermissionSet([['read', 'offers']], false);
    expect(reader.can('read', 'translations')).toBe(false);
  });

  it('know the subjects with translated texts', () => {
    const translated = resources.filter((resource) =>
      plainFields(resource).some(([, { kind }]) => kind === 'translated' || kind === 'plural'),
    );
    expect([...translatedSubjects].sort()).toEqual(
      [...new Set(translated.map(({ subject }) => subject))].sort(),
    );
  });

  it('include update only together with read', () => {
    expect(buildPermissionSet([['update', 'brands']], false).can('update', 'brands')).toBe(false);
    expect(
      buildPermissionSet(
        [
          ['update', 'brands'],
          ['read', 'brands'],
        ],
        false,
      ).can('update', 'brands'),
    ).toBe(true);
  });

  it('include every action of a subject with manage', () => {
    const keeper = buildPermissionSet([['manage', 'brands']], false);
    expect(keeper.can('delete', 'brands')).toBe(true);
    expect(keeper.can('read', 'offers')).toBe(false);
  });
});
