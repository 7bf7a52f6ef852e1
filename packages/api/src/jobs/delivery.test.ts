import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { reserveTurn } from './destinations.ts';
import {
  DestinationBusy,
  DestinationFailed,
  type JobHandler,
  type NewJob,
  type RunningJob,
} from './job.ts';
import { createJobs, type Jobs } from './jobs.ts';

/** Two processes of the product: on PGlite, which has only one, both share its connection. */
let processes: readonly [Database, Database];
let db: Database;
beforeAll(async () => {
  const { db: first, url } = await openTestDatabase({ isMigrated: true });
  processes = [first, url ? await openDatabase({ url }) : first];
  db = first;
});
afterAll(() => Promise.all([...new Set(processes)].map((one) => one.close())));

const running: Jobs[] = [];
/** Only the tests move the time of polls and leases; `eventually` moves it too. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await db.rows(sql`delete from jobs`);
  await db.rows(sql`delete from job_destinations`);
  vi.useRealTimers();
});

const lease = 600;
const log = { error: vi.fn(), warn: vi.fn() };
/** It stands still unless a test moves it, ahead of the times that the database sets. */
let now = Date.now() + 3_600_000;
const clock = () => new Date(now);

/** Starts both processes with these handlers. */
async function start(handlers: Readonly<Record<string, JobHandler<unknown>>>): Promise<Jobs> {
  for (const one of processes) {
    const jobs = createJobs({ db: one, clock, log, lease, mayStill: async () => true });
    for (const [kind, handler] of Object.entries(handlers)) jobs.handle(kind, handler);
    running.push(jobs);
    await jobs.start();
  }
  return running[0] as Jobs;
}

const enqueue = (jobs: Jobs, job: Partial<NewJob> & { readonly kind: string }) =>
  db.transaction((tx) => jobs.enqueue(tx, { payload: {}, destination: 'telegram', ...job }));

const left = async () => (await db.rows(sql`select 1 from jobs`)).length;
/** Resolves when no process has a job and none is due. */
const idle = () => Promise.all(running.map((jobs) => jobs.settle()));

/** Sends parts 1 to 10 and stores each acknowledged one. */
async function sendParts(job: RunningJob, call: (part: number) => Promise<void>) {
  for (let part = Number(job.cursor ?? 0) + 1; part <= 10; part += 1) {
    await job.turn();
    await call(part);
    await job.acknowledge(async () => ({ cursor: part, isLast: part === 10 }));
  }
}

test('work that takes longer than the lease runs once', async () => {
  let runs = 0;
  const leaseOf = () =>
    db.one<{ lease_until: string }>(
      sql`select lease_until::text from jobs where state = 'running'`,
    );
  const jobs = await start({
    slow: {
      isStored: false,
      async run() {
        runs += 1;
        const before = await leaseOf();
        await eventually(async () => expect(await leaseOf()).not.toEqual(before));
      },
    },
  });
  await enqueue(jobs, { kind: 'slow' });
  await idle();
  expect(await left()).toBe(0);
  expect(runs).toBe(1);
});

test('no acknowledged part is sent again after an error, a refusal or a lost process', async () => {
  const calls: number[] = [];
  const acknowledged: number[] = [];
  const jobs = await start({
    album: {
      isStored: false,
      pool: 'messages',
      retry: { first: 100, longest: 100, attempts: 5 },
      run: (job) =>
        sendParts(job, async (part) => {
          calls.push(part);
          const times = calls.filter((one) => one === part).length;
          if (part === 3 && times === 1) throw new Error('500');
          if (part === 5 && times === 1) throw new DestinationBusy(0.2);
          if (part === 7 && times === 1) {
            // Another process has taken the job over, and died.
            await db.rows(sql`
              update jobs set worker = 'dead', lease_until = now() - interval '1 second'`);
            await eventually(() => expect(job.signal.aborted).toBe(true));
            await db.rows(sql`update jobs set state = 'queued'`);
            throw new Error('This process no longer owns the job.');
          }
          acknowledged.push(part);
        }),
    },
  });
  await enqueue(jobs, { kind: 'album' });
  for (let run = 1; run <= 4; run += 1) {
    await idle();
    now += 1_000;
  }
  expect(await left()).toBe(0);
  expect(acknowledged).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(calls).toEqual([1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 10]);
});

