import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { Permission } from '@rentyard/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { readEvents } from '../../support/eventReader.ts';
import { operationsOf } from '../../support/openapi.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';
import { accessTable, forApiKeys } from './accessTable.ts';

const hour = 3_600_000;
let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await startApp({ background: ['events', 'jobs'] });
  address = await app.listen();
});
afterAll(() => app.close());

type Key = IssuedApiKey & { readonly secret: string };

interface Options {
  readonly by?: Client;
  readonly name?: string;
  readonly expires_at?: string;
}

async function createKey(
  permissions: readonly Permission[],
  { by = app.admin, name = 'Price sync', ...changes }: Options = {},
): Promise<Key> {
  const body = { name, permissions: buildPermissionRows(permissions), ...changes };
  return (await by.post('/api_keys', body)).data<Key>();
}

const clientOf = ({ secret }: { readonly secret: string }) => app.anonymous.as(secret);
const statusOf = async (client: Client) => (await client.get('/brands')).status;

describe('the secret of an API key', () => {
  test('is served once, with its mode and check digits', async () => {
    const key = await createKey([['read', 'brands']]);
    expect(key.secret).toMatch(/^ry_write_[0-9a-z]{50}_[0-9a-z]{7}$/);
    expect(key.secret.startsWith(String(key.prefix))).toBe(true);
    const edited = (await app.admin.get(`/api_keys/${key.id}/edit`)).data<WireRecord>();
    expect(edited).not.toHaveProperty('secret');
    expect(edited.prefix).toBe(key.prefix);
  });

  test.each([
    [
      'another character',
      (secret: string) => secret.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ],
    ['another mode', (secret: string) => secret.replace('write', 'admin')],
    ['a part of it', (secret: string) => secret.slice(0, -1)],
  ])('is refused with %s', async (_, change) => {
    const { secret } = await createKey([['read', 'brands']]);
    expect(await statusOf(app.anonymous.as(change(secret)))).toBe(401);
    expect(await statusOf(app.anonymous.as(secret))).toBe(200);
  });
});

