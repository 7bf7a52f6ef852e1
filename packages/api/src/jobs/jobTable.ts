import type { JobState } from '@rentyard/contract/entities/job';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { notify } from '../db/notifications.ts';
import { isFuture } from '../db/sqlFragments.ts';
import { currentTracing } from '../telemetry/tracing.ts';
import { isPaused } from './destinations.ts';
import type { LostPermission, NewJob } from './job.ts';

/** The channel of notifications about queued jobs. */
export const jobChannel = 'jobs';

/** A job that this process has taken. */
export interface TakenJob {
  readonly id: number;
  readonly kind: string;
  readonly destination: string | null;
  readonly payload: unknown;
  readonly cursor: unknown;
  readonly attempts: number;
  readonly undo_of: number | null;
  /** The user for whom it runs. */
  readonly person_id: number | null;
  /** The span that queued it; null without tracing. */
  readonly trace: string | null;
}

/** Queues a job in the transaction of its cause; undefined when one with its kind and key is active. */
export async function enqueueJob(
  tx: Queryable,
  job: NewJob & { readonly undoOf?: number },
  now: Date,
): Promise<number | undefined> {
  const { kind, payload, personId, total, delay = 0, key, destination, lane, undoOf } = job;
  const runAt = job.runAt ?? new Date(now.getTime() + delay);
  const made = await tx.one<{ id: number }>(sql`
    insert into jobs (kind, payload, total, run_at, run_set_at, key, destination, lane, undo_of,
      created_at, created_by, trace)
    values (${kind}, ${JSON.stringify(payload ?? {})}::jsonb, ${total ?? null},
      ${runAt.toISOString()}, ${job.runAt ? null : now.toISOString()}, ${key ?? null}, ${destination ?? null}, ${lane ?? null}, ${undoOf ?? null},
      ${now.toISOString()}, ${personId ?? null}, ${currentTracing()?.current() ?? null})
    on conflict do nothing
    returning id`);
  if (made) await wakeWorkers(tx);
  return made?.id;
}

/** Notifies every process after the commit that the queue has changed. */
export function wakeWorkers(tx: Queryable): Promise<void> {
  return notify(tx, jobChannel, '');
}

/** A kind, the pool whose slots it shares, and the number of free ones. */
export interface FreeSlots {
  readonly kind: string;
  readonly pool: string;
  readonly free: number;
  /** The destination of all jobs of the kind. */
  readonly destination?: string | undefined;
}

interface Taking {
  /** Identifies this call: a job that is taken again belongs to another worker. */
  readonly worker: string;
  readonly slots: readonly FreeSlots[];
  /** In ms. */
  readonly lease: number;
}

/**
 * Takes the due jobs that come first, except those whose destination pauses or whose lane is busy.
 * Two processes never take the same.
 */
export function takeJobs(
  db: Queryable,
  { worker, slots, lease }: Taking,
  now: Date,
): Promise<readonly TakenJob[]> {
  const at = now.toISOString();
  return db.rows<TakenJob>(sql`
    with paused as materialized (
      select destination from job_destinations where ${isPaused(now)}
    ), due as materialized (
      select next.id, s.free,
        row_number() over (partition by s.pool order by next.priority, next.run_at, next.id) as ordinal
      from json_to_recordset(${JSON.stringify(slots)}::json)
        as s (kind text, pool text, free integer, destination text)
      cross join lateral (
        select j.id, j.priority, j.run_at from jobs j
        where j.state = 'queued' and j.run_at <= ${at} and j.kind = s.kind
          and (s.destination is null or s.destination not in (select destination from paused))
          and (j.destination is null or j.destination not in (select destination from paused))
          and (j.lane is null or not exists (
            select from jobs e
            where e.lane = j.lane and e.id < j.id and e.state in ('queued', 'running')))
        order by j.priority, j.run_at, j.id
        limit s.free
        for update of j skip locked
      ) next
    )
    update jobs
    set state = 'running', worker = ${worker}, lease_until = now() + ${interval(lease)},
        attempts = attempts + 1, started_at = coalesce(started_at, ${at}::timestamptz)
    where id = any(array(select id from due where ordinal <= free))
    returning id, kind, destination, payload, cursor, attempts, undo_of,
      coalesce(acting_id, created_by) as person_id, trace`);
}

/** Makes jobs due that wait for a time which was set while a clock was ahead. */
export async function capRunTimes(db: Queryable, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.rows(sql`
    update jobs set run_at = least(run_at, ${at}::timestamptz), run_set_at = ${at}
    where state = 'queued' and ${isFuture(sql`run_set_at`, now)}`);
}

