import type { Profile } from '@rentyard/contract/entities/account/account';
import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import type { Job, JobRow } from '@rentyard/contract/entities/job';
import type { BulkPreview } from '@rentyard/contract/entities/records/bulkRoutes';
import type { OutboxMail } from '@rentyard/contract/entities/system/outbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
});
afterAll(() => app.close());

async function finished(job: Job, client: Client = app.admin): Promise<Job> {
  await app.idle();
  return (await client.get(`/jobs/${job.id}`)).data<Job>();
}

async function bulk(resource: string, body: object, client?: Client): Promise<Job> {
  const response = await (client ?? app.admin).post(`/${resource}/bulk`, body);
  expect(response.status, response.text).toBe(202);
  return finished(response.data<Job>(), client);
}

async function undo(job: Job): Promise<Job> {
  return finished((await app.admin.post(`/jobs/${job.id}/undo`)).data<Job>());
}

async function rowsOf(job: Job): Promise<readonly JobRow[]> {
  return (await app.admin.get(`/jobs/${job.id}/rows`)).data<readonly JobRow[]>();
}

async function brands(...names: readonly string[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push((await app.make('brands', { name })).id);
  return ids;
}

async function shown(resource: string, id: number): Promise<WireRecord> {
  return (await app.admin.get(`/${resource}/${id}/show`)).data<WireRecord>();
}

const activate = { change: { status: 'active' } };

test('a bulk status change updates each record and reports each row', async () => {
  const ids = await brands('Bulk one', 'Bulk two', 'Bulk three');
  await app.admin.patch(`/brands/${ids[1]}/change_status`, { status: 'active' });
  const job = await bulk('brands', { ids, ...activate });
  expect(job).toMatchObject({ kind: 'bulk', state: 'done', total: 3, can_undo: true });
  expect(job.counts).toEqual({ done: 2, skipped: 1, failed: 0 });
  expect(await rowsOf(job)).toMatchObject([
    { row: 1, outcome: 'done', record_id: ids[0], name: 'Bulk one' },
    { row: 2, outcome: 'skipped', errors: { '': [{ rule: 'unchanged' }] } },
    { row: 3, outcome: 'done' },
  ]);
  const history = await app.admin.get(`/brands/${ids[0]}/history`);
  expect(history.data()).toMatchObject([{ action: 'change_status' }, { action: 'create' }]);
});

test('a bulk update sets a field on every record that matches a filter', async () => {
  const ids = await brands('Sortable A', 'Sortable B');
  const filter = { search: 'sortable', filter: { status: 'new' } };
  const job = await bulk('brands', { ...filter, change: { set: { sort_order: 77 } } });
  expect(job.counts.done).toBe(2);
  for (const id of ids) expect((await shown('brands', id)).sort_order).toBe(77);
});

test('a bulk change of all matches skips the excluded records', async () => {
  const [left = 0, excluded = 0] = await brands('Exempt A', 'Exempt B');
  const all = { search: 'exempt', filter: {}, except: [left] };
  const job = await bulk('brands', { ...all, change: { set: { sort_order: 78 } } });
  expect(job).toMatchObject({ total: 1, counts: { done: 1 } });
  expect((await shown('brands', left)).sort_order).not.toBe(78);
  expect((await shown('brands', excluded)).sort_order).toBe(78);
});

test('a bulk deletion keeps records that are in use', async () => {
  const used = await app.make('brands', { name: 'Held brand' });
  await app.make('offers', { brand: used.id });
  const [free = 0] = await brands('Free brand');
  const job = await bulk('brands', { ids: [used.id, free], change: { delete: true } });
  expect(job.counts).toEqual({ done: 1, skipped: 1, failed: 0 });
  expect((await rowsOf(job))[0]?.errors).toMatchObject({ '': [{ rule: 'in_use' }] });
  expect((await app.admin.get(`/brands/${free}/show`)).status).toBe(404);
  expect((await app.admin.get(`/brands/${used.id}/show`)).status).toBe(200);
});

describe('a bulk preview', () => {
  test('lists the changes and the skipped records with reasons, and changes nothing', async () => {
    const ids = await brands('Preview one', 'Preview two');
    await app.admin.patch(`/brands/${ids[1]}/change_status`, { status: 'active' });
    const response = await app.admin.post(
      '/brands/bulk/preview',
      { ids, ...activate },
      { language: 'ru' },
    );
    const preview = response.data<BulkPreview>();
    expect(preview).toMatchObject({ total: 2, checked: 2, will_change: 1, will_skip: 1 });
    expect(preview.reasons).toEqual([{ rule: 'unchanged', message: 'Нет изменений', count: 1 }]);
    expect(preview.rows).toMatchObject([
      { id: ids[1], outcome: 'skip' },
      {
        id: ids[0],
        name: 'Preview one',
        outcome: 'change',
        changes: [
          { path: 'status', from: 'new', to: 'active' },
          { path: 'active', from: false, to: true },
        ],
      },
    ]);
    expect(await shown('brands', ids[0] ?? 0)).toMatchObject({ status: 'new', version: 1 });
    expect((await app.admin.get(`/brands/${ids[0]}/history`)).body.meta).toMatchObject({
      total: 1,
    });
  });

  test('lists every record that it checked', async () => {
    const ids = await brands(...Array.from({ length: 120 }, (_, at) => `Listed ${at}`));
    const response = await app.admin.post('/brands/bulk/preview', { ids, ...activate });
    const { checked, rows } = response.data<BulkPreview>();
    expect(checked).toBe(120);
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
  });

  test('reports status transitions that are not allowed', async () => {
    const [id] = await brands('No way');
    await bulk('brands', { ids: [id], ...activate });
    const response = await app.admin.post('/brands/bulk/preview', {
      ids: [id],
      change: { status: 'new' },
    });
    expect(response.data<BulkPreview>().reasons).toMatchObject([{ rule: 'transition', count: 1 }]);
  });
});

describe('undoing a bulk change', () => {
  test('of 60 records reports every record', async () => {
    const brands = await Promise.all(Array.from({ length: 60 }, () => app.make('brands')));
    const ids = brands.map(({ id }) => id);
    const job = await bulk('brands', { ids, ...activate });
    const undone = await undo(job);
    expect(undone).toMatchObject({ undo_of: job.id, counts: { done: 60, skipped: 0, failed: 0 } });
    const rows = await app.admin.get(`/jobs/${undone.id}/rows`, { per_page: 100 });
    const reported = rows.data<readonly { readonly record_id: number }[]>();
    expect(new Set(reported.map(({ record_id }) => record_id))).toEqual(new Set(ids));
  });

  test('restores the old value of a field and skips records changed since', async () => {
    const ids = await brands('Undo one', 'Undo two');
    const job = await bulk('brands', { ids, change: { set: { sort_order: 5 } } });
    await app.admin.patch(`/brands/${ids[1]}`, { sort_order: 6 });
    const undone = await undo(job);
    expect(undone.counts).toEqual({ done: 1, skipped: 1, failed: 0 });
    expect((await shown('brands', ids[0] ?? 0)).sort_order).not.toBe(5);
    expect((await shown('brands', ids[1] ?? 0)).sort_order).toBe(6);
    const rows = await rowsOf(undone);
    expect(rows.find((row) => row.record_id === ids[1])?.errors).toMatchObject({
      '': [{ rule: 'changed_since' }],
    });
  });

  test('restores a status even when that transition is not allowed', async () => {
    const [id = 0] = await brands('Undo status');
    await undo(await bulk('brands', { ids: [id], ...activate }));
    expect(await shown('brands', id)).toMatchObject({ status: 'new', active: false, version: 3 });
  });

  test('restores deleted records from the trash', async () => {
    const [id = 0] = await brands('Undo delete');
    await undo(await bulk('brands', { ids: [id], change: { delete: true } }));
    expect((await shown('brands', id)).name).toBe('Undo delete');
  });

  test('restores a text in its language and keeps the other languages', async () => {
    const { id } = await app.make('regions', { name: { en: 'Lake', ru: 'Озеро' } });
    const change = { set: { name: { ru: 'Пруд', pl: 'Staw' } } };
    await undo(await bulk('regions', { ids: [id], change }));
    const edited = (await app.admin.get(`/regions/${id}/edit`)).data<WireRecord>();
    expect(edited.name).toEqual({ en: 'Lake', ru: 'Озеро' });
  });

  test('works once', async () => {
    const [id = 0] = await brands('Undo once');
    const job = await bulk('brands', { ids: [id], ...activate });
    await undo(job);
    expect((await app.admin.post(`/jobs/${job.id}/undo`)).status).toBe(409);
  });
});

test('a bulk change notifies an assignee once, with the number of records', async () => {
  const agent = await app.signInAs([
    ['read', 'orders'],
    ['update', 'orders'],
  ]);
  const { id: assignee, email } = (await agent.get('/profile')).data<Profile>();
  await agent.patch('/profile', { preferences: { email_notifications: true }, language: 'en' });
  const notifications = async () =>
    (await agent.get('/notifications')).data<readonly Notification[]>();
  const mails = async () =>
    (await app.admin.get('/outbox', { search: email })).data<readonly OutboxMail[]>();
  const ids: number[] = [];
  for (let count = 0; count < 25; count += 1) ids.push((await app.make('orders')).id);

  const job = await bulk('orders', { ids, change: { set: { assignee } } });
  const first = { subject: 'orders', record: { id: ids[0] }, is_read: false };
  const assigned = { ...first, kind: 'assignment', record_count: 25 };
  expect(await notifications()).toMatchObject([assigned]);
  expect(await mails()).toMatchObject([{ subject: 'Records assigned to you: 25' }]);
  const list = `/en/orders/page/1?filter[assignee]=${assignee}&sort=-updated_at`;
  expect((await mails())[0]?.text).toContain(list);

  const rejected = { status: 'rejected', reason: 'Late' };
  await bulk('orders', { ids: ids.slice(0, 3), change: rejected });
  const changed = { ...first, kind: 'status', status: 'rejected', record_count: 3 };
  expect(await notifications()).toMatchObject([changed, assigned]);
  // One record has the mail of a single change.
  await bulk('orders', { ids: ids.slice(3, 4), change: rejected });
  expect(await notifications()).toMatchObject([{ record_count: 1 }, changed, assigned]);
  expect(await mails()).toHaveLength(3);
  // The undo of the assignment leaves nobody to notify.
  await undo(job);
  expect(await notifications()).toHaveLength(3);
});

test('a bulk change notifies an assignee although cached languages expire during its transaction', async () => {
  const agent = await app.signInAs([['read', 'orders']]);
  const { id: assignee } = (await agent.get('/profile')).data<Profile>();
  await agent.patch('/profile', { preferences: { email_notifications: true }, language: 'en' });
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await app.make('orders')).id);
  // The embedded database has one connection: a transaction that asks for another one waits for itself.
  app.clock.advanceByReading(4_000);
  const job = await bulk('orders', { ids, change: { set: { assignee } } }).finally(() =>
    app.clock.advanceByReading(0),
  );
  expect(job.counts).toMatchObject({ done: 5 });
  const notifications = (await agent.get('/notifications')).data<readonly Notification[]>();
  expect(notifications).toMatchObject([{ kind: 'assignment', record_count: 5 }]);
});

