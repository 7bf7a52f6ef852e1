import type { BulkChange } from '@rentyard/contract/entities/records/bulk';
import { sql } from 'drizzle-orm';
import { analyzeAfter } from '../../db/analyze.ts';
import { name } from '../../db/sqlFragments.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import type { RowReport, RunningJob, UndoneJob } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type RowResult, tryRow } from '../../jobs/tryRow.ts';
import { lockRecord } from '../find.ts';
import {
  type ResourceBinding,
  runAfterWrite,
  runJobEnded,
  type Store,
  type WriteContext,
} from '../store.ts';
import { restoreRecords, trashRecords } from '../trash/trash.ts';
import { changeRecord } from '../write/changeRecord.ts';
import { buildDiff, recordChange, recordStatus } from '../write/history.ts';
import { orNotFound, updateRecord } from '../write/save.ts';
import { applyChange, type Undo } from './applyChange.ts';
import { actionOf } from './bulkBody.ts';
import { recordNames } from './recordNames.ts';

/** Rows per transaction: few enough that other writes do not wait long. */
const rowsPerStep = 20;
/** Time of a transaction, in ms: on PGlite, with one connection, every request waits for it. */
const stepTime = 100;
/** Smaller transactions would cost more than their rows. */
const fewestRows = 4;

/** The stored request of a bulk change. */
export interface BulkPayload {
  readonly resource: string;
  /** Resolved when the request was made. */
  readonly ids: readonly number[];
  readonly change: BulkChange;
  /** A filter chose the records, not a person. */
  readonly isByFilter: boolean;
  /** The language of reference labels in the history. */
  readonly language: string;
}

/** Registers the job that runs and undoes bulk changes. */
export function handleBulk(jobs: Jobs, store: Store): void {
  jobs.handle<BulkPayload>('bulk', {
    run: (job) => run(job, store),
    undo: (job) => undo(job, store),
    permissionFor: ({ resource, change }) => [
      actionOf(change),
      bindingNamed(store, resource).resource.subject,
    ],
  });
}

async function run(job: RunningJob<BulkPayload>, store: Store): Promise<void> {
  const { ids, change } = job.payload;
  const { binding, ...writingAt } = await buildContext(job, store);
  let perStep = rowsPerStep;
  for (let done = Number(job.cursor ?? 0); done < ids.length; ) {
    const startedAt = performance.now();
    const part = ids.slice(done, done + perStep);
    await job.step(async (tx) => {
      await binding.hooks.lock?.(tx);
      const write: WriteContext = { tx, store, binding, ...writingAt };
      const names = await recordNames(tx, store, { binding, ids: part, locale: write.locale });
      const together = 'delete' in change ? await trashTogether(write, part) : undefined;
      const rows: RowReport[] = [];
      for (const [index, id] of part.entries()) {
        const undo = together?.get(id);
        const outcome: RowResult<{ readonly undo: Undo }> = undo
          ? { result: { undo } }
          : await tryRow(tx, () => applyChange(write, id, change));
        const about = { row: done + index + 1, recordId: id, name: names.get(id) };
        rows.push(
          outcome.problems
            ? { ...about, outcome: 'skipped', problems: outcome.problems }
            : { ...about, outcome: 'done', undo: outcome.result.undo },
        );
      }
      if (done + part.length === ids.length) await runJobEnded({ tx, store, jobId: job.id });
      return { rows, cursor: done + part.length };
    });
    done += part.length;
    const took = performance.now() - startedAt;
    perStep = Math.max(fewestRows, Math.min(rowsPerStep, Math.ceil((perStep * stepTime) / took)));
  }
  await analyzeAfter(store.db, binding.resource.name, ids.length);
}

/**
 * Moves the records of a step to the trash by one statement, and returns how each is undone. A record that was not
 * moved is missing: it is tried by itself, for its problems.
 */