test('a call is not repeated when its process dies right after the acknowledgement', async () => {
  let calls = 0;
  const jobs = await start({
    message: {
      isStored: false,
      async run(job) {
        if (job.cursor !== undefined) return;
        await job.turn();
        calls += 1;
        await job.mark({ sent: 1 });
        // Another process takes the job, as after the end of the lease.
        await db.rows(sql`update jobs set state = 'queued', worker = null`);
        throw new Error('This process no longer owns the job.');
      },
    },
  });
  await enqueue(jobs, { kind: 'message' });
  await idle();
  expect(await left()).toBe(0);
  expect(calls).toBe(1);
});

test('all processes respect the pause that one of them received', async () => {
  const calls: number[] = [];
  const jobs = await start({
    message: {
      isStored: false,
      pool: 'messages',
      async run(job) {
        await job.turn();
        calls.push(clock().getTime());
        if (calls.length === 1) throw new DestinationBusy(60);
        await job.acknowledge(async () => ({ isLast: true }));
      },
    },
  });
  await enqueue(jobs, { kind: 'message' });
  await idle();
  expect(calls).toHaveLength(1);
  for (let count = 0; count < 20; count += 1) await enqueue(jobs, { kind: 'message' });
  await enqueue(jobs, { kind: 'message', destination: 'demo' });
  await idle();
  expect(calls).toHaveLength(2);
  now += 61_000;
  await idle();
  expect(await left()).toBe(0);
  expect(calls).toHaveLength(23);
});

test('no process calls a destination during the pause after it did not respond', async () => {
  const calls: number[] = [];
  const jobs = await start({
    mail: {
      isStored: false,
      pool: 'projectMails',
      retry: { first: 10, longest: 10 },
      async run(job) {
        await job.turn();
        calls.push(clock().getTime());
        if (calls.length === 1) throw new DestinationFailed('timeout', 60_000);
        await job.acknowledge(async () => ({ isLast: true }));
      },
    },
  });
  await enqueue(jobs, { kind: 'mail' });
  await idle();
  expect(calls).toHaveLength(1);
  await enqueue(jobs, { kind: 'mail' });
  await enqueue(jobs, { kind: 'mail', destination: 'other' });
  await idle();
  expect(calls).toHaveLength(2);
  now += 61_000;
  await idle();
  expect(await left()).toBe(0);
  expect(calls).toHaveLength(4);
});

test('calls keep the rate of their destination in all processes together', async () => {
  let calls = 0;
  const isDue = (ordinal: number, since: string) =>
    db.one<{ yes: boolean }>(sql`
      select clock_timestamp() > ${since}::timestamptz + ${ordinal} * interval '45 milliseconds' as yes`);
  const { since } = (await db.one<{ since: string }>(
    sql`select clock_timestamp()::text as since`,
  )) ?? { since: '' };
  const early: unknown[] = [];
  const jobs = await start({
    message: {
      isStored: false,
      pool: 'messages',
      callsPerSecond: 20,
      async run(job) {
        await job.turn();
        const ordinal = calls;
        calls += 1;
        if (!(await isDue(ordinal, since))?.yes) early.push(ordinal);
      },
    },
  });
  for (let count = 0; count < 16; count += 1) await enqueue(jobs, { kind: 'message' });
  await idle();
  expect(calls).toBe(16);
  // A call may start late, but none before the calls that were reserved earlier have had their time.
  expect(early).toEqual([]);
});

