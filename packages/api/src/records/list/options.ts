import { type SQL, sql } from 'drizzle-orm';
import { allOf, column, joined, type Locale, name, named } from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import type { Store } from '../store.ts';
import { isOfKind, targetOf } from '../targets.ts';
import { noteMatches, optionDetails } from './optionDetails.ts';

/** Most options per response; a select searches for the rest. */
const optionsAtMost = 100;

interface OptionsQuery {
  readonly words: readonly string[];
  /** Restricts the options to these records. */
  readonly ids: readonly number[] | undefined;
  /** Whether `ids` may include trashed records, because references to them still need a label. */
  readonly withTrash: boolean;
  /** Whether rejected records are options too. `ids` may always include them. */
  readonly withRejected: boolean;
  /** Whether the caller may read the records, and not only their names. */
  readonly withDetails: boolean;
}

/**
 * Records of one kind as a JSON array of options: active records first, ordered by name.
 */
export async function listOptions(
  store: Store,
  kind: string,
  { words, ids, withTrash, withRejected, withDetails }: OptionsQuery,
  locale: Locale,
): Promise<string> {
  const target = targetOf(store.targets, kind);
  const binding = store.bindings.find(({ resource }) => resource.name === kind);
  const { table, label, searched } = target;
  const patterns = await store.searchPatterns(words);
  const conditions = [
    ...(ids ? [sql`o.id = any(${sql.param(ids)}::bigint[])`] : []),
    isOfKind(target, 'o', ids !== undefined && withTrash),
    ...patterns.map((pattern) => {
      const inName = sql`${searched('o')} like ${pattern}`;
      if (!withDetails || !binding?.resource.optionNote) return inName;
      return sql`(${joined([inName, noteMatches(binding, store.targets, pattern)], ' or ')})`;
    }),
  ];
  const some = (more: readonly SQL[]) => sql`(
      select o.id, ${label('o', locale)} as name
      from ${name(table)} o
      where ${allOf([...conditions, ...more])}
      order by ${named(label('o', locale), locale.language)}, o.id
      limit ${sql.raw(String(optionsAtMost))}
    )`;
  const status = column('o', 'status');
  const isHidden = withRejected || ids !== undefined ? [] : [sql`${status} <> 'rejected'`];
  // The second part runs only when there are few active records.
  const all = binding?.resource.statuses
    ? sql`${some([sql`${status} = 'active'`])} union all ${some([sql`${status} <> 'active'`, ...isHidden])}`
    : some([]);
  const details = withDetails
    ? optionDetails(target, binding, store.targets, locale)
    : sql`'{}'::jsonb`;
  const found = await store.db.one<{ json: string }>(sql`${plannedAnew}
    select coalesce(json_agg(
      jsonb_build_object('id', x.id, 'name', x.name) || ${details} order by x.place
    ), '[]')::text as json
    from (
      select a.id, a.name, row_number() over () as place
      from (select * from (${all}) y limit ${sql.raw(String(optionsAtMost))}) a
    ) x
    join ${name(table)} o on o.id = x.id`);
  return found?.json ?? '[]';
}
