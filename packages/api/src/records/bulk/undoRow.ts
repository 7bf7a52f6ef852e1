import { sql } from 'drizzle-orm';
import { name } from '../../db/sqlFragments.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { lockRecord, readEdited } from '../find.ts';
import { restoreRecords, trashRecords } from '../trash/trash.ts';
import { diffOf, recordChange, recordStatus } from '../write/history.ts';
import { change, existing, updateRecord } from '../write/save.ts';
import { announce, type WriteContext } from '../writeContext.ts';
import type { Undo } from './applyChange.ts';

/**
 * Takes back what was done to one record, unless somebody has written it since.
 * @throws {Failure} when it must stay as it is.
 */
export async function undoRow(writing: WriteContext, id: number, undo: Undo): Promise<void> {
  await refuseChangedSince(writing, id, undo.version);
  if ('restore' in undo) {
    const { refused } = await restoreRecords(writing, [id]);
    const [held] = refused;
    if (held) throw Invalid.at('', { id: held.reason });
  } else if ('trash' in undo) await trashRecords(writing, [id]);
  else if ('draft' in undo) {
    await updateRecord(writing, { id, body: undo.draft, action: 'revert' });
  } else await revertStatus(writing, id, undo);
}

async function refuseChangedSince(
  { tx, kept }: WriteContext,
  id: number,
  version: number,
): Promise<void> {
  const found = await tx.one<{ version: number }>(
    sql`select version from ${name(kept.resource.name)} where id = ${id} for update`,
  );
  if (!found) throw new NotFound();
  if (found.version !== version) throw Invalid.at('', { id: 'changed_since' });
}

/** The way back need not be a way that the statuses know: it is the same step, untaken. */
async function revertStatus(
  writing: WriteContext,
  id: number,
  { status }: Extract<Undo, { readonly status: unknown }>,
): Promise<void> {
  const { tx, store, kept } = writing;
  const before = existing(await lockRecord(tx, store, { ...writing, id }));
  await change(writing, before, [{ column: 'status', value: sql`${status}` }]);
  const after = existing(await readEdited(tx, store, { ...writing, id }));
  const from = before.status as typeof status;
  await recordStatus(writing, { id, from, to: status, reason: null });
  const changes = diffOf(kept.resource, before, after);
  await recordChange(writing, { id, version: after.version, action: 'revert', changes });
  announce(writing);
}
