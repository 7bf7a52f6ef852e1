import type { Change } from '@rentyard/contract/schema/history';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { column, name } from '../../db/sqlFragments.ts';
import { selectedValue } from '../../records/fieldKinds/fieldKinds.ts';
import { now, type WriteContext } from '../../records/store.ts';
import { referencesValue, type ValueReference, valueReferences } from './valueUses.ts';

/** Records per update statement. */
const atOnce = 1_000;

type Row = Readonly<Record<string, unknown>>;

interface Replacement {
  readonly value: number;
  readonly with: number;
}

/**
 * Replaces a value of a characteristic with another one of the same characteristic, wherever a
 * record uses it, trashed ones too. Every changed record gets a new version and a history entry.
 */
export async function replaceValue(write: WriteContext, replacement: Replacement): Promise<void> {
  for (const reference of valueReferences(write.store.bindings)) {
    while ((await replaceSome(write, reference, replacement)) === atOnce);
  }
}

async function replaceSome(
  write: WriteContext,
  reference: ValueReference,
  replacement: Replacement,
): Promise<number> {
  const { tx, personId } = write;
  const table = name(reference.binding.resource.name);
  const stored = name(reference.column);
  const served = rowsAsServed(write, reference);
  const found = await tx.rows<{ id: number; rows: readonly Row[]; served: unknown }>(sql`
    select u.id, ${column('u', reference.column)} as rows, ${served} as served from ${table} u
    where ${referencesValue(reference, replacement.value)}
    order by u.id limit ${sql.raw(String(atOnce))} for update of u`);
  if (found.length === 0) return 0;
  const replaced = found.map(({ id, rows }) => ({
    id,
    rows: replacedIn(rows, reference, replacement),
  }));
  const changed = await tx.rows<{ id: number; version: number; served: unknown }>(sql`
    update ${table} u
    set ${stored} = n.rows, version = u.version + 1,
        updated_at = ${now(write)}, updated_by = ${personId}
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as n (id bigint, rows jsonb)
    where u.id = n.id
    returning u.id, u.version, ${served} as served`);
  const before = new Map(found.map(({ id, served: rows }) => [id, rows]));
  await recordChanges(
    write,
    reference,
    changed.map(({ id, version, served: to }) => ({ id, version, from: before.get(id), to })),
  );
  return found.length;
}

/** The rows with names, as the history stores them. */
function rowsAsServed(
  { store, locale }: WriteContext,
  { binding, path, column: stored }: ValueReference,
): SQL {
  const field = fieldAt(binding.resource, path);
  if (field?.kind !== 'list')
    throw new Error(`${binding.resource.name}.${path} is not a list field.`);
  return selectedValue(field, {
    stored: column('u', stored),
    sibling: (name) => column('u', name),
    targets: store.targets,
    locale,
    shape: 'edit',
  });
}

/** Leaves out rows that would duplicate another row. */
function replacedIn(
  rows: readonly Row[],
  { part, field }: ValueReference,
  { value, with: other }: Replacement,
): readonly Row[] {
  const swap = (one: unknown) => (one === value ? other : one);
  if (field.multiple) {
    return rows.map((row) => ({
      ...row,
      [part]: [...new Set((row[part] as readonly unknown[]).map(swap))],
    }));
  }
  const isSameCell = (one: Row, row: Row) =>
    ['currency', field.of].every((key) => one[key] === row[key]) && one[part] === other;
  return rows
    .filter((row) => row[part] !== value || !rows.some((one) => isSameCell(one, row)))
    .map((row) => ({ ...row, [part]: swap(row[part]) }));
}

interface Changed {
  readonly id: number;
  readonly version: number;
  readonly from: unknown;
  readonly to: unknown;
}

async function recordChanges(
  write: WriteContext,
  { binding, path }: ValueReference,
  changed: readonly Changed[],
): Promise<void> {
  const entries = changed.map(({ id, version, from, to }) => {
    const changes: readonly Change[] = [{ path, from, to }];
    return { record_id: id, version, changes };
  });
  await write.tx.rows(sql`
    insert into change_history (resource, record_id, version, action, changes, created_at, created_by)
    select ${binding.resource.name}, n.record_id, n.version, 'update', n.changes,
      ${now(write)}::timestamptz, ${write.personId}::bigint
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as n (record_id bigint, version integer, changes jsonb)`);
}
