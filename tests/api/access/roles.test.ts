import { actions, subjects } from '@rentyard/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { accounts, startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Pair = readonly [string, string];

interface Grid {
  readonly subjects: readonly string[];
  readonly actions: readonly string[];
  readonly granted: readonly Pair[];
  readonly affected: number;
  readonly version: number;
}

const grid = async (path: string): Promise<Grid> =>
  (await app.admin.get(`${path}/edit_permissions`)).data<Grid>();
const grant = (path: string, granted: unknown, extra: object = {}, client: Client = app.admin) =>
  client.patch(`${path}/edit_permissions`, { granted, ...extra });

const systemRole = async (system: string): Promise<WireRecord> => {
  const [role] = (await app.admin.get('/roles', { 'filter[system]': system })).data<
    readonly WireRecord[]
  >();
  if (!role) throw new Error(`There is no role "${system}".`);
  return role;
};

describe.each(['roles', 'positions'])('the permissions of %s', (resource) => {
  test('are edited as a grid of subjects and actions', async () => {
    const { id } = await app.make(resource, { permissions: [] });
    const path = `/${resource}/${id}`;
    expect(await grid(path)).toMatchObject({ subjects, actions, granted: [], affected: 0 });
    const granted = [
      ['read', 'offers'],
      ['update', 'offers'],
    ];
    expect((await grant(path, granted)).data()).toMatchObject({ granted });
    expect((await grid(path)).granted).toEqual(granted);
  });

  test('are also a field of the record', async () => {
    const permissions = [{ action: 'read', subject: 'pages' }];
    const made = await app.make(resource, { permissions });
    expect(made.permissions).toEqual(permissions);
    expect((await grid(`/${resource}/${made.id}`)).granted).toEqual([['read', 'pages']]);
  });

  test.each([
    ['an unknown action', [['fly', 'offers']], { 'granted.0': ['choice'] }],
    ['an unknown subject', [['read', 'weather']], { 'granted.0': ['choice'] }],
    ['an entry that is not a pair', ['read offers'], { 'granted.0': ['type'] }],
    ['a value that is not a list', 'all', { granted: ['type'] }],
    [
      'a repeated permission',
      [
        ['read', 'offers'],
        ['read', 'offers'],
      ],
      { 'granted.1': ['repeated'] },
    ],
    ['update without read', [['update', 'offers']], { 'granted.0': ['needs_right'] }],
  ])('refuse %s', async (_, granted, rules) => {
    const { id } = await app.make(resource, { permissions: [] });
    expect((await grant(`/${resource}/${id}`, granted)).rules).toEqual(rules);
    expect((await grid(`/${resource}/${id}`)).granted).toEqual([]);
  });

  test('include update with manage, which implies read', async () => {
    const { id } = await app.make(resource, { permissions: [] });
    const response = await grant(`/${resource}/${id}`, [
      ['manage', 'offers'],
      ['update', 'offers'],
    ]);
    expect(response.status).toBe(200);
  });

  test('do not overwrite permissions that another user saved', async () => {
    const { id, version } = await app.make(resource, { permissions: [] });
    const path = `/${resource}/${id}`;
    expect((await grant(path, [['read', 'offers']], { version })).status).toBe(200);
    const late = await grant(path, [['read', 'orders']], { version });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('version_conflict');
  });

  test('have a history', async () => {
    const { id } = await app.make(resource, { permissions: [] });
    await grant(`/${resource}/${id}`, [['read', 'offers']]);
    const history = (await app.admin.get(`/${resource}/${id}/history`)).data<
      readonly { action: string; changes: readonly { path: string }[] }[]
    >();
    expect(history[0]?.changes.map(({ path }) => path)).toEqual(['permissions']);
  });

  test('cannot be assigned by a user who does not have them', async () => {
    const { id } = await app.make(resource, { permissions: [] });
    const person = await app.signInAs([
      ['read', resource as 'roles'],
      ['update', resource as 'roles'],
      ['read', 'offers'],
    ]);
    const path = `/${resource}/${id}`;
    expect((await grant(path, [['read', 'offers']], {}, person)).status).toBe(200);
    const beyond = await grant(
      path,
      [
        ['read', 'offers'],
        ['read', 'users'],
      ],
      {},
      person,
    );
    expect(beyond.rules).toEqual({ 'granted.1': ['beyond_own_rights'] });
  });
});

