import { sql } from 'drizzle-orm';
import { allOf, type Locale, name, named } from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import type { Store } from '../store.ts';
import { isOfKind, type Target } from '../targets.ts';

/** Most options per response; a select searches for the rest. */
const optionsAtMost = 100;

interface OptionsQuery {
  readonly words: readonly string[];
  /** Restricts the options to these records. */
  readonly ids: readonly number[] | undefined;
  /** Whether `ids` may include trashed records, because references to them still need a label. */
  readonly withTrash: boolean;
}

/** Records of one kind as a JSON array of `{id, name}`, ordered by name. */
export async function listOptions(
  store: Store,
  target: Target,
  { words, ids, withTrash }: OptionsQuery,
  locale: Locale,
): Promise<string> {
  const { table, label, searched } = target;
  const patterns = await store.searchPatterns(words);
  const conditions = [
    ...(ids ? [sql`o.id = any(${sql.param(ids)}::bigint[])`] : []),
    isOfKind(target, 'o', ids !== undefined && withTrash),
    ...patterns.map((pattern) => sql`${searched('o')} like ${pattern}`),
  ];
  const found = await store.db.one<{ json: string }>(sql`${plannedAnew}
    select coalesce(json_agg(x), '[]')::text as json from (
      select o.id, ${label('o', locale)} as name
      from ${name(table)} o
      where ${allOf(conditions)}
      order by ${named(label('o', locale), locale.language)}, o.id
      limit ${sql.raw(String(optionsAtMost))}
    ) x`);
  return found?.json ?? '[]';
}
