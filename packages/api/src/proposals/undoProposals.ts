import type { Action, Subject } from '@rentyard/contract/permissions';
import type { Status } from '@rentyard/contract/schema/statuses';
import { mayStill } from '../auth/ownPermissions.ts';
import type { Transaction } from '../db/database.ts';
import { undoStep } from '../entities/rental/life/undoStep.ts';
import { Forbidden } from '../errors/failures.ts';
import type { RowReport, UndoneJob } from '../jobs/job.ts';
import { tryRow } from '../jobs/tryRow.ts';
import type { Undo } from '../records/bulk/applyChange.ts';
import { bindingNamed, undoRow } from '../records/bulk/bulkJob.ts';
import { runJobEnded, type Store, type WriteContext } from '../records/store.ts';
import { draftBefore } from '../records/write/draftBefore.ts';
import type { ProposalRow } from './proposalRows.ts';
import type { WrittenChange } from './trial.ts';

/** The payload of the job of approved proposals. */
export interface ProposalsPayload {
  /** The language of reference labels in the history. */
  readonly language: string;
}

type UndoRecord = { readonly resource: string; readonly id: number } & (
  | { readonly undo: Undo }
  /** A step in the life of an order. */
  | { readonly rental: number }
);

/** What undoes an approved proposal: the permission that it needs, and its records, the last one first. */
interface UndoProposal {
  readonly action: Action;
  readonly subject: Subject;
  readonly records: readonly UndoRecord[];
}

/** Reverts an approved proposal; undefined when the writes of its call cannot be undone. */
export async function buildUndo(
  { action, subject }: ProposalRow,
  written: readonly WrittenChange[],
  writeFor: (resource: string) => WriteContext,
): Promise<UndoProposal | undefined> {
  const byRecord = new Map<string, WrittenChange[]>();
  for (const one of written) {
    const key = `${one.resource} ${one.record_id}`;
    byRecord.set(key, [...(byRecord.get(key) ?? []), one]);
  }
  const records: UndoRecord[] = [];
  for (const changes of byRecord.values()) {
    const record = await undoOfRecord(changes, writeFor);
    if (!record) return undefined;
    records.unshift(record);
  }
  return records.length === 0 ? undefined : { action, subject, records };
}

async function undoOfRecord(
  changes: readonly WrittenChange[],
  writeFor: (resource: string) => WriteContext,
): Promise<UndoRecord | undefined> {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return undefined;
  const { resource, record_id: id } = first;
  const { version } = last;
  if (first.action === 'create') return { resource, id, undo: { version, trash: true } };
  if (changes.every(({ action }) => action === 'update' || action === 'revert')) {
    const newestFirst = [...changes].reverse().flatMap((one) => one.changes);
    const draft = await draftBefore(writeFor(resource), newestFirst);
    return { resource, id, undo: { version, draft } };
  }
  if (changes.length > 1) return undefined;
  switch (first.action) {
    case 'delete':
      return { resource, id, undo: { version, restore: true } };
    case 'restore':
      return { resource, id, undo: { version, trash: true } };
    case 'change_status': {
      const from = first.changes.find(({ path }) => path === 'status')?.from;
      return from === undefined
        ? undefined
        : { resource, id, undo: { version, status: from as Status } };
    }
    default:
      return { resource, id, rental: version };
  }
}

/** Proposals per transaction of an undo. */
const rowsPerStep = 20;

/** Undoes approved proposals, the last one first. Skips one whose record was changed since. */
export async function undoProposals(job: UndoneJob<ProposalsPayload>, store: Store): Promise<void> {
  const { personId } = job;
  if (personId === undefined)
    throw new Error('An undo of proposals needs the user who started it.');
  const { default: fallback } = await store.languages.known();
  const locale = { language: job.payload.language, fallback };
  for (;;) {
    const before = job.cursor === undefined ? undefined : Number(job.cursor);
    const left = await job.rowsBefore(before, rowsPerStep + 1);
    const part = left.slice(0, rowsPerStep);
    const last = part.at(-1);
    if (!last) return;
    await job.step(async (tx) => {
      const writeFor = (resource: string): WriteContext => ({
        ...{ tx, store, personId, locale, jobId: job.id },
        binding: bindingNamed(store, resource),
      });
      const rows: RowReport[] = [];
      for (const { row, record_id, name, undo } of part) {
        const about = { row, recordId: record_id ?? undefined, name: name ?? undefined };
        const outcome = await tryRow(tx, () =>
          undoOne(tx, undo as UndoProposal, writeFor, personId),
        );
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

async function undoOne(
  tx: Transaction,
  { action, subject, records }: UndoProposal,
  writeFor: (resource: string) => WriteContext,
  personId: number,
): Promise<void> {
  if (!(await mayStill(tx, personId, [action, subject]))) throw new Forbidden(action, subject);
  for (const record of records) {
    const write = writeFor(record.resource);
    await write.binding.hooks.lock?.(tx);
    if ('undo' in record) await undoRow(write, record.id, record.undo);
    else await undoStep(write, { id: record.id, version: record.rental });
  }
}
