import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type Locale, name } from '../../db/sqlFragments.ts';
import type { ResourceBinding } from '../resourceBinding.ts';
import { record } from '../shapes.ts';
import type { Store } from '../store.ts';
import { targetOf } from '../targets.ts';

interface Named {
  readonly kept: ResourceBinding;
  readonly ids: readonly number[];
  readonly asked: Locale;
}

/** What records are called, by id. */
export async function recordNames(
  on: Queryable,
  { targets }: Store,
  { kept, ids, asked }: Named,
): Promise<ReadonlyMap<number, string>> {
  const { label } = targetOf(targets, kept.resource.name);
  const rows = await on.rows<{ id: number; name: string }>(sql`
    select r.id, ${label(record, asked)} as name
    from ${name(kept.resource.name)} ${sql.raw(record)}
    where r.id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row.name]));
}
