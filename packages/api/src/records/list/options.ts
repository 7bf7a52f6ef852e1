import { type SQL, sql } from 'drizzle-orm';
import { allOf, column, type Locale, name, named } from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import { fewMatches, joinArrays, optionSearch } from '../search/optionSearch.ts';
import type { Store } from '../store.ts';
import { isOfKind, targetOf } from '../targets.ts';
import { optionDetails } from './optionDetails.ts';

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
 * Records of one kind as a JSON array of options: active records first, ordered by name. Records
 * with similar words follow the exact matches of a search when those are few.
 */
export async function listOptions(
  store: Store,
  kind: string,
  { words, ids, withTrash, withRejected, withDetails }: OptionsQuery,
  locale: Locale,
): Promise<string> {
  const target = targetOf(store.targets, kind);
  const binding = store.bindings.find(({ resource }) => resource.name === kind);
  const { table, label } = target;
  const search = await optionSearch(store, words, { target, mayRead: withDetails });
  const conditions = (found: SQL) => [
    ...(ids ? [sql`o.id = any(${sql.param(ids)}::bigint[])`] : []),
    isOfKind(target, 'o', ids !== undefined && withTrash),
    found,
  ];
  const some = (found: SQL, more: readonly SQL[]) => sql`(
      select o.id, ${label('o', locale)} as name
      from ${name(table)} o
      where ${allOf([...conditions(found), ...more])}
      order by ${named(label('o', locale), locale.language)}, o.id
      limit ${sql.raw(String(optionsAtMost))}
    )`;
  const status = column('o', 'status');
  const isHidden = withRejected || ids !== undefined ? [] : [sql`${status} <> 'rejected'`];
  // The second part runs only when there are few active records.
  const all = (found: SQL) =>
    binding?.resource.statuses
      ? sql`${some(found, [sql`${status} = 'active'`])}
          union all ${some(found, [sql`${status} <> 'active'`, ...isHidden])}`
      : some(found, []);
  const details = withDetails
    ? optionDetails(target, binding, store.targets, locale)
    : sql`'{}'::jsonb`;
  const read = async (found: SQL) =>
    (await store.db.one<{ json: string; found: number }>(sql`${plannedAnew}
      select coalesce(json_agg(
        jsonb_build_object('id', x.id, 'name', x.name) || ${details} order by x.ordinal
      ), '[]')::text as json, count(*) as found
      from (
        select a.id, a.name, row_number() over () as ordinal
        from (select * from (${all(found)}) y limit ${sql.raw(String(optionsAtMost))}) a
      ) x
      join ${name(table)} o on o.id = x.id`)) ?? { json: '[]', found: 0 };
  const exact = await read(search.exact);
  const similar = exact.found < fewMatches ? await search.similar() : undefined;
  return similar ? joinArrays(exact.json, (await read(similar)).json) : exact.json;
}
