import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { plainFields } from '@rentyard/contract/schema/resource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiResponse } from '../../support/client.ts';
import { people, set } from '../../support/data/drafts.ts';
import { uploadPhoto } from '../../support/data/uploadPhoto.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { type Deletion, type WireRecord, withoutClock } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each(everyResource)('the trash of $name', ({ name, resource }) => {
  const idsOf = async (query: Record<string, string | number>): Promise<number[]> => {
    const response = await app.admin.get(`/${name}`, { per_page: 100, ...query });
    return response.data<readonly WireRecord[]>().map(({ id }) => id);
  };
  const total = async (): Promise<number> => {
    const { body } = await app.admin.get(`/${name}`);
    return (body.meta as { total: number }).total;
  };

  test('receives one record', async () => {
    const { id } = await app.make(name);
    const response = await app.admin.delete(`/${name}`, { id });
    expect(response.status, response.text).toBe(200);
    expect(response.data()).toEqual({ deleted: [id], refused: [] });
    expect(await idsOf({ 'filter[id]': id })).toEqual([]);
    expect(await idsOf({ trashed: 1, 'filter[id]': id })).toEqual([id]);
  });

  test('receives several records', async () => {
    const ids = [(await app.make(name)).id, (await app.make(name)).id];
    const { deleted } = (await app.admin.delete(`/${name}`, { ids })).data<Deletion>();
    expect([...deleted].sort()).toEqual([...ids].sort());
  });

  test.each([
    ['no body', undefined],
    ['an empty object', {}],
    ['an empty list', { ids: [] }],
    ['null', { id: null }],
    ['a word', { id: 'all' }],
    ['a star', { ids: ['*'] }],
    ['zero', { id: 0 }],
    ['an unknown key', { where: {} }],
  ])('receives nothing when the request has %s', async (_, body) => {
    const before = await total();
    const response = await app.admin.delete(`/${name}`, body);
    expect([404, 422]).toContain(response.status);
    expect(await total()).toBe(before);
  });

  test('responds with 404 when no record has that id', async () => {
    const response = await app.admin.delete(`/${name}`, { id: 999_999_999 });
    expect([200, 404]).toContain(response.status);
    if (response.status === 200) expect(response.data<Deletion>().deleted).toEqual([]);
  });

  test('restores a record unchanged', async () => {
    const record = await app.make(name);
    await app.admin.delete(`/${name}`, { id: record.id });
    const response = await app.admin.post(`/${name}/restore`, { ids: [record.id] });
    expect(response.status, response.text).toBe(200);
    const now = (await app.admin.get(`/${name}/${record.id}/edit`)).data<WireRecord>();
    for (const field of Object.keys(withoutClock(resource.fields)))
      expect(now[field], field).toEqual(record[field]);
    expect(now.deleted_at).toBeNull();
  });

  test('frees unique values, and a restore is refused while they are taken', async () => {
    const unique = plainFields(resource).find(([, field]) => field.unique && !field.readOnly);
    if (!unique) return;
    const [path] = unique;
    const record = await app.make(name);
    await app.admin.delete(`/${name}`, { id: record.id });
    const draft = await app.draft(name);
    set(draft, path, valueAt(record, path));
    expect((await app.admin.post(`/${name}`, draft)).status).toBe(201);
    const response = await app.admin.post(`/${name}/restore`, { ids: [record.id] });
    expect([200, 409, 422]).toContain(response.status);
    expect(await idsOf({ 'filter[id]': record.id })).toEqual([]);
  });

  test('is purged by an admin', async () => {
    const { id } = await app.make(name);
    await app.admin.delete(`/${name}`, { id });
    const response = await app.admin.post(`/${name}/purge`, { ids: [id] });
    expect(response.status, response.text).toBe(200);
    expect(await idsOf({ trashed: 1, 'filter[id]': id })).toEqual([]);
    await app.admin.post(`/${name}/restore`, { ids: [id] });
    expect((await app.admin.get(`/${name}/${id}/edit`)).status).toBe(404);
  });

  test('is not purged of records that were never deleted', async () => {
    const { id } = await app.make(name);
    await app.admin.post(`/${name}/purge`, { ids: [id] });
    expect(await idsOf({ 'filter[id]': id })).toEqual([id]);
  });

  test('is not part of select options', async () => {
    const { id } = await app.make(name);
    await app.admin.delete(`/${name}`, { id });
    const options = await app.admin.get(`/${name}/list`, { ids: id });
    expect(options.data()).toEqual([]);
  });
});

