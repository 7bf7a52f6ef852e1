import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../db/database.ts';
import { DestinationBusy, DestinationFailed, type JobHandler } from './job.ts';
import { createJobs, type Jobs } from './jobs.ts';

const day = 86_400_000;
const lease = 600;
const log = { error: vi.fn(), warn: vi.fn() };
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);

let db: Database;
let jobs: Jobs | undefined;
beforeAll(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
});
afterAll(() => db.close());
afterEach(async () => {
  await jobs?.stop();
  ahead = 0;
  await db.rows(sql`delete from jobs`);
  await db.rows(sql`delete from job_destinations`);
});

async function start(handler: Partial<JobHandler<unknown>>): Promise<Jobs> {
  jobs = createJobs({ db, clock, log, lease, mayStill: async () => true });
  jobs.handle('mail', { isStored: false, run: async () => undefined, ...handler });
  await jobs.start();
  return jobs;
}

const enqueue = (on: Jobs, runAt?: Date) =>
  db.transaction((tx) =>
    on.enqueue(tx, { kind: 'mail', payload: {}, destination: 'smtp', ...(runAt && { runAt }) }),
  );
const left = async () => (await db.rows(sql`select 1 from jobs`)).length;
const isOver = () => vi.waitFor(async () => expect(await left()).toBe(0), 20_000);

const failures: Readonly<Record<string, () => Error>> = {
  'a retry': () => new DestinationFailed('refused'),
  'the pause of a silent destination': () => new DestinationFailed('timeout', 1_000),
  'the pause of a busy destination': () => new DestinationBusy(1),
};

test.each(Object.entries(failures))(
  '%s that a clock a day ahead began ends',
  async (_, failure) => {
    ahead = day;
    const run = vi
      .fn(async () => undefined)
      .mockImplementationOnce(() => Promise.reject(failure()));
    await enqueue(await start({ run, retry: { first: 1_000, longest: 1_000 } }));
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), 20_000);
    ahead = 0;
    await isOver();
    expect(run).toHaveBeenCalledTimes(2);
  },
);

test.each([
  ['ahead', day],
  ['behind', -day],
])('a job that was queued by a clock a day %s runs', async (_, jump) => {
  const idle = createJobs({ db, clock, log, lease, mayStill: async () => true });
  ahead = jump;
  await enqueue(idle);
  ahead = 0;
  await start({});
  await isOver();
});

test('a job with a date that a person chose waits for it although the clock was ahead', async () => {
  const run = vi.fn(async () => undefined);
  const working = await start({ run });
  ahead = day;
  await enqueue(working, new Date(Date.now() + 3 * day));
  ahead = 0;
  await enqueue(working);
  await vi.waitFor(async () => expect(await left()).toBe(1), 20_000);
  expect(run).toHaveBeenCalledOnce();
});

test('calls that the clock of the database reserved a day ahead do not delay others', async () => {
  await db.rows(sql`
    insert into job_destinations (destination, free_at) values ('smtp', now() + interval '1 day')`);
  const working = await start({ run: (job) => job.turn() });
  await enqueue(working);
  await isOver();
});

/** The embedded database has no other process whose lease could last. */
if (inject('clusterUrl')) {
  test('a lease that the clock of the database extended a day ahead ends', async () => {
    const dead = createJobs({ db, clock, log, lease, mayStill: async () => true });
    await enqueue(dead);
    await db.rows(sql`
      update jobs set state = 'running', worker = 'dead', lease_until = now() + interval '1 day'`);
    await start({});
    await isOver();
  });
}
