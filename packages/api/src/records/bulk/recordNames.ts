import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type Locale, name } from '../../db/sqlFragments.ts';
import { record } from '../shapes.ts';
import type { ResourceBinding, Store } from '../store.ts';
import { findTarget } from '../targets.ts';

interface Named {
  readonly binding: ResourceBinding;
  readonly ids: readonly number[];
  readonly locale: Locale;
}

/** Labels of records by id. */
export async function recordNames(
  on: Queryable,
  { targets }: Store,
  { binding, ids, locale }: Named,
): Promise<ReadonlyMap<number, string>> {
  const { label } = findTarget(targets, binding.resource.name);
  const rows = await on.rows<{ id: number; name: string }>(sql`
    select r.id, ${label(record, locale)} as name
    from ${name(binding.resource.name)} ${sql.raw(record)}
    where r.id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row.name]));
}
