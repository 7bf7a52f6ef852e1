import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { type JobHandler, JobPostponed, type NewJob } from './job.ts';
import { createJobs, type Jobs } from './jobs.ts';

let db: Database;
let url: string | undefined;
beforeAll(async () => {
  ({ db, url } = await openTestDatabase({ isMigrated: true }));
});
afterAll(() => db.close());

const running: Jobs[] = [];
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await db.rows(sql`delete from jobs`);
});

const log = { error: vi.fn(), warn: vi.fn() };
/** It stands still unless a test moves it, ahead of the times that the database sets. */
let now = Date.now() + 3_600_000;
const clock = () => new Date(now);

/** Resolves when no worker has a job and none is due. */
const idle = () => Promise.all(running.map((jobs) => jobs.settle()));

/** A separate worker, like another process. */
async function worker<Payload>(
  handler: JobHandler<Payload>,
  on: Database = db,
  kind = 'count',
): Promise<Jobs> {
  const jobs = createJobs({ db: on, clock, log, mayStill: async () => true });
  jobs.handle(kind, handler);
  running.push(jobs);
  await jobs.start();
  return jobs;
}

async function enqueue(jobs: Jobs, job: Partial<NewJob> = {}): Promise<number | undefined> {
  return db.transaction((tx) => jobs.enqueue(tx, { kind: 'count', payload: {}, ...job }));
}

interface Row {
  readonly state: string;
  readonly done: number;
  readonly failed: number;
  readonly attempts: number;
  readonly result: unknown;
}

const read = (id: number | undefined) =>
  db.one<Row>(sql`select state, done, failed, attempts, result from jobs where id = ${id ?? 0}`);

async function reaches(id: number | undefined, state: string) {
  await idle();
  expect(await read(id)).toMatchObject({ state });
}

/** Processes rows 1 to `total`, `perStep` per step, from the last cursor. */
function counting(total: number, perStep = 1, between: () => Promise<void> = async () => {}) {
  return {
    async run(job) {
      let at = (job.cursor as number | undefined) ?? 0;
      while (at < total) {
        const rows = Array.from({ length: Math.min(perStep, total - at) }, (_, index) => ({
          row: at + index + 1,
          outcome: 'done' as const,
          undo: { was: at + index },
        }));
        at += rows.length;
        await job.step(async () => ({ rows, cursor: at, result: { at } }));
        await between();
      }
    },
  } satisfies JobHandler<object>;
}

test('a job runs row by row and stores its report', async () => {
  const id = await enqueue(await worker(counting(5, 2)), { total: 5 });
  await reaches(id, 'done');
  expect(await read(id)).toMatchObject({ done: 5, failed: 0, result: { at: 5 } });
  const rows = await db.rows(sql`select row from job_rows where job_id = ${id} order by row`);
  expect(rows.map(({ row }: { row?: number }) => row)).toEqual([1, 2, 3, 4, 5]);
});

test('a job does not run when its transaction rolls back', async () => {
  const jobs = await worker(counting(1));
  const lost = db.transaction(async (tx) => {
    await jobs.enqueue(tx, { kind: 'count', payload: {} });
    throw new Error('changed my mind');
  });
  await expect(lost).rejects.toThrow('changed my mind');
  expect(await db.rows(sql`select 1 from jobs`)).toEqual([]);
});

test('a scheduled job waits for its time', async () => {
  const jobs = await worker(counting(1));
  const id = await enqueue(jobs, { runAt: new Date(clock().getTime() + 3_600_000) });
  await reaches(id, 'queued');
  now += 3_600_000;
  await reaches(id, 'done');
});

test('two active jobs of one kind never share a key', async () => {
  const jobs = await worker(counting(1));
  const runAt = new Date(clock().getTime() + 3_600_000);
  const first = await enqueue(jobs, { key: 'nightly', runAt });
  expect(first).toBeDefined();
  expect(await enqueue(jobs, { key: 'nightly', runAt })).toBeUndefined();
});

