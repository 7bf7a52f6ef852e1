import type { HistoryAction } from '@rentyard/contract/schema/history';
import { plainFields } from '@rentyard/contract/schema/resource';
import type { SQL } from 'drizzle-orm';
import { type EditedRecord, lockRecord } from '../../../records/find.ts';
import type { ColumnValue } from '../../../records/store.ts';
import { runAfterWrite, type WriteContext } from '../../../records/store.ts';
import { changeRecord } from '../../../records/write/changeRecord.ts';
import { buildDiff, recordChange } from '../../../records/write/history.ts';
import { orNotFound, refuseOldVersion } from '../../../records/write/save.ts';

/** What a call changes of an order in its life. */
export interface Step {
  readonly id: number;
  readonly version: number | undefined;
  readonly action: HistoryAction;
  readonly reason?: string | null;
  /** The new values; throws when the order does not allow the step. */
  readonly values: (order: EditedRecord) => Promise<Readonly<Record<string, SQL>>>;
}

/** Takes a step of the life of an order: columns, version and history entry. */
export async function takeStep(write: WriteContext, step: Step): Promise<EditedRecord> {
  const { tx, store, binding } = write;
  const { id, action, reason = null } = step;
  const before = orNotFound(await lockRecord(tx, store, { ...write, id }));
  refuseOldVersion(before, step.version);
  const columns = Object.entries(await step.values(before));
  const values = columns.map(([column, value]): ColumnValue => ({ column, value }));
  const edited = await changeRecord(write, before, { values, changed: writtenFields(write) });
  const changes = buildDiff(binding.resource, before, edited);
  await recordChange(write, { id, version: edited.version, action, changes, reason });
  runAfterWrite(write);
  return edited;
}

/** The fields that are not read-only and that steps change, so they are read again. */
function writtenFields({ binding }: WriteContext) {
  const written = ['units', 'prices.price_per_shift', 'currency'];
  return plainFields(binding.resource).filter(([path]) => written.includes(path));
}

/** The order, and the version that the call started from. */
export type Versioned = Pick<Step, 'id' | 'version'>;
