import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import type { Permission } from '@rentyard/contract/permissions';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

const mayWrite: readonly Permission[] = [
  ['read', 'brands'],
  ['create', 'brands'],
  ['update', 'brands'],
  ['delete', 'brands'],
];
const mayPropose: readonly Permission[] = [
  ['read', 'brands'],
  ['propose', 'brands'],
];
const day = 86_400_000;

let app: TestApp;
let trainee: Client;
let chief: Client;

beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  trainee = await app.signInAs(mayPropose);
  chief = await app.signInAs(mayWrite);
});
afterAll(() => app.close());

interface Decided {
  readonly approved: readonly number[];
  readonly refused: readonly { readonly id: number; readonly code: string }[];
}

const shown = async (id: number) => (await app.admin.get(`/brands/${id}/edit`)).data<WireRecord>();
const propose = async (record: WireRecord, body: object, by: Client = trainee) =>
  (await by.patch(`/brands/${record.id}`, { ...body, version: record.version })).data<Proposal>();
const approve = (ids: readonly number[], by: Client = chief) =>
  by.post('/proposals/approve', { ids });

async function roleOf(client: Client): Promise<number> {
  const { id } = (await client.get('/profile')).data<WireRecord>();
  const person = (await app.admin.get(`/users/${id}/edit`)).data<WireRecord>();
  return (person.role as { readonly id: number }).id;
}

async function grant(client: Client, granted: readonly Permission[]): Promise<void> {
  const path = `/roles/${await roleOf(client)}/edit_permissions`;
  (await app.admin.patch(path, { granted })).data();
}

