import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { Permission } from '@rentyard/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { importsOf } from '../../support/data/imports.ts';
import { operationsOf } from '../../support/openapi.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';
import { accessTable, forApiKeys } from './accessTable.ts';

let app: TestApp;
let trainee: Client;

beforeAll(async () => {
  app = await startApp({
    background: ['jobs'],
    requestLimits: { person: 0, key: 0, address: 0 },
  });
  trainee = await app.signInAs([
    ['read', 'brands'],
    ['propose', 'brands'],
  ]);
});
afterAll(() => app.close());

interface Decided {
  readonly approved?: readonly number[];
  readonly rejected?: readonly number[];
  readonly refused: readonly {
    readonly id: number;
    readonly code: string;
    readonly paths?: readonly string[];
  }[];
  readonly job?: { readonly id: number; readonly can_undo: boolean } | null;
}

const newBrand = () => app.make('brands');
const shown = async (id: number) => (await app.admin.get(`/brands/${id}/edit`)).data<WireRecord>();
const rename = async (brand: WireRecord, name: string, by: Client = trainee) => {
  const response = await by.patch(`/brands/${brand.id}`, { name, version: brand.version });
  expect(response.status).toBe(202);
  return response.data<Proposal>();
};
const approve = async (ids: readonly number[], by: Client = app.admin) =>
  (await by.post('/proposals/approve', { ids })).data<Decided>();

async function keyWith(
  permissions: readonly Permission[],
  mode: 'write' | 'propose' = 'propose',
): Promise<Client> {
  const body = { name: 'Robot', mode, permissions: buildPermissionRows(permissions) };
  const { secret } = (await app.admin.post('/api_keys', body)).data<IssuedApiKey>();
  return app.anonymous.as(String(secret));
}

describe('a write of somebody who may only propose', () => {
  test('is answered with the proposal, and changes nothing', async () => {
    const brand = await newBrand();
    const proposal = await rename(brand, 'Proposed');
    expect(proposal).toMatchObject({
      state: 'open',
      call: { method: 'PATCH', path: `/brands/${brand.id}`, body: { name: 'Proposed' } },
      target: { subject: 'brands', resource: 'brands', id: brand.id, version: brand.version },
      difference: [{ path: 'name', from: brand.name, to: 'Proposed' }],
      cause: 'propose',
      can_decide: false,
    });
    expect(await shown(brand.id)).toEqual(brand);
    const history = await app.admin.get(`/brands/${brand.id}/history`);
    expect(history.data<readonly unknown[]>()).toHaveLength(1);
  });

  test('is made on approval, by its approver, and the history names both', async () => {
    const brand = await newBrand();
    const { id } = await rename(brand, 'Approved');
    const { approved, job } = await approve([id]);
    expect(approved).toEqual([id]);
    expect(job).toMatchObject({ can_undo: true });
    expect(await shown(brand.id)).toMatchObject({ name: 'Approved', version: 2 });
    const me = (await trainee.get('/profile')).data<WireRecord>();
    const admin = (await app.admin.get('/profile')).data<WireRecord>();
    const [entry] = (await app.admin.get(`/brands/${brand.id}/history`)).data<
      readonly WireRecord[]
    >();
    expect(entry).toMatchObject({ created_by: { id: admin.id }, proposed_by: { id: me.id } });
    const after = (await app.admin.get(`/proposals/${id}`)).data<Proposal>();
    expect(after).toMatchObject({ state: 'approved', decision: { by: { id: admin.id } } });
  });

  test('can be undone with its job', async () => {
    const brand = await newBrand();
    const created = (await trainee.post('/brands', await app.draft('brands'))).data<Proposal>();
    const removed = (
      await trainee.send('DELETE', '/brands', { json: { id: brand.id } })
    ).data<Proposal>();
    const { job } = await approve([created.id, removed.id]);
    expect((await app.admin.get(`/brands/${brand.id}/edit`)).status).toBe(404);
    await app.admin.post(`/jobs/${job?.id}/undo`, {});
    await app.idle();
    expect(await shown(brand.id)).toMatchObject({ name: brand.name });
    const name = String((created.call.body as WireRecord).name);
    const found = await app.admin.get('/brands', { 'filter[name]': name });
    expect(found.data<readonly unknown[]>()).toEqual([]);
  });

  test.each([
    ['an invalid value', { name: '' }, 422],
    ['an unknown field', { nonsense: 1 }, 422],
    ['an old version', { name: 'Late', version: 99 }, 409],
  ])('is refused like the write itself for %s', async (_, body, status) => {
    const brand = await newBrand();
    expect((await trainee.patch(`/brands/${brand.id}`, body)).status).toBe(status);
  });

  test('is refused when it can never be proposed', async () => {
    const brand = await newBrand();
    const purged = await trainee.post('/brands/purge', { id: brand.id });
    expect(purged.status).toBe(403);
    const other = await trainee.post('/regions', {});
    expect(other.body).toMatchObject({ code: 'forbidden' });
    const key = await keyWith([
      ['read', 'photo'],
      ['create', 'photo'],
      ['create', 'brands'],
    ]);
    expect((await key.post('/photos', {})).status).toBe(403);
  });

  test('is one proposal for the same idempotency key', async () => {
    const body = await app.draft('brands');
    const options = { headers: { 'Idempotency-Key': 'twice' } };
    const first = (await trainee.post('/brands', body, options)).data<Proposal>();
    const second = (await trainee.post('/brands', body, options)).data<Proposal>();
    expect(second.id).toBe(first.id);
  });

  test('becomes one proposal of a bulk change', async () => {
    const brands = [await newBrand(), await newBrand()];
    const body = { ids: brands.map(({ id }) => id), change: { set: { sort_order: 77 } } };
    const proposal = (await trainee.post('/brands/bulk', body)).data<Proposal>();
    expect(proposal).toMatchObject({ state: 'open', action: 'update' });
    const { approved } = await approve([proposal.id]);
    expect(approved).toEqual([proposal.id]);
    await app.idle();
    for (const { id } of brands) expect(await shown(id)).toMatchObject({ sort_order: 77 });
  });
});

