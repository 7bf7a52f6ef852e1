import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Locale } from '../../db/sqlFragments.ts';
import type { Shape } from '../../records/fieldKinds/fieldKind.ts';
import { shapeColumns } from '../../records/shapes.ts';
import type { Store } from '../../records/store.ts';
import { properties } from './properties.ts';

/** The owner of characteristics. */
export type Owner = 'category' | 'category_group';

interface Wanted {
  readonly where: SQL;
  readonly shape: Shape;
  readonly locale: Locale;
}

/** Live characteristics as a JSON array, those of groups first, each in its order. */
export async function propertiesJson(
  on: Queryable,
  { targets }: Store,
  { where, shape, locale }: Wanted,
): Promise<string> {
  const found = await on.one<{ json: string }>(sql`
    select coalesce(json_agg(x), '[]')::text as json from (
      select ${shapeColumns({ binding: properties, targets, locale, shape })}
      from properties r
      where r.deleted_at is null and ${where}
      order by r.category_id is not null, r.sort_order, r.id
    ) x`);
  return found?.json ?? '[]';
}

/** Those of this category, or of this group. */
export function ownedBy(owner: Owner, id: number): SQL {
  return owner === 'category' ? sql`r.category_id = ${id}` : sql`r.category_group_id = ${id}`;
}

/** Those that apply to a category: its own and those of its groups. */
export function applyingTo(category: number): SQL {
  return sql`(r.category_id = ${category} or r.category_group_id in (
    select g.id from category_groups g
    where g.categories_ids @> array[${category}::bigint] and g.deleted_at is null
  ))`;
}