describe('the decision about a proposal', () => {
  test('is made once, if two people approve at the same time', async () => {
    const brand = await app.make('brands');
    const { id } = await propose(brand, { name: 'Once only' });
    const both = await Promise.all([approve([id], chief), approve([id], app.admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shown(brand.id)).toMatchObject({ name: 'Once only', version: 2 });
  });

  test('needs the permission of the call', async () => {
    const brand = await app.make('brands');
    const { id } = await propose(brand, { name: 'No' });
    const reader = await app.signInAs([['read', 'brands']]);
    expect((await approve([id], reader)).status).toBe(403);
    expect((await approve([id], trainee)).status).toBe(403);
    const stranger = await app.signInAs([]);
    expect((await approve([id], stranger)).status).toBe(404);
    expect((await stranger.get(`/proposals/${id}`)).status).toBe(404);
    expect((await stranger.get('/proposals')).data<readonly unknown[]>()).toEqual([]);
    expect((await stranger.post('/proposals/reject', { ids: [id] })).status).toBe(404);
  });

  test('is impossible after its author or its approver has lost the permission', async () => {
    const [author, approver] = [await app.signInAs(mayPropose), await app.signInAs(mayWrite)];
    const brand = await app.make('brands');
    const { id } = await propose(brand, { name: 'Withdrawn' }, author);
    await grant(author, [['read', 'brands']]);
    const refused = (await approve([id], approver)).data<Decided>();
    expect(refused).toMatchObject({ approved: [], refused: [{ id, code: 'author_forbidden' }] });
    await grant(author, mayPropose);
    await grant(approver, mayPropose);
    expect((await approve([id], approver)).status).toBe(403);
    expect(await shown(brand.id)).toMatchObject({ name: brand.name, version: 1 });
    await grant(approver, mayWrite);
    expect((await approve([id], approver)).data<Decided>().approved).toEqual([id]);
  });

  test('keeps what others have changed since in other fields', async () => {
    const brand = await app.make('brands');
    const { id } = await propose(brand, { name: 'Merged' });
    (await app.admin.patch(`/brands/${brand.id}`, { sort_order: 41 })).data();
    expect((await approve([id])).data<Decided>().approved).toEqual([id]);
    expect(await shown(brand.id)).toMatchObject({ name: 'Merged', sort_order: 41, version: 3 });
  });

  test('names the fields that others have changed since, until the proposal is edited', async () => {
    const brand = await app.make('brands');
    const { id } = await propose(brand, { name: 'Stale' });
    (await app.admin.patch(`/brands/${brand.id}`, { name: 'Newer' })).data();
    const refused = (await approve([id])).data<Decided>();
    expect(refused.refused).toMatchObject([{ id, code: 'changed_since', paths: ['name'] }]);
    const stored = (await chief.get(`/proposals/${id}`)).data<Proposal>();
    expect(stored).toMatchObject({ state: 'open', obstacle: { code: 'changed_since' } });
    const edit = { body: { name: 'Agreed' }, version: stored.version };
    const edited = (await chief.patch(`/proposals/${id}`, edit)).data<Proposal>();
    expect(edited).toMatchObject({
      difference: [{ path: 'name', from: 'Newer', to: 'Agreed' }],
      obstacle: null,
    });
    expect((await chief.patch(`/proposals/${id}`, edit)).status).toBe(409);
    expect((await approve([id])).data<Decided>().approved).toEqual([id]);
    expect(await shown(brand.id)).toMatchObject({ name: 'Agreed' });
  });

  test('stores why the server refuses the call now', async () => {
    const brand = await app.make('brands');
    const { id } = await propose(brand, { name: 'Taken later' });
    const removed = await app.admin.send('DELETE', '/brands', { json: { id: brand.id } });
    expect(removed.status).toBe(200);
    const refused = (await approve([id])).data<Decided>();
    expect(refused.refused[0]?.code).toMatch(/not_found|changed_since/);
  });

  test('approves the others of a list, if one is refused', async () => {
    const [good, stale] = [await app.make('brands'), await app.make('brands')];
    const one = await propose(good, { name: 'Good' });
    const other = await propose(stale, { name: 'Bad' });
    (await app.admin.patch(`/brands/${stale.id}`, { name: 'Already' })).data();
    const decided = (await approve([one.id, other.id, 999_999])).data<Decided>();
    expect(decided.approved).toEqual([one.id]);
    expect(decided.refused.map(({ code }) => code).sort()).toEqual(['changed_since', 'not_found']);
    expect(await shown(stale.id)).toMatchObject({ name: 'Already' });
  });

  test('can be a rejection with a reason, and its author can withdraw it', async () => {
    const brand = await app.make('brands');
    const one = await propose(brand, { name: 'Rejected' });
    const other = await propose(brand, { name: 'Taken back' });
    const body = { ids: [one.id], reason: 'Not now' };
    (await chief.post('/proposals/reject', body)).data();
    (await trainee.post('/proposals/reject', { ids: [other.id] })).data();
    expect((await chief.get(`/proposals/${one.id}`)).data()).toMatchObject({
      state: 'rejected',
      decision: { reason: 'Not now' },
    });
    expect((await chief.get(`/proposals/${other.id}`)).data()).toMatchObject({
      state: 'withdrawn',
    });
    expect((await approve([one.id])).status).toBe(409);
  });

  test('is counted for those who may make it', async () => {
    const count = async (client: Client) =>
      (await client.get('/counters')).data<{ proposals_open?: number }>().proposals_open;
    const before = await count(chief);
    await propose(await app.make('brands'), { name: 'Counted' });
    expect(await count(chief)).toBe(Number(before) + 1);
    expect(await count(trainee)).toBe(0);
    const reader = await app.signInAs([['read', 'brands']]);
    expect(await count(reader)).toBeUndefined();
  });
});

describe('a rule that demands a second person', () => {
  const set = async (rules: object) => {
    const off = { price_change_percent: null, people: false, permissions: false };
    (await app.admin.patch('/settings/four_eyes', { ...off, ...rules })).data();
  };
  afterEach(() => set({}));

  test('makes proposals of large price changes alone', async () => {
    const offer = await app.make('offers', {
      prices: { price_per_shift: '100', price_per_hour: null },
    });
    await set({ price_change_percent: 10 });
    const change = (price: string) =>
      app.admin.patch(`/offers/${offer.id}`, { prices: { price_per_shift: price } });
    expect((await change('109')).status).toBe(200);
    const large = await change('150');
    expect(large.status).toBe(202);
    const { id, cause } = large.data<Proposal>();
    expect(cause).toBe('price_change');
    const refused = (await approve([id], app.admin)).data<Decided>();
    expect(refused.refused).toMatchObject([{ code: 'second_person' }]);
    const second = await app.signInAs([
      ['read', 'offers'],
      ['update', 'offers'],
    ]);
    expect((await approve([id], second)).data<Decided>().approved).toEqual([id]);
    const after = (await app.admin.get(`/offers/${offer.id}/edit`)).data<WireRecord>();
    expect(after.prices).toMatchObject({ price_per_shift: expect.stringMatching(/^150/) });
    const bulk = { ids: [offer.id], change: { set: { prices: { price_per_shift: '9' } } } };
    expect((await app.admin.post('/offers/bulk', bulk)).data()).toMatchObject({
      cause: 'price_change',
    });
  });

  test('makes proposals of changes of people and permissions', async () => {
    await set({ people: true, permissions: true });
    const person = (await trainee.get('/profile')).data<WireRecord>();
    const people = await app.admin.patch(`/users/${person.id}`, { first_name: 'Renamed' });
    expect(people.data()).toMatchObject({ cause: 'people', state: 'open' });
    const path = `/roles/${await roleOf(trainee)}/edit_permissions`;
    const permissions = await app.admin.patch(path, { granted: mayWrite });
    expect(permissions.data()).toMatchObject({ cause: 'permissions', state: 'open' });
    expect((await trainee.post('/brands', await app.draft('brands'))).status).toBe(202);
    const second = await app.signInAs([
      ['read', 'users'],
      ['update', 'users'],
    ]);
    const { id } = people.data<Proposal>();
    expect((await approve([id], second)).data<Decided>().approved).toEqual([id]);
    expect((await app.admin.get(`/users/${person.id}/edit`)).data()).toMatchObject({
      first_name: 'Renamed',
    });
  });
});

test('a proposal expires after thirty days', async () => {
  const { id } = await propose(await app.make('brands'), { name: 'Forgotten' });
  app.clock.advance(31 * day);
  const later = await app.signInAs(mayWrite);
  const decided = (await approve([id], later)).data<Decided>();
  expect(decided.refused).toMatchObject([{ id, code: 'expired' }]);
});