describe('an API key', () => {
  test('with `read offers` may make the calls of that permission and no other', async () => {
    const client = clientOf(await createKey([['read', 'offers']]));
    const mismatches: string[] = [];
    for (const { method, template, isStream } of await operationsOf(app.anonymous)) {
      const call = `${method} ${template}`;
      const { who } = accessTable.get(call) ?? { who: 'admin' };
      const isAllowed =
        who === 'public' || String(who) === 'read,offers' || forApiKeys.includes(call);
      const path = template.replaceAll(/\{\w+\}/g, '999999');
      const query = isStream ? { topics: 'nonsense' } : undefined;
      const { status } = await (method === 'GET'
        ? client.get(path, query)
        : client.send(method, path, { json: {} }));
      const isRefused = status === 401 || status === 403;
      // A job and a characteristic of others are refused by their handler.
      if (isRefused === isAllowed && !(isAllowed && template.includes('{id}')))
        mismatches.push(`${call}: ${status}`);
    }
    expect(mismatches).toEqual([]);
  });

  test('is the author of its changes, under its own name', async () => {
    const client = clientOf(
      await createKey(
        [
          ['read', 'brands'],
          ['create', 'brands'],
        ],
        { name: 'Importer' },
      ),
    );
    const brand = (await client.post('/brands', await app.draft('brands'))).data<WireRecord>();
    const history = (await app.admin.get(`/brands/${brand.id}/history`)).data<
      readonly WireRecord[]
    >();
    expect(history[0]?.created_by).toMatchObject({ name: 'Importer (API)' });
  });

  test('has no permission that its author lacks', async () => {
    const author = await app.signInAs([
      ['create', 'api-keys'],
      ['read', 'brands'],
    ]);
    const refused = await author.post('/api_keys', {
      name: 'Too much',
      permissions: buildPermissionRows([['read', 'users']]),
    });
    expect(refused.rules).toEqual({ 'permissions.0.action': ['beyond_own_rights'] });
  });

  test('never manages keys, and manages users only with that permission', async () => {
    const refused = await app.admin.post('/api_keys', {
      name: 'Key of keys',
      permissions: buildPermissionRows([['create', 'api-keys']]),
    });
    expect(refused.rules).toEqual({ 'permissions.0.subject': ['not_allowed'] });
    const plain = clientOf(await createKey([['manage', 'brands']]));
    expect((await plain.get('/users')).status).toBe(403);
    const granted = clientOf(await createKey([['read', 'users']]));
    expect((await granted.get('/users')).status).toBe(200);
    expect((await granted.get('/settings/home')).status).toBe(403);
  });

  test('cannot give a user more permissions than it has', async () => {
    const key = clientOf(
      await createKey([
        ['manage', 'users'],
        ['read', 'roles'],
      ]),
    );
    const roles = (await key.get('/roles')).data<readonly WireRecord[]>();
    const adminRole = roles.find(({ system }) => system === 'admin');
    const draft = {
      ...{ first_name: 'Mole', last_name: 'Hill', email: 'mole@example.com' },
      role: adminRole?.id,
    };
    expect((await key.post('/users', draft)).rules).toEqual({ role: ['beyond_own_rights'] });
  });

  test('runs jobs under its own name', async () => {
    const key = clientOf(await createKey([['manage', 'brands']]));
    const { id } = await app.make('brands');
    const job = (
      await key.post('/brands/bulk', { ids: [id], change: { set: { sort_order: 3 } } })
    ).data<WireRecord>();
    await app.idle();
    expect((await key.get(`/jobs/${job.id}`)).data<WireRecord>()).toMatchObject({ state: 'done' });
  });

  test('shows its last use and what it changed', async () => {
    const key = await createKey([
      ['read', 'brands'],
      ['create', 'brands'],
    ]);
    const client = clientOf(key);
    await client.get('/brands', {}, { from: '203.0.113.7' });
    const brand = (await client.post('/brands', await app.draft('brands'))).data<WireRecord>();
    const shown = (await app.admin.get(`/api_keys/${key.id}/show`)).data<WireRecord>();
    expect(shown).toMatchObject({ last_used_from: '203.0.113.7' });
    expect(shown.last_used_at).not.toBeNull();
    const activity = (await app.admin.get(`/api_keys/${key.id}/activity`)).data();
    expect(activity).toMatchObject([
      { action: 'create', subject: 'brands', record: { id: brand.id } },
    ]);
  });

  test('has a limit of its own', async () => {
    const limited = await startApp({ requestLimits: { person: 0, key: 20, address: 0 } });
    const { secret } = (
      await limited.admin.post('/api_keys', {
        name: 'Busy',
        permissions: buildPermissionRows([['read', 'brands']]),
      })
    ).data<Key>();
    const key = limited.anonymous.as(secret);
    const statuses: number[] = [];
    for (let call = 0; call < 60; call += 1) statuses.push((await key.get('/brands')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await limited.admin.get('/brands')).status).toBe(200);
    await limited.close();
  });
});

/** Everything that ends the access of a key. */
const ends: Readonly<Record<string, (key: Key, author: WireRecord) => Promise<unknown>>> = {
  'it is revoked': ({ id }) => app.admin.delete('/api_keys', { id }),
  'it is purged': async ({ id }) => {
    await app.admin.delete('/api_keys', { id });
    await app.admin.post('/api_keys/purge', { ids: [id] });
  },
  'it is rotated without an overlap': ({ id }) =>
    app.admin.post(`/api_keys/${id}/rotate`, { overlap_hours: 0 }),
  'its author is suspended': (_, { id }) => app.admin.patch(`/users/${id}`, { state: 'suspended' }),
  'its author is deleted': (_, { id }) => app.admin.delete('/users', { id }),
};
const isForbidding = {
  'its permissions are removed': ({ id }: Key) =>
    app.admin.patch(`/api_keys/${id}`, { permissions: [] }),
  'its author loses the permission': (_: Key, author: WireRecord) =>
    app.admin.patch(`/roles/${(author.role as WireRecord).id}/edit_permissions`, { granted: [] }),
};