describe.each(everyResource)('permissions for bulk changes of $name', ({ name, resource }) => {
  test('each change requires the permission of the single call', async () => {
    const { id } = await app.make(name);
    const reader = await app.signInAs([['read', resource.subject]]);
    for (const change of [{ delete: true }, { set: {} }]) {
      const response = await reader.post(`/${name}/bulk`, { ids: [id], change });
      expect([403, 422], JSON.stringify(change)).toContain(response.status);
    }
    expect(
      (await reader.post(`/${name}/bulk`, { ids: [id], change: { delete: true } })).status,
    ).toBe(403);
    expect((await (await app.signInAs([])).post(`/${name}/bulk`, {})).status).toBe(403);
  });
});

test.each([
  ['no records', { change: { delete: true } }, { ids: ['required'] }],
  ['no change', { ids: [1] }, { change: ['required'] }],
  ['two changes', { ids: [1], change: { delete: true, status: 'new' } }, 'change.status'],
  ['an unknown change', { ids: [1], change: { paint: 'red' } }, 'change.paint'],
  ['an unknown status', { ids: [1], change: { status: 'rejected' } }, 'change.status'],
  ['an unknown field', { ids: [1], change: { set: { colour: 1 } } }, 'change.set.colour'],
  ['an invalid value', { ids: [1], change: { set: { sort_order: -1 } } }, 'change.set.sort_order'],
  ['a status as a field', { ids: [1], change: { set: { status: 'active' } } }, 'change.set.status'],
  ['an unknown filter', { filter: { colour: 1 }, change: { delete: true } }, 'filter.colour'],
  ['both ids and a filter', { ids: [1], filter: {}, change: { delete: true } }, 'ids'],
])('a bulk request is refused when it has %s', async (_title, body, expected) => {
  const response = await app.admin.post('/brands/bulk', body);
  expect(response.status, response.text).toBe(422);
  if (typeof expected === 'string') expect(Object.keys(response.rules)).toEqual([expected]);
  else expect(response.rules).toEqual(expected);
});

test('a repeated bulk request starts one job', async () => {
  const ids = await brands('Twice');
  const headers = { 'idempotency-key': 'bulk-twice' };
  const first = await app.admin.post('/brands/bulk', { ids, ...activate }, { headers });
  const second = await app.admin.post('/brands/bulk', { ids, ...activate }, { headers });
  expect(second.text).toBe(first.text);
});