test('a slow database delays calls to a destination but does not prevent them', async () => {
  const latency = 120;
  const slow: Database = {
    ...db,
    async one(statement) {
      const [found] = await Promise.all([db.one(statement), sleep(latency)]);
      return found as never;
    },
  };
  let calls = 0;
  const jobs = createJobs({ db: slow, clock, log, lease, mayStill: async () => true });
  jobs.handle('message', {
    isStored: false,
    callsPerSecond: 20,
    async run(job) {
      await job.turn();
      calls += 1;
    },
  });
  running.push(jobs);
  await jobs.start();
  await enqueue(jobs, { kind: 'message' });
  await idle();
  expect(calls).toBe(1);
});

test('calls of less than two milliseconds occupy exactly their time', async () => {
  const { id, worker } = (await db.one<{ id: number; worker: string }>(sql`
    insert into jobs (kind, payload, destination, state, worker, run_at, created_at)
    values ('message', '{}', 'telegram', 'running', 'this', now(), now())
    returning id, worker`)) ?? { id: 0, worker: '' };
  await db.rows(sql`
    insert into job_destinations (destination, free_at) values ('telegram', now() + interval '30 seconds')`);
  const free = async () =>
    (
      await db.one<{ at: number }>(sql`
        select extract(epoch from free_at)::float8 * 1000 as at from job_destinations`)
    )?.at ?? 0;
  const before = await free();
  for (let count = 0; count < 8; count += 1) {
    await reserveTurn(db, { id, worker, duration: 1.3 }, clock());
  }
  expect((await free()) - before).toBeCloseTo(8 * 1.3, 1);
});

test('jobs of a lane run in order, and replies before broadcasts', async () => {
  const order: string[] = [];
  const handlers: Readonly<Record<string, JobHandler<unknown>>> = {
    message: {
      isStored: false,
      pool: 'broadcasts',
      async run({ payload }) {
        order.push(String((payload as { name: string }).name));
      },
    },
  };
  await db.rows(sql`
    insert into jobs (kind, payload, lane, priority, run_at, created_at) values
      ('message', '{"name": "broadcast"}', null, 20, now() - interval '1 hour', now()),
      ('message', '{"name": "first"}', 'room:1', 0, now() - interval '1 second', now()),
      ('message', '{"name": "second"}', 'room:1', 0, now() - interval '1 minute', now())`);
  const [jobs] = [createJobs({ db, clock, log, lease, mayStill: async () => true })];
  jobs.handle('message', handlers.message as JobHandler<unknown>);
  running.push(jobs);
  await jobs.start();
  await idle();
  expect(order).toEqual(['first', 'second', 'broadcast']);
});

test('broadcasts and messages that take long do not delay an import', async () => {
  let release = () => {};
  const pending = new Promise<void>((done) => {
    release = done;
  });
  let imports = 0;
  const slow = { isStored: false, run: () => pending };
  const jobs = await start({
    broadcast: { ...slow, pool: 'broadcasts' },
    message: { ...slow, pool: 'messages' },
    import: {
      isStored: false,
      async run() {
        imports += 1;
      },
    },
  });
  for (let count = 0; count < 3; count += 1) await enqueue(jobs, { kind: 'broadcast' });
  for (let count = 0; count < 30; count += 1) await enqueue(jobs, { kind: 'message' });
  await enqueue(jobs, { kind: 'import' });
  await eventually(() => expect(imports).toBe(1));
  release();
  await idle();
  expect(await left()).toBe(0);
});

/** The embedded database has no other process that could take a job. */
if (inject('clusterUrl')) {
  test('a process that cannot extend a lease stops its work before another one takes it', async () => {
    const stopped: string[] = [];
    const jobs = await start({
      slow: {
        isStored: false,
        async run({ signal }) {
          stopped.push('began');
          await eventually(() => expect(signal.aborted).toBe(true));
          stopped.push('stopped');
        },
      },
    });
    await enqueue(jobs, { kind: 'slow' });
    await eventually(() => expect(stopped).toEqual(['began']));
    await processes[1].transaction(async (tx) => {
      await tx.rows(sql`lock table jobs in exclusive mode`);
      await eventually(() => expect(stopped).toEqual(['began', 'stopped']));
    });
  });
}