describe('the access of an API key', () => {
  async function keyOfSomebody() {
    const by = await app.signInAs([
      ['create', 'api-keys'],
      ['read', 'brands'],
    ]);
    const { id } = (await by.get('/profile')).data<WireRecord>();
    const author = (await app.admin.get(`/users/${id}/edit`)).data<WireRecord>();
    return { key: await createKey([['read', 'brands']], { by }), author };
  }

  test.each(Object.entries(ends))('ends when %s, with its streams', async (_, end) => {
    const { key, author } = await keyOfSomebody();
    const client = clientOf(key);
    expect(await statusOf(client)).toBe(200);
    const stream = await readEvents(address, '/events', client);
    expect(stream.status).toBe(200);
    await end(key, author);
    expect(await statusOf(client)).toBe(401);
    await stream.ended;
  });

  test.each(Object.entries(isForbidding))('is refused when %s', async (_, change) => {
    const { key, author } = await keyOfSomebody();
    expect(await statusOf(clientOf(key))).toBe(200);
    await change(key, author);
    expect(await statusOf(clientOf(key))).toBe(403);
  });

  test('ends when it expires', async () => {
    const soon = new Date(app.clock.now().getTime() + hour).toISOString();
    const key = await createKey([['read', 'brands']], { expires_at: soon });
    expect(await statusOf(clientOf(key))).toBe(200);
    app.clock.advance(hour + 1);
    expect(await statusOf(clientOf(key))).toBe(401);
  });

  test('continues with the former secret for the overlap of a rotation', async () => {
    const key = await createKey([['read', 'brands']]);
    const next = (
      await app.admin.post(`/api_keys/${key.id}/rotate`, { overlap_hours: 2 })
    ).data<Key>();
    expect(next.secret).not.toBe(key.secret);
    expect(await Promise.all([key, next].map((one) => statusOf(clientOf(one))))).toEqual([
      200, 200,
    ]);
    app.clock.advance(2 * hour + 1);
    expect(await statusOf(clientOf(key))).toBe(401);
    expect(await statusOf(clientOf(next))).toBe(200);
  });

  test('needs a new secret after the key was restored', async () => {
    const key = await createKey([['read', 'brands']]);
    await app.admin.delete('/api_keys', { id: key.id });
    await app.admin.post('/api_keys/restore', { ids: [key.id] });
    expect(await statusOf(clientOf(key))).toBe(401);
    const next = (await app.admin.post(`/api_keys/${key.id}/rotate`, {})).data<Key>();
    expect(await statusOf(clientOf(next))).toBe(200);
  });

  test('cannot be taken over by a user who may do less', async () => {
    const key = await createKey([['read', 'users']]);
    const other = await app.signInAs([
      ['read', 'api-keys'],
      ['update', 'api-keys'],
    ]);
    const refused = await other.post(`/api_keys/${key.id}/rotate`, {});
    expect(refused.rules).toEqual({ permissions: ['beyond_own_rights'] });
  });
});

describe('the service account of an API key', () => {
  test('is changed with the key and in no other way', async () => {
    const key = await createKey([['read', 'brands']], { name: 'First name' });
    await app.admin.patch(`/api_keys/${key.id}`, { name: 'Second name' });
    const query = { 'filter[kind]': 'service', 'filter[name]': 'Second name (API)' };
    const [account] = (await app.admin.get('/users', query)).data<readonly WireRecord[]>();
    const id = account?.id ?? 0;
    expect(account).toMatchObject({ state: 'active' });
    const changed = await app.admin.patch(`/users/${id}`, { kind: 'staff' });
    expect(changed.rules).toEqual({ kind: ['service_account'] });
    const removed = await app.admin.delete('/users', { id });
    expect(removed.rules).toEqual({ id: ['service_account'] });
    const created = await app.admin.post('/users', await app.draft('users', { kind: 'service' }));
    expect(created.rules).toMatchObject({ kind: ['service_account'] });
  });
});
