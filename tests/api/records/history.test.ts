import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Draft, set } from '../../support/data/drafts.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

interface Entry {
  readonly id: number;
  readonly action: string;
  readonly changes: readonly {
    readonly path: string;
    readonly from: unknown;
    readonly to: unknown;
  }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each(everyResource)('the history of $name', ({ name, resource }) => {
  const path = resource.search[0] ?? resource.label;
  const historyOf = async (id: number): Promise<readonly Entry[]> =>
    (await app.admin.get(`/${name}/${id}/history`)).data<readonly Entry[]>();
  const changed = async (record: WireRecord): Promise<WireRecord> => {
    const changes: Draft = {};
    set(changes, path, valueAt(await app.draft(name), path));
    return (await app.admin.patch(`/${name}/${record.id}`, changes)).data<WireRecord>();
  };

  test('lists every write, the newest first', async () => {
    const record = await app.make(name);
    await changed(record);
    await app.admin.delete(`/${name}`, { id: record.id });
    await app.admin.post(`/${name}/restore`, { ids: [record.id] });
    const actions = (await historyOf(record.id)).map(({ action }) => action);
    expect(actions).toEqual(['restore', 'delete', 'update', 'create']);
  });

  test('lists the changed fields', async () => {
    const before = await app.make(name);
    const after = await changed(before);
    const [latest] = await historyOf(before.id);
    for (const { path: changed, from, to } of latest?.changes ?? []) {
      expect([from, to]).toEqual([valueAt(before, changed), valueAt(after, changed)]);
    }
    expect(latest?.changes.map((change) => change.path.split('.')[0])).toContain(path);
  });

  test('ignores a save that changes nothing', async () => {
    const record = await app.make(name);
    const changes: Draft = {};
    set(changes, path, valueAt(record, path));
    await app.admin.patch(`/${name}/${record.id}`, changes);
    const updates = (await historyOf(record.id)).filter(({ action }) => action === 'update');
    expect(updates.flatMap(({ changes }) => changes)).toEqual([]);
  });

  test('restores an earlier state', async () => {
    const before = await app.make(name);
    await changed(before);
    const [, creation] = await historyOf(before.id);
    const response = await app.admin.post(`/${name}/${before.id}/revert`, { entry: creation?.id });
    expect(response.status, response.text).toBe(200);
    const now = (await app.admin.get(`/${name}/${before.id}/edit`)).data<WireRecord>();
    expect(valueAt(now, path)).toEqual(valueAt(before, path));
    expect(now.version).toBe(3);
    expect((await historyOf(before.id)).length).toBe(3);
  });

  test('restores the values before a change, and those of one change only', async () => {
    const before = await app.make(name);
    await changed(before);
    const [change] = await historyOf(before.id);
    const revert = async (to: string, entry = change?.id) =>
      (await app.admin.post(`/${name}/${before.id}/revert`, { entry, to })).data<WireRecord>();
    expect(valueAt(await revert('before'), path)).toEqual(valueAt(before, path));
    const [, again] = await historyOf(before.id);
    expect(again?.id).toBe(change?.id);
    // The revert itself can be reverted, and a second time changes nothing.
    const [reverting] = await historyOf(before.id);
    const back = await revert('change', reverting?.id);
    expect(valueAt(back, path)).not.toEqual(valueAt(before, path));
    expect((await revert('change', reverting?.id)).version).toBe(back.version);
  });

  test('refuses to restore the entry of another record', async () => {
    const [one, other] = [await app.make(name), await app.make(name)];
    await changed(other);
    const [entry] = await historyOf(other.id);
    const response = await app.admin.post(`/${name}/${one.id}/revert`, { entry: entry?.id });
    expect([404, 422]).toContain(response.status);
    expect((await app.admin.get(`/${name}/${one.id}/edit`)).data()).toEqual(one);
  });
});

test('the history contains no secrets', async () => {
  const record = await app.make('projects', { smtp_password: 'first-secret-word' });
  await app.admin.patch(`/projects/${record.id}`, { smtp_password: 'second-secret-word' });
  const { text } = await app.admin.get(`/projects/${record.id}/history`);
  expect(text).not.toContain('secret-word');
});

test('a restore omits texts of a language that was deleted since', async () => {
  const [polish] = (await app.admin.get('/languages', { 'filter[code]': 'pl' })).data<
    readonly { id: number }[]
  >();
  const { id } = await app.make('regions', { name: { en: 'North', pl: 'Północ' } });
  const address = `/regions/${id}`;
  await app.admin.patch(address, { name: { en: 'South', pl: 'Południe' } });
  await app.admin.delete('/languages', { id: polish?.id });
  const [, creation] = (await app.admin.get(`${address}/history`)).data<readonly Entry[]>();
  const reverted = await app.admin.post(`${address}/revert`, { entry: creation?.id });
  await app.admin.post('/languages/restore', { ids: [polish?.id] });
  expect(reverted.data()).toMatchObject({ name: { en: 'North', pl: 'Południe' } });
});

test('the revert of one change keeps later changes of other fields', async () => {
  const { id } = await app.make('orders', { address: 'Street 1', units: 1 });
  await app.admin.patch(`/orders/${id}`, { address: 'Street 2' });
  await app.admin.patch(`/orders/${id}`, { units: 5 });
  const [, change] = (await app.admin.get(`/orders/${id}/history`)).data<readonly Entry[]>();
  const reverted = await app.admin.post(`/orders/${id}/revert`, {
    entry: change?.id,
    to: 'change',
  });
  expect(reverted.data()).toMatchObject({ address: 'Street 1', units: 5 });
});

test('a category lists the changes of its characteristics, deleted ones too', async () => {
  const category = await app.make('categories');
  const save = async (...properties: readonly Draft[]) =>
    (await app.admin.post(`/properties/${category.id}/create_or_update_many`, { properties })).data<
      readonly WireRecord[]
    >();
  const [made] = await save({ name: { en: 'Bucket' }, is_numeric: true });
  await save({ id: made?.id, name: { en: 'Bucket volume' } });
  await save({ id: made?.id, removed: true });
  const history = (await app.admin.get(`/properties/${category.id}/history_for_category`)).data<
    readonly (Entry & { readonly property: { readonly name: string } })[]
  >();
  expect(history.map(({ action, property }) => [action, property.name])).toEqual([
    ['delete', 'Bucket volume'],
    ['update', 'Bucket volume'],
    ['create', 'Bucket volume'],
  ]);
});
