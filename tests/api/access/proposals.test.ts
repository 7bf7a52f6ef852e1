import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { permissionRowsOf } from '@rentyard/contract/entities/role/permissionList';
import type { Permission } from '@rentyard/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let trainee: Client;

beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
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
  const body = { name: 'Robot', mode, permissions: permissionRowsOf(permissions) };
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
