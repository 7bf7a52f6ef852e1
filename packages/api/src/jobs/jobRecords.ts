import type { Job, JobRow, JobState, RowOutcome } from '@rentyard/contract/entities/job';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import type { ListPage } from '../db/listPage.ts';
import { NotFound, WrongState } from '../errors/failures.ts';
import type { User } from '../http/access/user.ts';
import { localizedProblems } from '../http/handleError.ts';
import type { Jobs } from './jobs.ts';
import { enqueueJob, wakeWorkers } from './jobTable.ts';

type JobFields = Omit<Job, 'can_undo'>;

/**
 * A job, for its owner, the user who resumed it, an admin, and, once it has stopped, for everybody
 * who may resume it.
 * @throws {NotFound} for other users.
 */
export async function readJob(
  on: Queryable,
  jobs: Pick<Jobs, 'canUndo'>,
  { id, person }: { readonly id: number; readonly person: User },
): Promise<Job> {
  const found = await on.one<JobFields>(sql`
    select j.id, j.kind, j.state, j.total,
      json_build_object('done', j.done, 'skipped', j.skipped, 'failed', j.failed) as counts,
      j.result, j.undo_of,
      (select u.id from jobs u
       where u.undo_of = j.id and u.state not in ('failed', 'cancelled')) as undone_by,
      j.run_at, j.created_at, j.started_at, j.finished_at,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = j.created_by)
        as created_by,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = j.acting_id)
        as resumed_by,
      (select json_build_object('person', json_build_object('id', u.id, 'name', u.name),
         'action', j.stopped ->> 'action', 'subject', j.stopped ->> 'subject')
       from users u where u.id = (j.stopped ->> 'person')::bigint) as stopped
    from jobs j where j.id = ${id} and j.created_by is not null`);
  if (!found || !mayRead(found, person)) throw new NotFound();
  return { ...found, can_undo: isUndoable(found, jobs) };
}

function mayRead({ created_by, resumed_by, stopped }: JobFields, person: User): boolean {
  if (person.isAdmin || created_by?.id === person.id || resumed_by?.id === person.id) return true;
  return stopped !== null && person.ability.can(stopped.action, stopped.subject);
}

/** A job can be undone once its run has ended. */
function isUndoable(job: JobFields, jobs: Pick<Jobs, 'canUndo'>): boolean {
  const isOver = job.state === 'done' || job.state === 'cancelled' || job.state === 'failed';
  const isFree = job.undo_of === null && job.undone_by === null;
  return isOver && isFree && job.counts.done > 0 && jobs.canUndo(job.kind);
}

interface RowsQuery {
  readonly id: number;
  readonly outcome: RowOutcome | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** The report of a job, a page at a time. */
export async function listJobRows(
  on: Queryable,
  { id, outcome, page, perPage }: RowsQuery,
  language: LanguageCode,
): Promise<ListPage> {
  const which = outcome ? sql`job_id = ${id} and outcome = ${outcome}` : sql`job_id = ${id}`;
  const rows = await on.rows<Omit<JobRow, 'errors'> & { problems: ProblemsByPath | null }>(sql`
    select row, outcome, record_id, name, problems from job_rows where ${which}
    order by row limit ${perPage} offset ${(page - 1) * perPage}`);
  const counted = await on.one<{ total: number }>(
    sql`select count(*) as total from job_rows where ${which}`,
  );
  const records = rows.map(({ problems, ...row }) => ({
    ...row,
    errors: localizedProblems(problems ?? {}, language),
  }));
  return { json: JSON.stringify(records), total: counted?.total ?? 0, isExact: true };
}

/** Allowed transitions of a job's state by users. */
const decisions = {
  pause: { from: ['queued', 'running'], to: 'paused' },
  resume: { from: ['paused'], to: 'queued' },
  cancel: { from: ['queued', 'running', 'paused'], to: 'cancelled' },
  retry: { from: ['failed'], to: 'queued' },
} as const satisfies Readonly<Record<string, { from: readonly JobState[]; to: JobState }>>;

export type Decision = keyof typeof decisions;

/** Whoever resumes or retries a job has shown the permission, and acts from then on. */
function goesOnFor(personId: number) {
  return sql`, stopped = null, acting_id = ${personId}`;
}

/**
 * Pauses, resumes, cancels or retries a job. A current run notices it at its next step.
 * @throws {WrongState} when the state of the job does not allow it.
 */
export async function decideJob(
  tx: Transaction,
  {
    id,
    decision,
    personId,
  }: { readonly id: number; readonly decision: Decision; readonly personId: number },
  now: Date,
): Promise<void> {
  const { from, to } = decisions[decision];
  const at = now.toISOString();
  const changed = await tx.one(sql`
    update jobs
    set state = ${to}, worker = null, lease_until = null, attempts = 0,
        run_at = ${to === 'queued' ? sql`greatest(run_at, ${at}::timestamptz)` : sql`run_at`},
        run_set_at = case when run_at > ${at} then run_set_at else ${at} end,
        finished_at = ${to === 'cancelled' ? at : null}${to === 'queued' ? goesOnFor(personId) : sql``}
    where id = ${id} and state = any(${sql.param(from)}::text[])
    returning 1`);
  if (!changed) throw new WrongState();
  await wakeWorkers(tx);
}

/**
 * Queues the job that undoes another one.
 * @throws {WrongState} when that one has not ended, was undone already or cannot be undone.
 */
export async function undoJob(
  tx: Transaction,
  job: Job,
  { personId, now }: { readonly personId: number; readonly now: Date },
): Promise<number> {
  if (!job.can_undo) throw new WrongState();
  const original = await tx.one<{ payload: unknown }>(
    sql`select payload from jobs where id = ${job.id} for update`,
  );
  const made = await enqueueJob(
    tx,
    {
      kind: job.kind,
      payload: original?.payload,
      personId,
      total: job.counts.done,
      undoOf: job.id,
    },
    now,
  );
  if (made === undefined) throw new WrongState();
  return made;
}
