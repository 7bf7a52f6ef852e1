import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/textForms';
import { fieldAt } from '@rentyard/contract/schema/resource';
import type { Problem } from '@rentyard/validators';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { column, joined, type Locale, name } from '../../db/sqlFragments.ts';
import { columnName, type ResourceBinding } from '../resourceBinding.ts';
import type { Store } from '../store.ts';
import { targetOf } from '../targets.ts';

/** The result of a lookup of a cell text. */
export type LookedUp = { readonly id: number } | { readonly problem: Problem };

const alias = 't';
/** Fields that identify a record, the highest priority first. */
const codes = [
  'code',
  'alias',
  'email',
  'domain',
  'url',
  'symbol',
  'symbol_local',
  'name_local',
] as const;

/**
 * Finds the records that texts name: by code, alias, e-mail, domain or URL, else by name in any
 * language, else by id. A name that several records share is a problem.
 */
export async function lookUp(
  on: Queryable,
  store: Store,
  {
    to,
    texts,
    locale,
  }: { readonly to: string; readonly texts: readonly string[]; readonly locale: Locale },
): Promise<ReadonlyMap<string, LookedUp>> {
  // Matches the URL of a picture with and without its host, because a browser shows the host.
  const rows = await on.rows<{ text: string; ids: readonly number[] }>(sql`
    select x.text, json_agg(x.id) as ids from (
      select distinct w.text, k.id, k.rank, min(k.rank) over (partition by w.text) as best
      from (
        select u.text, fold(way) as folded from unnest(${sql.param(texts)}::text[]) as u (text)
        cross join unnest(array[u.text, regexp_replace(u.text, '^https?://[^/]+(/media/)', '\\1')]) as way
      ) w
      join (${joined(keysOf(store, to, locale), ' union all ')}) k on k.word = w.folded
    ) x where x.rank = x.best group by x.text`);
  const found = new Map(rows.map(({ text, ids }) => [text, ids]));
  return new Map(texts.map((text) => [text, meant(text, found.get(text))]));
}

function meant(text: string, ids: readonly number[] | undefined): LookedUp {
  const [id, other] = ids ?? [];
  if (id === undefined) return { problem: { id: 'not_found' } };
  if (other !== undefined) return { problem: { id: 'several', values: { name: text } } };
  return { id };
}

/** Every text that identifies a record, with its rank; a lower rank has priority. */
function keysOf(store: Store, to: string, locale: Locale): readonly SQL[] {
  const target = targetOf(store.targets, to);
  const binding = store.bindings.find(({ resource }) => resource.name === to);
  const only = target.only ? sql`and ${target.only(alias)}` : sql``;
  const from = sql`from ${name(target.table)} ${sql.raw(alias)}`;
  const live = sql`where t.deleted_at is null ${only}`;
  const ways = [...codesOf(binding), target.label(alias, locale)].map(
    (text, rank) =>
      sql`select t.id, ${sql.raw(String(rank))} as rank, fold(${text}) as word ${from} ${live}`,
  );
  const named = binding && fieldAt(binding.resource, 'name');
  const inEachLanguage =
    binding && named && isByLanguage(named)
      ? [
          sql`select t.id, 90, fold(n.text) ${from}
          cross join lateral jsonb_each_text(${column(alias, columnName(binding, 'name'))}) as n (language, text)
          ${live}`,
        ]
      : [];
  return [...ways, ...inEachLanguage, sql`select t.id, 99, t.id::text ${from} ${live}`];
}

function codesOf(binding: ResourceBinding | undefined): readonly SQL[] {
  if (!binding) return [];
  return codes.flatMap((path) =>
    fieldAt(binding.resource, path)?.kind === 'text'
      ? [column(alias, columnName(binding, path))]
      : [],
  );
}
