import { permissionLabels } from '@rentyard/contract/messages/permissionLabels';
import { type Action, editorPermissions, type Permission } from '@rentyard/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let people: Readonly<Record<'editor' | 'reader' | 'nobody', Client>>;
beforeAll(async () => {
  app = await startApp();
  people = {
    editor: await app.signInAs('editor'),
    reader: await app.signInAs(
      everyResource.map(({ resource }): Permission => ['read', resource.subject]),
    ),
    nobody: await app.signInAs([]),
  };
});
afterAll(() => app.close());

interface Call {
  readonly method: string;
  readonly path: string;
  readonly action: Action;
}

/** Every generic call of a resource with the action that it requires. */
const callsOf = (name: string, id: number, hasStatus: boolean): readonly Call[] => [
  { method: 'GET', path: `/${name}`, action: 'read' },
  { method: 'GET', path: `/${name}/list`, action: 'read' },
  { method: 'GET', path: `/${name}/${id}/show`, action: 'read' },
  { method: 'GET', path: `/${name}/${id}/history`, action: 'read' },
  { method: 'GET', path: `/${name}/${id}/uses`, action: 'read' },
  { method: 'GET', path: `/${name}/${id}/edit`, action: 'update' },
  { method: 'POST', path: `/${name}`, action: 'create' },
  { method: 'PATCH', path: `/${name}/${id}`, action: 'update' },
  { method: 'POST', path: `/${name}/${id}?_method=PATCH`, action: 'update' },
  { method: 'POST', path: `/${name}/${id}/revert`, action: 'update' },
  { method: 'DELETE', path: `/${name}`, action: 'delete' },
  { method: 'POST', path: `/${name}/restore`, action: 'delete' },
  { method: 'POST', path: `/${name}/purge`, action: 'manage' },
  ...(hasStatus
    ? [{ method: 'PATCH', path: `/${name}/${id}/change_status`, action: 'change_status' as const }]
    : []),
];

const send = (client: Client, { method, path }: Call) =>
  client.send(method, path, method === 'GET' ? {} : { json: {} });

describe.each(everyResource)('permissions on $name', ({ name, resource }) => {
  let calls: readonly Call[];
  let record: WireRecord;
  beforeAll(async () => {
    record = await app.make(name);
    calls = callsOf(name, record.id, resource.statuses !== undefined);
  });

  const may = (grants: readonly Permission[], action: Action) =>
    grants.some(([granted, subject]) => granted === action && subject === resource.subject);

  test('a request without a token is refused', async () => {
    for (const call of calls) {
      const response = await send(app.anonymous, call);
      expect(response.status, `${call.method} ${call.path}`).toBe(401);
      expect(response.body.code).toBe('unauthenticated');
    }
  });

  test('a request with an unknown token is refused', async () => {
    for (const token of ['x', 'null', 'undefined', 'a'.repeat(43), "' or 1=1 --"]) {
      expect((await app.anonymous.as(token).get(`/${name}`)).status, token).toBe(401);
    }
  });

  test('a user without permissions gets an error that names the permission', async () => {
    const labels: Readonly<Record<string, string>> = permissionLabels.en;
    for (const call of calls) {
      const response = await send(people.nobody, call);
      expect(response.status, `${call.method} ${call.path}`).toBe(403);
      expect(response.body.code).toBe('forbidden');
      const action = labels[`permission.${call.action}`];
      const subject = labels[`subject.${resource.subject}`];
      expect(response.body.message).toBe(
        `You do not have the permission “${action}” for “${subject}”. Ask an administrator.`,
      );
    }
  });

  test('a refusal does not reveal whether a record exists', async () => {
    const known = await people.nobody.get(`/${name}/${record.id}/show`);
    const unknown = await people.nobody.get(`/${name}/999999/show`);
    expect(unknown.status).toBe(403);
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...known.body, request_id: '' });
  });

  test('permission to read does not allow writes', async () => {
    for (const call of calls) {
      const { status } = await send(people.reader, call);
      const label = `${call.method} ${call.path}`;
      if (call.action === 'read') expect(status, label).toBe(200);
      else expect(status, label).toBe(403);
    }
  });

  test('an editor may do what the role allows', async () => {
    for (const call of calls) {
      const { status } = await send(people.editor, call);
      const label = `${call.method} ${call.path}`;
      if (may(editorPermissions, call.action)) expect([401, 403], label).not.toContain(status);
      else expect(status, label).toBe(403);
    }
  });

  test('an admin may do everything', async () => {
    for (const call of calls) {
      const { status } = await send(app.admin, call);
      expect([401, 403, 500], `${call.method} ${call.path}`).not.toContain(status);
    }
  });

  test('each permission allows its own calls and no others', async () => {
    const actions: readonly Action[] = ['create', 'delete', 'change_status', 'update'];
    for (const action of actions) {
      const grants: Permission[] = [[action, resource.subject]];
      if (action === 'update') grants.push(['read', resource.subject]);
      const person = await app.signInAs(grants);
      for (const call of calls) {
        const { status } = await send(person, call);
        const label = `with ${action}: ${call.method} ${call.path}`;
        if (may(grants, call.action)) expect([401, 403], label).not.toContain(status);
        else expect(status, label).toBe(403);
      }
    }
  });

  test('permission to update requires permission to read', async () => {
    const person = await app.signInAs([['update', resource.subject]]);
    expect((await person.patch(`/${name}/${record.id}`, {})).status).toBe(403);
  });

  test('the trash requires permission to delete', async () => {
    const response = await people.reader.get(`/${name}`, { trashed: 1 });
    expect(response.status).toBe(403);
  });
});

test('a refusal names the missing permission in the language of the user', async () => {
  const options = { language: 'ro', json: {} };
  const { body } = await people.nobody.send('PATCH', '/orders/1/change_status', options);
  expect(body.message).toContain('„Schimbarea stării” pentru „Comenzi”');
});

test('a refusal names users who can grant the permission', async () => {
  const options = await people.nobody.get('/profile/administrators');
  expect(options.data()).toEqual([
    { id: expect.any(Number), name: expect.any(String), email: 'admin@rentyard.test' },
  ]);
});
