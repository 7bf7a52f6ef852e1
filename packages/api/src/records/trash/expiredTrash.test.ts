import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../../../tests/support/client.ts';
import { startApp } from '../../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../../tests/support/wire.ts';
import { registry } from '../../entities/registry.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { createStore } from '../createStore.ts';
import { openExpiredTrash } from './expiredTrash.ts';

const day = 86_400_000;
const longAgo = '2020-01-01T00:00:00.000Z';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startApp({ background: ['jobs'], trashDays: 30 });
  ({ admin } = app);
});
afterAll(() => app.close());

/** Advances the clock, which also expires the session. */
async function pass(days: number): Promise<void> {
  app.clock.advance(days * day);
  admin = await app.signInAs('admin');
}

/** Runs what the server does every ten minutes, and the job that this queues. */
async function purgeExpired(): Promise<void> {
  const clock = app.clock.now;
  const bindings = registry.map((registered) => registered.binding);
  const store = createStore({
    db: app.db,
    bindings: bindings,
    clock,
    secretKey: new Uint8Array(32),
  });
  const jobs = createJobs({ db: app.db, clock, log: console, mayStill: async () => true });
  await openExpiredTrash({ store, jobs, days: 30 }).enqueueDue();
  await app.idle();
}

async function inTrash(resource: string): Promise<readonly number[]> {
  const response = await admin.get(`/${resource}`, { trashed: 1 });
  return response.data<readonly WireRecord[]>().map(({ id }) => id);
}

test('the job purges trashed records that point at each other', async () => {
  const country = await app.make('countries');
  const region = await app.make('regions', { country: country.id });
  const offer = await app.make('offers', { region: region.id });
  for (const [resource, { id }] of [
    ['offers', offer],
    ['regions', region],
    ['countries', country],
  ] as const) {
    expect((await admin.delete(`/${resource}`, { id })).status).toBe(200);
    await app.db.rows(
      sql`update ${sql.identifier(resource)} set deleted_at = ${longAgo} where id = ${id}`,
    );
  }
  await purgeExpired();
  for (const resource of ['offers', 'regions', 'countries']) {
    expect(await inTrash(resource), resource).toEqual([]);
  }
});

test('the job skips a record that is still in use and purges the others', async () => {
  const used = await app.make('brands');
  const free = await app.make('brands');
  const offer = await app.make('offers', { brand: used.id });
  await app.db.rows(
    sql`update brands set deleted_at = ${longAgo} where id in (${used.id}, ${free.id})`,
  );
  await purgeExpired();
  expect(await inTrash('brands')).toEqual([used.id]);
  expect((await admin.get(`/offers/${offer.id}/show`)).status).toBe(200);
});

test('the init call returns for how many days records stay in the trash', async () => {
  const { trash_days } = (await app.anonymous.get('/init')).data<{ trash_days: number }>();
  expect(trash_days).toBe(30);
});

// P-EDIT-7
test('the job purges records with their history after their days in the trash', async () => {
  const old = await app.make('regions');
  const young = await app.make('regions');
  const live = await app.make('regions');
  await admin.delete('/regions', { id: old.id });
  await pass(2);
  await admin.delete('/regions', { id: young.id });

  await pass(27.9);
  await purgeExpired();
  expect(new Set(await inTrash('regions'))).toEqual(new Set([old.id, young.id]));

  await pass(0.2);
  await purgeExpired();
  expect(await inTrash('regions')).toEqual([young.id]);
  expect((await admin.post('/regions/restore', { ids: [old.id] })).status).toBe(404);
  expect((await admin.get(`/regions/${old.id}/history`)).status).toBe(404);
  expect((await admin.get(`/regions/${live.id}/show`)).status).toBe(200);
});
