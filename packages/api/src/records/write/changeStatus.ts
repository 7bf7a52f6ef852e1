import {
  needsReason,
  nextStatuses,
  type Status,
  type StatusMachine,
} from '@rentyard/contract/schema/statuses';
import { required } from '@rentyard/validators';
import { sql } from 'drizzle-orm';
import { Invalid } from '../../errors/failures.ts';
import { type EditedRecord, lockRecord } from '../find.ts';
import { runAfterWrite, type WriteContext } from '../store.ts';
import { changeRecord } from './changeRecord.ts';
import { asDraft, byPath } from './draft.ts';
import { diffOf, recordChange, recordStatus } from './history.ts';
import { orNotFound, refuseOldVersion } from './save.ts';

export interface StatusChange {
  readonly id: number;
  readonly status: Status;
  readonly reason: string | null;
  readonly version: number | undefined;
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
  const { id, status, reason } = wanted;
  const { resource } = binding;
  const before = wanted.before ?? orNotFound(await lockRecord(tx, store, { ...write, id }));
  refuseOldVersion(before, wanted.version);
  const from = before.status as Status;
  refuseTransition(resource.statuses, from, wanted);
  const after = { ...asDraft(resource, before), status };
  const problems = byPath((resource.checks ?? []).flatMap((check) => [...check(after)]));
  if (problems) throw new Invalid(problems);
  const values = [{ column: 'status', value: sql`${status}` }];
  const edited = await changeRecord(write, before, { values });
  await recordStatus(write, { id, from, to: status, reason });
  const changes = diffOf(resource, before, edited);
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

function refuseTransition(
  machine: StatusMachine | undefined,
  from: Status,
  { status, reason }: StatusChange,
): void {
  if (!machine || !nextStatuses(machine, from).includes(status)) {
    throw Invalid.at('status', { id: 'transition' });
  }
  const problem = needsReason(status) ? required('reason')(reason) : undefined;
  if (problem) throw Invalid.at('reason', problem);
}