async function trashTogether(
  write: WriteContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Undo>> {
  const { tx, binding } = write;
  const outcome = await tryRow(tx, () => trashRecords(write, ids));
  if (outcome.problems) return new Map();
  const moved = await tx.rows<{ id: number; version: number }>(sql`
    select id, version from ${name(binding.resource.name)}
    where id = any(${sql.param(outcome.result.done)}::bigint[])`);
  return new Map(moved.map(({ id, version }) => [id, { version, restore: true }]));
}

async function undo(job: UndoneJob<BulkPayload>, store: Store): Promise<void> {
  await undoRows(job, await buildContext(job, store), store);
}

/** Reverts rows, the last one first. Skips a row whose record was changed since. */
export async function undoRows<Payload>(
  job: UndoneJob<Payload>,
  { binding, ...writingAt }: Context,
  store: Store,
): Promise<void> {
  for (;;) {
    const before = job.cursor === undefined ? undefined : Number(job.cursor);
    // One more row says whether this is the last step.
    const left = await job.rowsBefore(before, rowsPerStep + 1);
    const part = left.slice(0, rowsPerStep);
    const last = part.at(-1);
    if (!last) return;
    await job.step(async (tx) => {
      await binding.hooks.lock?.(tx);
      const write: WriteContext = { tx, store, binding, ...writingAt };
      const rows: RowReport[] = [];
      for (const { row, record_id, name, undo } of part) {
        const id = Number(record_id);
        const outcome = await tryRow(tx, () => undoRow(write, id, undo as Undo));
        const about = { row, recordId: id, name: name ?? undefined };
        rows.push(
          outcome.problems
            ? { ...about, outcome: 'skipped', problems: outcome.problems }
            : { ...about, outcome: 'done' },
        );
      }
      if (left.length === part.length) await runJobEnded({ tx, store, jobId: job.id });
      return { rows, cursor: last.row };
    });
  }
}

type Context = Pick<
  WriteContext,
  'binding' | 'personId' | 'locale' | 'jobId' | 'notifiesCustomers'
>;

interface WritingPayload {
  readonly resource: string;
  readonly language: string;
  readonly isByFilter?: boolean;
}

/** The author and the locale of a job that writes records. */
export async function buildContext(
  { id, payload, personId }: RunningJob<WritingPayload>,
  store: Store,
): Promise<Context> {
  const binding = bindingNamed(store, payload.resource);
  if (personId === undefined) throw new Error('A bulk change needs the user who started it.');
  const { default: fallback } = await store.languages.known();
  return {
    ...{ binding, personId, jobId: id },
    locale: { language: payload.language, fallback },
    notifiesCustomers: payload.isByFilter !== true,
  };
}

/** @throws when no such resource is registered. */
export function bindingNamed({ bindings }: Store, resource: string): ResourceBinding {
  const found = bindings.find((one) => one.resource.name === resource);
  if (!found)
    throw new Error(
      `The resource ${resource} is not registered. Register it in entities/registry.ts.`,
    );
  return found;
}

/**
 * Reverts the change of one record, unless the record was changed since.
 * @throws {Failure} when the record cannot be reverted.
 */
export async function undoRow(write: WriteContext, id: number, undo: Undo): Promise<void> {
  await refuseChangedSince(write, id, undo.version);
  if ('restore' in undo) {
    const { refused } = await restoreRecords(write, [id]);
    const [blocked] = refused;
    if (blocked) throw Invalid.at('', { id: blocked.reason });
  } else if ('trash' in undo) await trashRecords(write, [id]);
  else if ('draft' in undo) {
    await updateRecord(write, { id, body: undo.draft, action: 'revert' });
  } else await revertStatus(write, id, undo);
}

async function refuseChangedSince(
  { tx, binding }: WriteContext,
  id: number,
  version: number,
): Promise<void> {
  const found = await tx.one<{ version: number }>(
    sql`select version from ${name(binding.resource.name)} where id = ${id} for no key update`,
  );
  if (!found) throw new NotFound();
  if (found.version !== version) throw Invalid.at('', { id: 'changed_since' });
}

/** The old status is written directly: the declared transitions may not allow the reverse. */
async function revertStatus(
  write: WriteContext,
  id: number,
  { status }: Extract<Undo, { readonly status: unknown }>,
): Promise<void> {
  const { tx, store, binding } = write;
  const before = orNotFound(await lockRecord(tx, store, { ...write, id }));
  const values = [{ column: 'status', value: sql`${status}` }];
  const after = await changeRecord(write, before, { values });
  const from = before.status as typeof status;
  await recordStatus(write, { id, from, to: status, reason: null });
  const changes = buildDiff(binding.resource, before, after);
  await recordChange(write, { id, version: after.version, action: 'revert', changes });
  runAfterWrite(write);
}
