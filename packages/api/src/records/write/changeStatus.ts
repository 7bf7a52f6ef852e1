import {
  needsReason,
  nextStatuses,
  type Status,
  type StatusMachine,
  undoStatusMinutes,
} from '@rentyard/contract/schema/statuses';
import { required } from '@rentyard/validators';
import { sql } from 'drizzle-orm';
import { Invalid } from '../../errors/failures.ts';
import { type EditedRecord, lockRecord } from '../find.ts';
import { now, runAfterWrite, type WriteContext } from '../store.ts';
import { changeRecord } from './changeRecord.ts';
import { asDraft, byPath } from './draft.ts';
import { buildDiff, lastTransitions, recordChange, recordStatus } from './history.ts';
import { orNotFound, refuseOldVersion } from './save.ts';

export interface StatusChange {
  readonly id: number;
  readonly status: Status;
  readonly reason: string | null;
  readonly version: number | undefined;
  /** Returns to the status before the last change, by the user who made it. */
  readonly isUndo?: boolean | undefined;
  /** The record, if the caller has locked and read it in this transaction. */
  readonly before?: EditedRecord;
}

/**
 * Changes the status of a record and returns its edit shape.
 * @throws {NotFound | Conflict | Invalid}
 */
export async function changeStatus(
  write: WriteContext,
  wanted: StatusChange,
): Promise<EditedRecord> {
  const { tx, store, binding } = write;
  const { id, status } = wanted;
  const { resource } = binding;
  const before = wanted.before ?? orNotFound(await lockRecord(tx, store, { ...write, id }));
  refuseOldVersion(before, wanted.version);
  const from = before.status as Status;
  const reason = wanted.isUndo
    ? await reasonBefore(write, from, wanted)
    : refuseTransition(resource.statuses, from, wanted);
  const after = { ...asDraft(resource, before), status };
  const problems = byPath((resource.checks ?? []).flatMap((check) => [...check(after)]));
  if (problems) throw new Invalid(problems);
  const values = [{ column: 'status', value: sql`${status}` }];
  const edited = await changeRecord(write, before, { values });
  await recordStatus(write, { id, from, to: status, reason });
  const changes = buildDiff(resource, before, edited);
  await recordChange(write, {
    id,
    version: edited.version,
    action: 'change_status',
    changes,
    reason,
  });
  runAfterWrite(write);
  return edited;
}

/** @returns the reason to record. */
function refuseTransition(
  machine: StatusMachine | undefined,
  from: Status,
  { status, reason }: StatusChange,
): string | null {
  if (!machine || !nextStatuses(machine, from).includes(status)) {
    throw Invalid.at('status', { id: 'transition' });
  }
  const problem = needsReason(status) ? required('reason')(reason) : undefined;
  if (problem) throw Invalid.at('reason', problem);
  return reason;
}

/**
 * Checks that the last change of the status led from the wanted one, was made by the user, and is recent. The version
 * is required, so that an undo never reverts a later change.
 * @returns the reason that the restored status had.
 */
async function reasonBefore(
  write: WriteContext,
  from: Status,
  { id, status, version }: StatusChange,
): Promise<string | null> {
  if (version === undefined) throw Invalid.at('version', { id: 'required' });
  const [last, former] = await lastTransitions(write, id);
  const isOwn = last?.from === status && last.to === from && last.by === write.personId;
  const age = isOwn ? Date.parse(now(write)) - Date.parse(last.at) : Number.POSITIVE_INFINITY;
  if (age > undoStatusMinutes * 60_000) throw Invalid.at('status', { id: 'undo_expired' });
  return former?.to === status ? former.reason : null;
}
