import type { JobState } from '@rentyard/contract/entities/job';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import type { NewJob, RowReport, Step, UndoRow } from './job.ts';

/** After this time without a sign of life a process counts as dead. */
const lease = sql.raw(`interval '15 seconds'`);

/** A job that this process has taken. */
export interface TakenJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly cursor: unknown;
  readonly attempts: number;
  readonly undo_of: number | null;
  readonly created_by: number | null;
}

/** Queues a job; undefined when one with its kind and key is active. */
export async function insertJob(
  tx: Queryable,
  { kind, payload, personId, total, runAt, key, undoOf }: NewJob & { readonly undoOf?: number },
  now: Date,
): Promise<number | undefined> {
  const made = await tx.one<{ id: number }>(sql`
    insert into jobs (kind, payload, total, run_at, key, undo_of, created_at, created_by)
    values (${kind}, ${JSON.stringify(payload ?? {})}::jsonb, ${total ?? null},
      ${(runAt ?? now).toISOString()}, ${key ?? null}, ${undoOf ?? null}, ${now.toISOString()},
      ${personId ?? null})
    on conflict do nothing
    returning id`);
  return made?.id;
}

/** Takes the job that has waited longest. Two processes never take the same. */
export function takeJob(
  db: Queryable,
  worker: string,
  kinds: readonly string[],
  now: Date,
): Promise<TakenJob | undefined> {
  const at = now.toISOString();
  return db.one<TakenJob>(sql`
    update jobs
    set state = 'running', worker = ${worker}, lease_until = now() + ${lease},
        attempts = attempts + 1, started_at = coalesce(started_at, ${at}::timestamptz)
    where id = (
      select id from jobs
      where state = 'queued' and run_at <= ${at} and kind = any(${sql.param(kinds)}::text[])
      order by run_at, id limit 1
      for update skip locked)
    returning id, kind, payload, cursor, attempts, undo_of, created_by`);
}

/**
 * Queues the jobs of dead processes again. The embedded database has a single process, so every
 * other process is dead.
 */
export async function releaseAbandoned(
  db: Queryable,
  worker: string,
  isAlone: boolean,
): Promise<void> {
  const isOver = isAlone ? sql`true` : sql`lease_until < now()`;
  await db.rows(sql`
    update jobs set state = 'queued', worker = null, lease_until = null
    where state = 'running' and worker <> ${worker} and ${isOver}`);
}

/** Extends the leases of the jobs of this process. */
export async function renewLeases(db: Queryable, worker: string): Promise<void> {
  await db.rows(sql`
    update jobs set lease_until = now() + ${lease} where state = 'running' and worker = ${worker}`);
}

/** Whether this process still owns the job; locks it until the transaction ends. */
export async function lockJob(tx: Transaction, id: number, worker: string): Promise<boolean> {
  const locked = await tx.one(sql`
    select 1 from jobs where id = ${id} and state = 'running' and worker = ${worker} for update`);
  return locked !== undefined;
}

/** Stores the result of a step, in its transaction. */
export async function recordStep(tx: Transaction, id: number, step: Step): Promise<void> {
  const { rows = [] } = step;
  const count = (outcome: RowReport['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  await tx.rows(sql`
    insert into job_rows (job_id, row, outcome, record_id, name, problems, undo)
    select ${id}, x.row, x.outcome, x.record_id, x.name, x.problems, x.undo
    from json_to_recordset(${JSON.stringify(rows.map(rowOf))}::json)
      as x (row integer, outcome text, record_id bigint, name text, problems jsonb, undo jsonb)`);
  await tx.rows(sql`
    update jobs
    set done = done + ${count('done')}, skipped = skipped + ${count('skipped')},
        failed = failed + ${count('failed')}, attempts = 0, lease_until = now() + ${lease},
        cursor = coalesce(${jsonOrNull(step.cursor)}::jsonb, cursor),
        total = coalesce(${step.total ?? null}::integer, total),
        result = coalesce(${jsonOrNull(step.result)}::jsonb, result)
    where id = ${id}`);
}

function rowOf({ recordId, ...row }: RowReport) {
  return { ...row, record_id: recordId };
}

function jsonOrNull(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
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

/** Returns a job to the queue. */
export async function requeueJob(
  db: Queryable,
  { id, worker, runAt }: { readonly id: number; readonly worker: string; readonly runAt: Date },
): Promise<void> {
  await db.rows(sql`
    update jobs
    set state = 'queued', run_at = ${runAt.toISOString()}, worker = null, lease_until = null
    where id = ${id} and state = 'running' and worker = ${worker}`);
}

export async function removeJob(db: Queryable, id: number): Promise<void> {
  await db.rows(sql`delete from jobs where id = ${id}`);
}

/** Deletes jobs that ended before this time, with their reports. */
export async function sweepJobs(db: Queryable, endedBefore: Date): Promise<void> {
  await db.rows(sql`delete from jobs where finished_at < ${endedBefore.toISOString()}`);
}

export async function rowsToUndo(
  db: Queryable,
  jobId: number,
  before: number | undefined,
  limit: number,
): Promise<readonly UndoRow[]> {
  return db.rows<UndoRow>(sql`
    select row, record_id, name, undo from job_rows
    where job_id = ${jobId} and undo is not null and row < ${before ?? 2_147_483_647}
    order by row desc limit ${limit}`);
}
