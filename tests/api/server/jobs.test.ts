import type { Job } from '@rentyard/contract/entities/job';
import type { Permission } from '@rentyard/contract/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let ids: readonly number[];
beforeAll(async () => {
  app = await startApp({ background: ['jobs'] });
  const brands = [];
  for (let at = 0; at < 3; at += 1) brands.push(await app.make('brands'));
  ids = brands.map(({ id }) => id);
});
afterAll(() => app.close());

const read = async (job: Job, client: Client = app.admin) =>
  (await client.get(`/jobs/${job.id}`)).data<Job>();

async function start(sortOrder: number): Promise<Job> {
  const change = { set: { sort_order: sortOrder } };
  return (await app.admin.post('/brands/bulk', { ids, change })).data<Job>();
}

async function reaches(job: Job, state: Job['state']) {
  await app.idle();
  expect(await read(job)).toMatchObject({ state });
}

test('a job reports its progress and its results', async () => {
  const job = await start(7);
  expect(job).toMatchObject({ total: 3, result: null, undo_of: null, undone_by: null });
  await reaches(job, 'done');
  const done = await read(job);
  expect(done).toMatchObject({
    counts: { done: 3, skipped: 0, failed: 0 },
    can_undo: true,
    created_by: { name: 'Main Admin' },
    finished_at: expect.any(String),
  });
  const rows = await app.admin.get(`/jobs/${job.id}/rows`, { outcome: 'done', per_page: 2 });
  expect(rows.body.meta).toMatchObject({ total: 3, last_page: 2 });
  expect((await app.admin.get(`/jobs/${job.id}/rows`, { outcome: 'lost' })).rules).toEqual({
    outcome: ['choice'],
  });
});

test('a finished job cannot be paused, resumed, cancelled or retried', async () => {
  const job = await start(8);
  await reaches(job, 'done');
  for (const decision of ['pause', 'resume', 'cancel', 'retry']) {
    const response = await app.admin.post(`/jobs/${job.id}/${decision}`, undefined, {
      language: 'pl',
    });
    expect(response.status, decision).toBe(409);
    expect(response.body).toMatchObject({
      code: 'wrong_state',
      message: 'Ta czynność nie jest dostępna przy obecnym statusie.',
    });
  }
});

test('a finished job can be undone once', async () => {
  const before = await Promise.all(ids.map((id) => app.admin.get(`/brands/${id}/edit`)));
  const job = await start(77);
  await reaches(job, 'done');
  const undo = await app.admin.post(`/jobs/${job.id}/undo`);
  expect(undo.status, undo.text).toBe(201);
  await reaches(undo.data<Job>(), 'done');
  expect(await read(job)).toMatchObject({ can_undo: false, undone_by: undo.data<Job>().id });
  const after = await Promise.all(ids.map((id) => app.admin.get(`/brands/${id}/edit`)));
  const orders = (responses: typeof before) =>
    responses.map((response) => response.data<{ sort_order: number }>().sort_order);
  expect(orders(after)).toEqual(orders(before));
  expect((await app.admin.post(`/jobs/${job.id}/undo`)).status).toBe(409);
});

test('undoing or resuming a job requires the permission for its action', async () => {
  const editor = await app.signInAs('editor');
  const change = { set: { sort_order: 9 } };
  const job = (await editor.post('/brands/bulk', { ids, change })).data<Job>();
  await reaches(job, 'done');
  const { role } = (await editor.get('/profile')).data<{ role: { id: number } }>();
  const path = `/roles/${role.id}/edit_permissions`;
  const { granted } = (await app.admin.get(path)).data<{ granted: readonly Permission[] }>();
  const fewer = granted.filter((grant) => grant.join() !== 'update,brands');
  await app.admin.patch(path, { granted: fewer });
  for (const decision of ['undo', 'resume', 'retry']) {
    expect((await editor.post(`/jobs/${job.id}/${decision}`)).status, decision).toBe(403);
  }
  await app.admin.patch(path, { granted });
  expect((await editor.post(`/jobs/${job.id}/undo`)).status).toBe(201);
});

test('a job is visible to its author and to admins', async () => {
  const editor = await app.signInAs('editor');
  const change = { set: { sort_order: 3 } };
  const response = await editor.post('/brands/bulk', { ids, change });
  const job = response.data<Job>();
  expect((await read(job, editor)).id).toBe(job.id);
  expect((await read(job)).id).toBe(job.id);
  const other = await app.signInAs([['read', 'brands']]);
  for (const path of [`/jobs/${job.id}`, `/jobs/${job.id}/rows`]) {
    expect((await other.get(path)).status).toBe(404);
  }
  expect((await other.post(`/jobs/${job.id}/cancel`)).status).toBe(404);
});