/** The steps of an order that write its read-only references. The last one of each list has the photos. */
const stepsWriting: Readonly<Record<string, readonly string[]>> = {
  'orders.hand_over_photos': ['hand_over'],
  'orders.return_photos': ['hand_over', 'return'],
};

let photosMade = 0;

/** A photo is made by an upload, another record by its generic call. */
async function makeTarget(of: string): Promise<{ readonly id: number }> {
  if (of !== 'photos') return app.make(of);
  photosMade += 1;
  return uploadPhoto(app.admin, `trash ${photosMade}`);
}

describe.each(
  everyResource.flatMap(({ name, resource }) =>
    plainFields(resource).flatMap(([path, field]) =>
      (field.kind === 'references' || (field.kind === 'reference' && !field.owner)) &&
      !people.has(field.to)
        ? [{ name, path, to: field.to, isList: field.kind === 'references' }]
        : field.kind === 'images'
          ? [{ name, path, to: 'photos', isList: true }]
          : [],
    ),
  ),
)('a record of $to that $name reference in $path', ({ name, path, to, isList }) => {
  const pointer = isList ? (id: number) => [id] : (id: number) => id;
  const steps = stepsWriting[`${name}.${path}`];

  /** The response to the call that references the record: a creation, or the last step of an order. */
  async function refer(id: number): Promise<ApiResponse> {
    if (steps) return takeSteps(await approvedOrder(), steps, [id]);
    const draft = await app.draft(name);
    set(draft, path, pointer(id));
    return app.admin.post(`/${name}`, draft);
  }

  test('cannot be deleted, and the refusal lists its uses', async () => {
    const held = await makeTarget(to);
    const holder = (await refer(held.id)).data<WireRecord>();
    const response = await app.admin.delete(`/${to}`, { id: held.id });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'in_use' });
    expect(response.body.uses).toContainEqual({
      subject: expect.any(String),
      id: holder.id,
      name: expect.any(String),
    });
    expect((await app.admin.get(`/${to}/${held.id}/edit`)).status).toBe(200);
  });

  test('is refused while other records of the same request are deleted', async () => {
    const held = await makeTarget(to);
    const free = await makeTarget(to);
    (await refer(held.id)).data();
    const response = await app.admin.delete(`/${to}`, { ids: [held.id, free.id] });
    const { deleted, refused } = response.data<Deletion>();
    expect(deleted).toEqual([free.id]);
    expect(refused).toMatchObject([{ id: held.id }]);
  });

  test('must be restored before the records that reference it', async () => {
    const held = await makeTarget(to);
    const holder = (await refer(held.id)).data<WireRecord>();
    await app.admin.delete(`/${name}`, { id: holder.id });
    (await app.admin.delete(`/${to}`, { id: held.id })).data();
    const restore = async (of: string, id: number) =>
      (await app.admin.post(`/${of}/restore`, { ids: [id] })).data<WireRecord>();
    const use = { subject: expect.any(String), id: held.id, name: expect.any(String) };
    expect(await restore(name, holder.id)).toEqual({
      restored: [],
      refused: [{ id: holder.id, reason: 'reference_trashed', uses: [use] }],
    });
    await restore(to, held.id);
    expect(await restore(name, holder.id)).toEqual({ restored: [holder.id], refused: [] });
  });

  test('cannot be selected while it is in the trash', async () => {
    const deleted = await makeTarget(to);
    await app.admin.delete(`/${to}`, { id: deleted.id });
    const at = steps ? 'photos' : path;
    expect((await refer(deleted.id)).rules).toEqual({ [at]: ['not_found'] });
  });
});

async function approvedOrder(): Promise<number> {
  const offer = (await app.make('offers')).id;
  const { id } = await app.make('orders', { offer });
  (await app.admin.patch(`/orders/${id}/change_status`, { status: 'active' })).data();
  return id;
}

/** Takes the steps one after the other, the last one with photos. */
async function takeSteps(
  id: number,
  steps: readonly string[],
  photos: readonly number[],
): Promise<ApiResponse> {
  for (const step of steps.slice(0, -1)) (await app.admin.post(`/orders/${id}/${step}`, {})).data();
  return app.admin.post(`/orders/${id}/${steps.at(-1)}`, { photos });
}