function interval(milliseconds: number): SQL {
  return sql`${milliseconds}::float8 * interval '1 millisecond'`;
}

/**
 * Queues the jobs of dead processes again. When the embedded database starts, every process that
 * used it is dead.
 */
export async function releaseAbandoned(
  db: Queryable,
  { isAlone, lease }: { readonly isAlone: boolean; readonly lease: number },
): Promise<void> {
  const isOver = isAlone ? sql`true` : sql`lease_until < now()`;
  if (!isAlone) {
    // The clock of the database was ahead when the lease was extended; a living owner extends it again.
    await db.rows(sql`
      update jobs set lease_until = now() + ${interval(lease)}
      where state = 'running' and lease_until > now() + 2 * ${interval(lease)}`);
  }
  await db.rows(sql`
    update jobs set state = 'queued', worker = null, lease_until = null
    where id in (
      select id from jobs where state = 'running' and ${isOver} for update skip locked)`);
}

export interface OwnedJob {
  readonly id: number;
  readonly worker: string;
}

/**
 * Extends the leases of these workers and returns the jobs that they still own. Does not wait for
 * steps that have locked their job.
 */
export async function renewLeases(
  db: Queryable,
  workers: readonly string[],
  lease: number,
): Promise<readonly OwnedJob[]> {
  return db.rows<OwnedJob>(sql`
    with owned as materialized (
      select id, worker from jobs where state = 'running' and worker = any(${sql.param(workers)}::text[])
    ), renewed as (
      update jobs set lease_until = now() + ${interval(lease)}
      where id in (
        select id from jobs where id in (select id from owned) and state = 'running'
        for update skip locked)
    )
    select id, worker from owned`);
}

/** Whether this process still owns the job; locks it until the transaction ends. */
export async function lockJob(tx: Transaction, id: number, worker: string): Promise<boolean> {
  const locked = await tx.one(sql`
    select 1 from jobs where id = ${id} and state = 'running' and worker = ${worker} for update`);
  return locked !== undefined;
}

/** Stores the cursor of a job, unless another process has taken it. */
export async function markJob(
  db: Queryable,
  { id, worker }: OwnedJob,
  cursor: unknown,
): Promise<void> {
  await db.rows(sql`
    update jobs set cursor = ${JSON.stringify(cursor)}::jsonb, attempts = 0
    where id = ${id} and (worker = ${worker} or state <> 'running')`);
}

interface End {
  readonly id: number;
  readonly worker: string;
  readonly state: Extract<JobState, 'done' | 'failed'>;
}

/** Ends a run; does nothing when a user has changed the state meanwhile. */
export async function endJob(db: Queryable, { id, worker, state }: End, now: Date): Promise<void> {
  await db.rows(sql`
    update jobs
    set state = ${state}, finished_at = ${now.toISOString()}, worker = null, lease_until = null
    where id = ${id} and state = 'running' and worker = ${worker}`);
}

interface Return {
  readonly id: number;
  readonly worker: string;
  readonly state: Extract<JobState, 'queued' | 'paused'>;
  readonly runAt: Date;
  readonly now: Date;
  /** Whether the run counts as a failed attempt. */
  readonly isFailed: boolean;
}

/** Returns a job to the queue, or pauses it. */
export async function returnJob(db: Queryable, job: Return): Promise<void> {
  const { id, worker, state, runAt, now, isFailed } = job;
  await db.rows(sql`
    update jobs
    set state = ${state}, run_at = ${runAt.toISOString()}, run_set_at = ${now.toISOString()},
        worker = null, lease_until = null, attempts = greatest(0, attempts - ${isFailed ? 0 : 1})
    where id = ${id} and state = 'running' and worker = ${worker}`);
}

interface Stop extends OwnedJob {
  readonly lost: LostPermission;
}

/** Pauses a job whose user lost the permission. */
export async function stopJob(db: Queryable, { id, worker, lost }: Stop): Promise<void> {
  await db.rows(sql`
    update jobs
    set state = 'paused', stopped = ${JSON.stringify(lost)}::jsonb, worker = null,
        lease_until = null, attempts = 0
    where id = ${id} and state = 'running' and worker = ${worker}`);
}

export async function removeJob(db: Queryable, id: number, worker: string): Promise<void> {
  await db.rows(sql`delete from jobs where id = ${id} and worker = ${worker}`);
}

/** Deletes jobs that ended before this time, with their reports. */
export async function sweepJobs(db: Queryable, endedBefore: Date): Promise<void> {
  await db.rows(sql`delete from jobs where finished_at < ${endedBefore.toISOString()}`);
}
