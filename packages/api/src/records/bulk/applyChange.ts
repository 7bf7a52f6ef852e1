import type { BulkChange } from '@rentyard/contract/entities/records/bulk';
import type { Change } from '@rentyard/contract/schema/history';
import type { Status } from '@rentyard/contract/schema/statuses';
import { Invalid } from '../../errors/failures.ts';
import { type EditedRecord, lockRecord } from '../find.ts';
import type { WriteContext } from '../store.ts';
import { trashRecords } from '../trash/trash.ts';
import { changeStatus } from '../write/changeStatus.ts';
import { buildDiff } from '../write/history.ts';
import { orNotFound, updateRecord } from '../write/save.ts';
import { priorDraft } from './priorDraft.ts';

/** The data that reverts the change of one record. */
export type Undo =
  | { readonly version: number; readonly status: Status }
  /** The draft that restores the old values. */
  | { readonly version: number; readonly draft: Readonly<Record<string, unknown>> }
  /** The record was trashed. */
  | { readonly version: number; readonly restore: true }
  /** The record was created. */
  | { readonly version: number; readonly trash: true };

export interface Applied {
  readonly undo: Undo;
  readonly changes: readonly Change[];
}

/**
 * Applies a bulk change to one record, with the same functions as the single call.
 * @throws {Failure} when the record must be skipped.
 */
export async function applyChange(
  write: WriteContext,
  id: number,
  wanted: BulkChange,
): Promise<Applied> {
  const { tx, store, binding } = write;
  const before = orNotFound(await lockRecord(tx, store, { ...write, id }));
  if ('delete' in wanted) {
    await trashRecords(write, [id]);
    return { undo: { version: before.version + 1, restore: true }, changes: [] };
  }
  const after = await changed(write, before, wanted);
  if (after.version === before.version) throw Invalid.at('', { id: 'unchanged' });
  const { version } = after;
  return {
    undo:
      'status' in wanted
        ? { version, status: before.status as Status }
        : { version, draft: priorDraft(binding.resource, before, wanted.set) },
    changes: buildDiff(binding.resource, before, after),
  };
}

function changed(
  write: WriteContext,
  before: EditedRecord,
  wanted: Exclude<BulkChange, { delete: true }>,
): Promise<EditedRecord> {
  const { id, status } = before;
  if (!('status' in wanted)) return updateRecord(write, { id, body: wanted.set, before });
  if (status === wanted.status) throw Invalid.at('', { id: 'unchanged' });
  const { reason = null } = wanted;
  return changeStatus(write, { id, status: wanted.status, reason, version: undefined, before });
}
