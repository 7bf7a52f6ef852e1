import type { MergeOutcome } from '@rentyard/contract/entities/brandRoutes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const read = async (resource: string, id: number) =>
  (await app.admin.get(`/${resource}/${id}/edit`)).data<WireRecord>();

describe('merging brands', () => {
  const duplicates = async () => {
    const into = await app.make('brands');
    const twins = [await app.make('brands'), await app.make('brands')];
    return { into, twins, ids: twins.map(({ id }) => id) };
  };

  test('has a preview that changes nothing', async () => {
    const { into, twins, ids } = await duplicates();
    await app.make('offers', { brand: ids[0] });
    await app.make('offers', { brand: ids[1] });
    await app.make('orders', { brand: ids[0] });
    const preview = await app.admin.post('/brands/merge/preview', { into: into.id, ids });
    expect(preview.data<MergeOutcome>()).toEqual({
      into: { id: into.id, name: into.name },
      merged: twins.map(({ id, name }) => ({ id, name })),
      moves: [
        { subject: 'offers', count: 2 },
        { subject: 'orders', count: 1 },
      ],
    });
    expect(await read('brands', twins[0]?.id ?? 0)).toEqual(twins[0]);
  });

  test('moves every reference and adds a history entry to each changed record', async () => {
    const { into, twins, ids } = await duplicates();
    const offer = await app.make('offers', { brand: ids[0] });
    const tag = await app.make('tags', { brand: ids[1] });
    const deleted = await app.make('offers', { brand: ids[1] });
    await app.admin.delete('/offers', { id: deleted.id });
    const merged = await app.admin.post('/brands/merge', { into: into.id, ids });
    expect(merged.data<MergeOutcome>().moves).toEqual([
      { subject: 'offers', count: 2 },
      { subject: 'tags', count: 1 },
    ]);
    const target = { id: into.id, name: into.name };
    expect(await read('offers', offer.id)).toMatchObject({ brand: target, version: 2 });
    expect(await read('tags', tag.id)).toMatchObject({ brand: target, version: 2 });
    await app.admin.post('/offers/restore', { ids: [deleted.id] });
    expect(await read('offers', deleted.id)).toMatchObject({ brand: target });
    const [entry] = (await app.admin.get(`/offers/${offer.id}/history`)).data<readonly object[]>();
    expect(entry).toMatchObject({
      action: 'update',
      changes: [{ path: 'brand', from: { id: ids[0], name: twins[0]?.name }, to: target }],
    });
  });

  test('moves the merged brands to the trash, and a restored one has no references', async () => {
    const { into, ids } = await duplicates();
    const offer = await app.make('offers', { brand: ids[0] });
    await app.admin.post('/brands/merge', { into: into.id, ids });
    expect((await app.admin.get(`/brands/${ids[0]}/edit`)).status).toBe(404);
    await app.admin.post('/brands/restore', { ids });
    const history = await app.admin.get(`/brands/${ids[0]}/history`);
    expect(history.data<readonly object[]>()[1]).toMatchObject({
      action: 'delete',
      changes: [{ path: 'merged_into', from: null, to: { id: into.id } }],
    });
    expect(await read('offers', offer.id)).toMatchObject({ brand: { id: into.id } });
  });

  test('is refused for unknown brands and for a brand merged into itself', async () => {
    const { into, ids } = await duplicates();
    const rules = async (body: object) => (await app.admin.post('/brands/merge', body)).rules;
    expect(await rules({ into: 999_999, ids })).toEqual({ into: ['not_found'] });
    expect(await rules({ into: into.id, ids: [...ids, 999_999] })).toEqual({ ids: ['not_found'] });
    expect(await rules({ into: into.id, ids: [...ids, into.id] })).toEqual({
      ids: ['not_allowed'],
    });
    expect(await rules({ into: into.id })).toEqual({ ids: ['required'] });
    for (const id of ids) expect(await read('brands', id)).toMatchObject({ version: 1 });
  });

  test('requires the permission to delete brands, not only to update them', async () => {
    const { into, ids } = await duplicates();
    const editor = await app.signInAs('editor');
    for (const path of ['/brands/merge', '/brands/merge/preview']) {
      expect((await editor.post(path, { into: into.id, ids })).status).toBe(403);
    }
    const remover = await app.signInAs([['delete', 'brands']]);
    const merged = await remover.post('/brands/merge', { into: into.id, ids });
    expect(merged.status, merged.text).toBe(200);
  });

  test('succeeds once when two merges of the same brands run at the same time', async () => {
    const [one, other] = [await app.make('brands'), await app.make('brands')];
    const responses = await Promise.all([
      app.admin.post('/brands/merge', { into: one.id, ids: [other.id] }),
      app.admin.post('/brands/merge', { into: other.id, ids: [one.id] }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('reordering brands', () => {
  const inOrder = async (): Promise<readonly WireRecord[]> =>
    (await app.admin.get('/brands', { sort: 'sort_order', per_page: 100 })).data();

  test('moves the sent records within the positions that they have together', async () => {
    for (const position of [70_010, 70_020, 70_030, 70_040]) {
      await app.make('brands', { sort_order: position });
    }
    // All earlier brands have distinct positions now.
    await app.admin.patch('/brands/order', { ids: (await inOrder()).map(({ id }) => id) });
    const [first, second, third, fourth] = (await inOrder()).slice(-4) as [
      WireRecord,
      WireRecord,
      WireRecord,
      WireRecord,
    ];
    const ids = [fourth.id, first.id, third.id];
    const response = await app.admin.patch('/brands/order', { ids });
    expect(response.data<{ changed: readonly object[] }>().changed).toHaveLength(3);
    const after = (await inOrder()).slice(-4);
    expect(after.map(({ id }) => id)).toEqual([fourth.id, second.id, first.id, third.id]);
    expect(after[1]).toMatchObject({ version: second.version, sort_order: second.sort_order });
    const [entry] = (await app.admin.get(`/brands/${fourth.id}/history`)).data<readonly object[]>();
    expect(entry).toMatchObject({ changes: [{ path: 'sort_order', from: fourth.sort_order }] });
  });

  test('renumbers all brands when two have the same position', async () => {
    const twins = [
      await app.make('brands', { sort_order: 80_000 }),
      await app.make('brands', { sort_order: 80_000 }),
    ];
    const ids = twins.map(({ id }) => id).reverse();
    await app.admin.patch('/brands/order', { ids });
    const after = await inOrder();
    expect(after.slice(-2).map(({ id }) => id)).toEqual(ids);
    expect(new Set(after.map(({ sort_order: position }) => position)).size).toBe(after.length);
  });

  test('is refused for unknown brands and without the permission', async () => {
    const response = await app.admin.patch('/brands/order', { ids: [999_999] });
    expect(response.rules).toEqual({ ids: ['not_found'] });
    const reader = await app.signInAs([['read', 'brands']]);
    expect((await reader.patch('/brands/order', { ids: [1] })).status).toBe(403);
  });
});

test.each(['brands', 'categories', 'category_groups'])(
  'a new record of %s is the last one, unless its position is given',
  async (resource) => {
    const given = await app.make(resource, { sort_order: 500 });
    const last = await app.make(resource, { sort_order: undefined });
    expect([given.sort_order, last.sort_order]).toEqual([500, 510]);
    const atEnd = await app.make(resource, { sort_order: 100_000 });
    const beyond = await app.make(resource, { sort_order: null });
    expect([atEnd.sort_order, beyond.sort_order]).toEqual([100_000, 100_000]);
    const response = await app.admin.patch(`/${resource}/${last.id}`, { sort_order: null });
    expect(response.rules).toEqual({ sort_order: ['required'] });
  },
);
