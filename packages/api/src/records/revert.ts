import type { Change } from '@rentyard/contract/history';
import { plainFields } from '@rentyard/contract/resource';
import { sql } from 'drizzle-orm';
import { Invalid } from '../failures.ts';
import { setAt } from './draft.ts';
import type { EditedRecord } from './find.ts';
import { updateRecord } from './save.ts';
import type { Writing } from './writing.ts';

interface Revert {
  readonly id: number;
  /** The history entry whose outcome is wanted back. */
  readonly entry: number;
  readonly version: number | undefined;
}

/**
 * Brings a record back to how the given change had left it, as one more change. Statuses have a way of
 * their own and secrets are not remembered: both stay.
 */
export async function revertRecord(writing: Writing, revert: Revert): Promise<EditedRecord> {
  const { tx, kept } = writing;
  const { id, entry, version } = revert;
  const which = sql`resource = ${kept.resource.name} and record_id = ${id}`;
  const known = await tx.one(sql`select 1 from change_history where ${which} and id = ${entry}`);
  if (!known) throw Invalid.at('entry', { id: 'not_found' });
  const later = await tx.rows<{ changes: readonly Change[] }>(sql`
    select changes from change_history where ${which} and id > ${entry} order by id desc`);
  const body = undone(
    later.flatMap(({ changes }) => changes),
    writablePaths(writing),
  );
  return updateRecord(writing, { id, body, version, action: 'revert' });
}

/** The draft that takes these changes back, the newest first: the oldest `from` has the last word. */
function undone(
  changes: readonly Change[],
  writable: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const draft: Record<string, unknown> = {};
  for (const { path, from } of changes) {
    const field = writable.has(path) ? path : path.slice(0, path.lastIndexOf('.'));
    if (writable.has(field)) setAt(draft, path, from);
  }
  return draft;
}

function writablePaths({ kept }: Writing): ReadonlySet<string> {
  const fields = plainFields(kept.resource);
  return new Set(
    fields.flatMap(([path, field]) => (field.readOnly || field.kind === 'secret' ? [] : [path])),
  );
}