describe('the permissions of a user', () => {
  test('combine role and position from the next request on', async () => {
    const role = await app.make('roles', { permissions: [] });
    const position = await app.make('positions', { permissions: [] });
    const editor = await app.signInAs('editor');
    const { id } = (await editor.get('/profile')).data<{ id: number }>();
    const may = async (path: string) => (await editor.get(path)).status === 200;
    const { id: editorRole } = await systemRole('editor');
    try {
      await app.admin.patch(`/users/${id}`, { role: role.id, position: position.id });
      expect([await may('/pages'), await may('/projects')]).toEqual([false, false]);
      await grant(`/roles/${role.id}`, [['read', 'pages']]);
      expect([await may('/pages'), await may('/projects')]).toEqual([true, false]);
      await grant(`/positions/${position.id}`, [['read', 'projects']]);
      expect([await may('/pages'), await may('/projects')]).toEqual([true, true]);
      await grant(`/roles/${role.id}`, []);
      expect([await may('/pages'), await may('/projects')]).toEqual([false, true]);
      await app.admin.patch(`/users/${id}`, { position: null });
      expect([await may('/pages'), await may('/projects')]).toEqual([false, false]);
    } finally {
      await app.admin.patch(`/users/${id}`, { role: editorRole, position: null });
    }
  });
});

describe('a role', () => {
  test('lists the users who have it', async () => {
    const editor = await systemRole('editor');
    expect(editor.members_count).toBe(1);
    expect(editor.members).toEqual([
      {
        id: expect.any(Number),
        name: 'Elena',
        surname: 'Editor',
        email: accounts.editor.email,
        roles: [{ id: editor.id, name: 'editor' }],
      },
    ]);
    expect(await grid(`/roles/${editor.id}`)).toMatchObject({ affected: 1 });
  });

  test('cannot be deleted while users have it, and the refusal lists them', async () => {
    const role = await app.make('roles');
    const person = await app.make('users', { role: role.id });
    const response = await app.admin.delete('/roles', { id: role.id });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      code: 'in_use',
      uses: [{ subject: 'users', id: person.id, name: person.name }],
    });
    await app.admin.patch(`/users/${person.id}`, { role: null });
    expect((await app.admin.delete('/roles', { id: role.id })).status).toBe(200);
  });

  test.each(['admin', 'editor'])('that is built in cannot be deleted: %s', async (system) => {
    const { id } = await systemRole(system);
    const response = await app.admin.delete('/roles', { id });
    expect([409, 422]).toContain(response.status);
    expect((await systemRole(system)).id).toBe(id);
  });

  test('admin allows everything and cannot change', async () => {
    const { id } = await systemRole('admin');
    const { granted } = await grid(`/roles/${id}`);
    expect(granted).toHaveLength(subjects.length * actions.length);
    expect((await grant(`/roles/${id}`, [])).rules).toEqual({ granted: ['system_role'] });
    const permissions = [{ action: 'read', subject: 'offers' }];
    const response = await app.admin.patch(`/roles/${id}`, { permissions });
    expect(response.rules).toEqual({ permissions: ['system_role'] });
    expect((await app.admin.get('/users')).status).toBe(200);
  });

  test('cannot take the code of a built-in role', async () => {
    const { id } = await app.make('roles');
    expect((await app.admin.patch(`/roles/${id}`, { system: 'admin' })).rules).toEqual({
      system: ['unknown'],
    });
  });

  test('that does not exist has no permissions to edit', async () => {
    expect((await app.admin.get('/roles/999999/edit_permissions')).status).toBe(404);
    expect((await grant('/roles/999999', [])).status).toBe(404);
  });
});