/** Calls that write nothing and whose permission a user with `propose` may use: forms and previews. */
const isReadOnly = (call: string) => call.startsWith('GET ') || call.endsWith('/preview');

test.each([
  ['a user with the permission to propose', () => trainee],
  [
    'an API key of the mode propose',
    () =>
      keyWith([
        ['read', 'brands'],
        ['create', 'brands'],
        ['update', 'brands'],
        ['delete', 'brands'],
        ['change_status', 'brands'],
        ['import', 'brands'],
      ]),
  ],
])('%s may make the calls of the subject, and writes nothing with any', async (kind, who) => {
  const client = await who();
  const isKey = kind.includes('key');
  const tables = ['brands', 'offers', 'users', 'roles', 'pages'] as const;
  const count = async () =>
    Promise.all(tables.map(async (name) => (await app.admin.get(`/${name}`)).body.meta));
  const before = await count();
  const mismatches: string[] = [];
  for (const { method, template, isStream } of await operationsOf(app.anonymous)) {
    const call = `${method} ${template}`;
    if (call === 'POST /logout' || call === 'DELETE /users/{id}/sessions') continue;
    const { who: needed } = accessTable.get(call) ?? { who: 'admin' };
    const [action, subject] = Array.isArray(needed) ? (needed as unknown as Permission) : [];
    const isProposed = ['create', 'update', 'delete', 'change_status', 'import'].includes(
      String(action),
    );
    const isOfBrands = subject === 'brands' && (action === 'read' || isProposed);
    const isOpen =
      needed === 'public' ||
      (needed === 'signed-in' && (!isKey || forApiKeys.includes(call))) ||
      isOfBrands;
    const path = template.replaceAll(/\{\w+\}/g, '999999');
    const query = isStream ? { topics: 'nonsense' } : undefined;
    const { status } = await (method === 'GET'
      ? client.get(path, query)
      : client.send(method, path, { json: {} }));
    const isRefused = status === 401 || status === 403;
    // A job, a view and a characteristic of others are refused by their handler.
    if (isRefused === isOpen && !(isOpen && needed === 'signed-in')) {
      mismatches.push(`${call}: ${status}`);
    }
    if (isOfBrands && isProposed && !isReadOnly(call) && status < 300 && status !== 202) {
      mismatches.push(`${call} was made: ${status}`);
    }
  }
  expect(mismatches).toEqual([]);
  expect(await count()).toEqual(before);
});

test('an import of a trainee is one proposal with its file', async () => {
  const imports = importsOf(app);
  const rows = [
    ['name', 'code'],
    ['Imported by a trainee', 'BR-TRAINEE-1'],
    ['Imported too', 'BR-TRAINEE-2'],
  ];
  const response = await imports.send('/brands/import', rows, {}, trainee);
  expect(response.status, response.text).toBe(202);
  const proposal = response.data<Proposal>();
  expect(proposal).toMatchObject({
    action: 'import',
    call: { path: '/brands/import', file: 'rows.csv' },
    difference: [],
    can_edit: false,
  });
  expect(await imports.byCode('brands', 'BR-TRAINEE-1')).toBeUndefined();
  expect((await approve([proposal.id])).approved).toEqual([proposal.id]);
  await app.idle();
  expect(await imports.byCode('brands', 'BR-TRAINEE-1')).toMatchObject({
    name: 'Imported by a trainee',
  });
  const after = (await app.admin.get(`/proposals/${proposal.id}`)).data<Proposal>();
  const job = await app.admin.get(`/jobs/${after.job}`);
  expect(job.data()).toMatchObject({ kind: 'import', counts: { done: 2 } });
});

describe('an API key of the mode propose', () => {
  test('proposes what it may write, and reads what it may read', async () => {
    const key = await keyWith([
      ['read', 'brands'],
      ['update', 'brands'],
    ]);
    const brand = await newBrand();
    const proposal = await rename(brand, 'By key', key);
    expect(await shown(brand.id)).toMatchObject({ name: brand.name });
    expect((await key.get('/brands')).status).toBe(200);
    expect(
      (await key.get(`/proposals/${proposal.id}`)).data<Proposal>().created_by?.name,
    ).toContain('Robot');
    expect((await key.post('/brands', await app.draft('brands'))).status).toBe(403);
    const approved = await key.post('/proposals/approve', { ids: [proposal.id] });
    expect(approved.body).toMatchObject({ code: 'people_only' });
    expect((await approve([proposal.id])).approved).toEqual([proposal.id]);
  });
});
