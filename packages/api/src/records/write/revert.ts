import type { ContentLanguages } from '@rentyard/contract/languages';
import type { Change, RevertTarget } from '@rentyard/contract/schema/history';
import { plainFields } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { Invalid } from '../../errors/failures.ts';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import type { EditedRecord } from '../find.ts';
import type { WriteContext } from '../writeContext.ts';
import { setAt } from './draft.ts';
import { updateRecord } from './save.ts';

interface Revert {
  readonly id: number;
  readonly entry: number;
  readonly to: RevertTarget;
  readonly version: number | undefined;
}

/**
 * Reverts a record to its state after or before the given change, or only the fields of that
 * change, as a new change. Statuses change only by transitions and secrets are not in the history,
 * so both stay unchanged.
 */
export async function revertRecord(write: WriteContext, revert: Revert): Promise<EditedRecord> {
  const { tx, store, binding } = write;
  const { id, entry, to, version } = revert;
  const which = sql`resource = ${binding.resource.name} and record_id = ${id}`;
  const known = await tx.one(sql`select 1 from change_history where ${which} and id = ${entry}`);
  if (!known) throw Invalid.at('entry', { id: 'not_found' });
  const undoneChanges = await tx.rows<{ changes: readonly Change[] }>(sql`
    select changes from change_history where ${which} and id ${compared[to]} ${entry} order by id desc`);
  const body = undone(
    undoneChanges.flatMap(({ changes }) => changes),
    { writable: writablePaths(write), languages: await store.languages.read(tx) },
  );
  return updateRecord(write, { id, body, version, action: 'revert' });
}

/** Compares the id of the undone changes with that of the given one. */
const compared: Readonly<Record<RevertTarget, SQL>> = {
  after: sql`>`,
  before: sql`>=`,
  change: sql`=`,
};

interface Possible {
  readonly writable: ReadonlySet<string>;
  readonly languages: ContentLanguages;
}

/**
 * The draft that reverts these changes, newest first, so that the oldest `from` wins. Texts in
 * languages that no longer exist stay unchanged.
 */
function undone(
  changes: readonly Change[],
  { writable, languages }: Possible,
): Readonly<Record<string, unknown>> {
  const draft: Record<string, unknown> = {};
  for (const { path, from } of changes) {
    const cut = path.lastIndexOf('.');
    const isText =
      writable.has(path.slice(0, cut)) && languages.codes.includes(path.slice(cut + 1));
    if (writable.has(path) || isText) setAt(draft, path, from);
  }
  return draft;
}

function writablePaths({ binding }: WriteContext): ReadonlySet<string> {
  const fields = plainFields(binding.resource);
  return new Set(
    fields.flatMap(([path, field]) =>
      field.readOnly || fieldKindOf(field).isSecret ? [] : [path],
    ),
  );
}
