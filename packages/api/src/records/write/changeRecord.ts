import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { joined, name } from '../../db/sqlFragments.ts';
import { NotFound } from '../../errors/failures.ts';
import { targetNameOf } from '../fieldKinds/fieldKinds.ts';
import { type EditedRecord, type RecordJson, recordJson } from '../find.ts';
import { type ColumnValue, now, type WriteContext } from '../store.ts';

/** Changed fields with their paths. */
export type Changed = readonly (readonly [path: string, PlainField])[];

/** Writes columns of a locked record and increments its version. */
export async function change(
  write: WriteContext,
  record: Pick<EditedRecord, 'id' | 'version'>,
  values: readonly ColumnValue[],
): Promise<void> {
  await write.tx.rows(updateQuery(write, record, { values }));
}

interface Changes {
  readonly values: readonly ColumnValue[];
  /** The declared fields among the changes. */
  readonly changed?: Changed;
  /** The write requests no check of its issues after the commit; see the SQL function `watch_health`. */
  readonly isChecked?: boolean;
}

/** Like `change`, and returns the edit shape of the written record. */
export async function changeRecord(
  write: WriteContext,
  before: EditedRecord,
  changes: Changes,
): Promise<EditedRecord> {
  const { tx, store, binding, locale } = write;
  const { id } = before;
  const only = fieldsToRead(binding.resource, changes.changed ?? []);
  const [, [found]] = await tx.batch<[object, RecordJson]>([
    updateQuery(write, before, changes),
    recordJson(store, { binding, id, locale, shape: 'edit', only }),
  ]);
  if (!found) throw new NotFound();
  return { ...before, ...(JSON.parse(found.json) as EditedRecord) };
}

/**
 * The fields that a write of these ones can change: other read-only fields too. A reference can decide
 * how other values are served, as a currency does, so then all fields are read.
 */
function fieldsToRead(resource: Resource, changed: Changed): ReadonlySet<string> | undefined {
  if (changed.some(([, field]) => targetNameOf(field) !== undefined)) return undefined;
  const fields = plainFields(resource).filter(([, { readOnly }]) => readOnly);
  return new Set([...fields, ...changed].map(([path]) => path.split('.')[0] ?? path));
}

function updateQuery(
  write: WriteContext,
  { id, version }: Pick<EditedRecord, 'id' | 'version'>,
  { values, isChecked = false }: Changes,
): SQL {
  const { binding, personId } = write;
  const all = [
    ...values,
    { column: 'version', value: sql`${version + 1}` },
    { column: 'updated_at', value: sql`${now(write)}` },
    { column: 'updated_by', value: sql`${personId}` },
  ];
  const sets = all.map(({ column, value }) => sql`${name(column)} = ${value}`);
  const table = binding.resource.name;
  const checked = isChecked ? `${table} ${id}` : '';
  return sql`
    update ${name(table)} set ${joined(sets)}
    from (select set_config('rentyard.checked_record', ${checked}, true)) as checked
    where id = ${id}`;
}
