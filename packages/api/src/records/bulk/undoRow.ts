import { sql } from 'drizzle-orm';
import { name } from '../../db/sqlFragments.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { lockRecord } from '../find.ts';
import { restoreRecords, trashRecords } from '../trash/trash.ts';
import { changeRecord } from '../write/changeRecord.ts';
import { diffOf, recordChange, recordStatus } from '../write/history.ts';
import { existing, updateRecord } from '../write/save.ts';
import { announce, type WriteContext } from '../writeContext.ts';
import type { Undo } from './applyChange.ts';

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
  const before = existing(await lockRecord(tx, store, { ...write, id }));
  const values = [{ column: 'status', value: sql`${status}` }];
  const after = await changeRecord(write, before, { values });
  const from = before.status as typeof status;
  await recordStatus(write, { id, from, to: status, reason: null });
  const changes = diffOf(binding.resource, before, after);
  await recordChange(write, { id, version: after.version, action: 'revert', changes });
  announce(write);
}
