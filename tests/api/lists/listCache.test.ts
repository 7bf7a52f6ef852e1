import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { Page, WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function list(path: string, query = {}, client: Client = app.admin): Promise<Page> {
  const response = await client.get(path, query);
  response.data();
  return response.body as unknown as Page;
}

const totals = async () =>
  Object.fromEntries(
    await Promise.all(
      ['new', 'active', 'hidden'].map(async (status) => {
        const { data, meta } = await list('/brands', { 'filter[status]': status });
        expect(meta).toMatchObject({ total: data.length, total_is_exact: true });
        return [status, meta.total];
      }),
    ),
  );

test('a cached list shows later writes', async () => {
  const brand = await app.make('brands', { name: 'Bobcat' });
  for (const name of ['Bobcat One', 'Bobcat Two', 'Bobcat Three']) {
    await app.admin.patch(`/brands/${brand.id}`, { name });
    const { data } = await list('/brands', { search: 'bobcat' });
    expect(data.map((row) => row.name)).toEqual([name]);
    const shown = (await app.admin.get(`/brands/${brand.id}/show`)).data<WireRecord>();
    expect(shown.name).toBe(name);
  }
});

test('a renamed record has its new name in lists that refer to it', async () => {
  const offer = await app.make('offers');
  const { brand } = (await app.admin.get(`/offers/${offer.id}/show`)).data<{
    brand: { id: number };
  }>();
  for (const name of ['Liebherr', 'Liebherr-International']) {
    await app.admin.patch(`/brands/${brand.id}`, { name });
    const { data } = await list('/offers');
    expect(data.find(({ id }) => id === offer.id)).toMatchObject({ brand: { name } });
  }
});

test('a cached list is never served to a user with other permissions', async () => {
  const brand = await app.make('brands');
  await app.admin.delete('/brands', { id: brand.id });
  const reader = await app.signInAs([['read', 'brands']]);
  const stranger = await app.signInAs([['read', 'regions']]);
  expect((await list('/brands', { trashed: 1 })).data.length).toBeGreaterThan(0);
  await list('/brands');
  expect((await reader.get('/brands', { trashed: 1 })).status).toBe(403);
  expect((await reader.get('/brands')).status).toBe(200);
  expect((await stranger.get('/brands')).status).toBe(403);
});

test('totals by status follow every change', async () => {
  const before = await totals();
  const { id } = await app.make('brands');
  expect(await totals()).toEqual({ ...before, new: before.new + 1 });
  await app.admin.patch(`/brands/${id}/change_status`, { status: 'active' });
  expect(await totals()).toEqual({ ...before, active: before.active + 1 });
  await app.admin.delete('/brands', { id });
  expect(await totals()).toEqual(before);
  await app.admin.post('/brands/restore', { ids: [id] });
  expect(await totals()).toEqual({ ...before, active: before.active + 1 });
});

test('pages are compressed for clients that accept it, read and cached alike', async () => {
  for (let index = 0; index < 5; index += 1) await app.make('offers');
  const { text } = await app.admin.get('/offers');
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    for (let times = 0; times < 2; times += 1) {
      const packed = await app.admin.get(
        '/offers',
        {},
        { headers: { 'accept-encoding': accepted } },
      );
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding',
      });
      expect(packed.text).toBe(text);
      expect(packed.bytes.length).toBeLessThan(text.length / 2);
    }
  }
  for (const accepted of ['identity', 'zstd', '']) {
    const plain = await app.admin.get('/offers', {}, { headers: { 'accept-encoding': accepted } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(text);
  }
});