test('a paused job stops at its next step and resumes from there', async () => {
  let steps = 0;
  let id: number | undefined;
  const pauseAfterThree = async () => {
    steps += 1;
    if (steps !== 3) return;
    await db.rows(sql`update jobs set state = 'paused', worker = null where id = ${id}`);
  };
  const jobs = await worker(counting(20, 1, pauseAfterThree));
  await db.transaction(async (tx) => {
    id = await jobs.enqueue(tx, { kind: 'count', payload: {} });
  });
  await reaches(id, 'paused');
  expect(await read(id)).toMatchObject({ done: 3 });
  await db.rows(sql`update jobs set state = 'queued' where id = ${id}`);
  await reaches(id, 'done');
  expect(await read(id)).toMatchObject({ done: 20 });
});

test('a failed run is repeated from its cursor, and the job fails after five attempts', async () => {
  let runs = 0;
  const jobs = await worker<object>({
    async run(job) {
      runs += 1;
      if (job.cursor === undefined) {
        await job.step(async () => ({ rows: [{ row: 1, outcome: 'done' }], cursor: 1 }));
      }
      throw new Error('no luck');
    },
  });
  const id = await enqueue(jobs);
  for (let turn = 0; turn < 5; turn += 1) {
    await reaches(id, 'queued');
    now += 60_000;
  }
  await reaches(id, 'failed');
  // The first run has stored a step, which starts the count of attempts again.
  expect(runs).toBe(6);
  expect(await read(id)).toMatchObject({ done: 1 });
});

test('a failed step stores nothing', async () => {
  let isFirst = true;
  const jobs = await worker<object>({
    async run(job) {
      await job.step(async (tx) => {
        await tx.rows(sql`update jobs set result = '"torn"' where id = ${job.id}`);
        if (!isFirst) return { rows: [{ row: 1, outcome: 'skipped' }] };
        isFirst = false;
        throw new Error('in the middle');
      });
    },
  });
  const id = await enqueue(jobs);
  await reaches(id, 'queued');
  now += 60_000;
  await reaches(id, 'done');
  const rows = await db.rows(sql`select 1 from job_rows where job_id = ${id}`);
  expect(rows).toHaveLength(1);
});

test('a handler can postpone its job', async () => {
  const until = new Date(clock().getTime() + 7_200_000);
  const jobs = await worker<object>({
    async run() {
      if (clock() < until) throw new JobPostponed(until);
    },
  });
  const id = await enqueue(jobs);
  await idle();
  const job = await db.one<{ run_at: string }>(sql`select run_at from jobs where id = ${id}`);
  expect(job?.run_at).toBe(until.toISOString());
  now += 7_200_000;
  await reaches(id, 'done');
});

test('a job of the server leaves no row', async () => {
  const jobs = await worker({ ...counting(1), isStored: false });
  const id = await enqueue(jobs);
  await idle();
  expect(await read(id)).toBeUndefined();
});

test('another process continues the job of a dead process', async () => {
  const id = (
    await db.one<{ id: number }>(sql`
      insert into jobs (kind, state, cursor, done, run_at, worker, lease_until, created_at)
      values ('count', 'running', '3', 3, now(), 'dead', now() - interval '1 second', now())
      returning id`)
  )?.id;
  await worker(counting(5));
  await reaches(id, 'done');
  expect(await read(id)).toMatchObject({ done: 5 });
});

/** The embedded database has one process. */
if (inject('clusterUrl')) {
  test('two processes handle every row of every job exactly once', async () => {
    const other = await openDatabase({ url: url ?? '' });
    try {
      const workers = [await worker(counting(30, 3)), await worker(counting(30, 3), other)];
      const ids = await Promise.all(
        Array.from({ length: 10 }, (_, at) => enqueue(workers[at % 2] as Jobs)),
      );
      for (const id of ids) await reaches(id, 'done');
      for (const id of ids) expect(await read(id)).toMatchObject({ done: 30 });
      for (const jobs of running.splice(0)) await jobs.stop();
    } finally {
      await other.close();
    }
  });
}
