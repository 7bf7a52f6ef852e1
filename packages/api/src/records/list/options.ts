import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import {
  allOf,
  column,
  joined,
  type Locale,
  literal,
  momentText,
  name,
  named,
} from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import { phoneConditions, type ResolvedSearch, searchCondition } from '../search/resolvedSearch.ts';
import { foldedTerms, resolveExact, resolveSimilar } from '../search/resolveSearch.ts';
import { isCommon } from '../search/searchSamples.ts';
import { likePattern } from '../searchPatterns.ts';
import { columnName, type ResourceBinding, type Store, type WantedRental } from '../store.ts';
import { findTarget, isOfKind, type Target, type Targets } from '../targets.ts';

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
  /** The rental that options should be free for. Only records that can be rented are. */
  readonly rental?: (WantedRental & { readonly isOnlyFree: boolean }) | undefined;
}

/**
 * Records of one kind as a JSON array of options: active records first, ordered by name. Records
 * with similar words follow the exact matches of a search when those are few.
 */
export async function listOptions(
  store: Store,
  kind: string,
  { words, ids, withTrash, withRejected, withDetails, rental }: OptionsQuery,
  locale: Locale,
): Promise<string> {
  const target = findTarget(store.targets, kind);
  const binding = store.bindings.find(({ resource }) => resource.name === kind);
  const { table, label } = target;
  const search = await optionSearch(store, words, { target, mayRead: withDetails });
  const free = rental && binding?.freeFor?.('o', rental);
  const isOnlyFree = rental?.isOnlyFree ?? false;
  const conditions = (found: SQL) => [
    ...(free && isOnlyFree ? [free.mayBeFree] : []),
    ...(ids ? [sql`o.id = any(${sql.param(ids)}::bigint[])`] : []),
    isOfKind(target, 'o', ids !== undefined && withTrash),
    found,
  ];
  const some = (found: SQL, more: readonly SQL[]) => sql`(
      select o.id, ${label('o', locale)} as name
      from ${name(table)} o
      where ${allOf([...conditions(found), ...more])}
      order by ${orderByName(store.targets, target, binding, locale)}, o.id
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
  const details = joined(
    [
      ...(withDetails ? [optionDetails(target, binding, store.targets, locale)] : []),
      ...(free
        ? [
            sql`case when ${free.isFree} then '{"free": true}'
        else jsonb_strip_nulls(jsonb_build_object('free', false, 'next_free_at', ${momentText(free.nextFreeAt)})) end`,
          ]
        : []),
      sql`'{}'::jsonb`,
    ],
    ' || ',
  );
  const read = async (found: SQL) =>
    (await store.db.one<{ json: string; found: number }>(sql`${plannedAnew}
      select coalesce(json_agg(
        jsonb_build_object('id', x.id, 'name', x.name) || ${details} order by x.ordinal
      ), '[]')::text as json, count(*) as found
      from (
        select a.id, a.name, row_number() over () as ordinal
        from (select * from (${all(found)}) y limit ${sql.raw(String(optionsAtMost))}) a
      ) x
      join ${name(table)} o on o.id = x.id
      ${free && isOnlyFree ? sql`where ${free.isFree}` : sql``}`)) ?? { json: '[]', found: 0 };
  const exact = await read(search.exact);
  const similar = exact.found < fewMatches ? await search.similar() : undefined;
  return similar ? joinArrays(exact.json, (await read(similar)).json) : exact.json;
}

/** The order of a list by name where there is one, which has an index; else the order of the labels. */
function orderByName(
  targets: Targets,
  { label }: Target,
  binding: ResourceBinding | undefined,
  locale: Locale,
): SQL {
  const field = binding && fieldAt(binding.resource, binding.resource.label);
  const stored = binding && column('o', columnName(binding, binding.resource.label));
  const order = field && stored && fieldKindOf(field).order?.(field, stored, { targets, locale });
  return order?.value ?? named(label('o', locale), locale.language);
}

/** Fewer exact options are followed by similar ones. */
const fewMatches = 10;

interface Options {
  readonly target: Target;
  /** Whether the caller may read the records, and not only their names. */
  readonly mayRead: boolean;
}

/** The conditions of a search for options of a select; the alias of the table is `o`. */
interface OptionSearch {
  readonly exact: SQL;
  /** Similar options that are not exact ones; undefined when there are no similar words. */
  readonly similar: () => Promise<SQL | undefined>;
}

/** Searches options by name, and by phone, region and owner for callers who may read the records. */
async function optionSearch(
  store: Store,
  words: readonly string[],
  { target, mayRead }: Options,
): Promise<OptionSearch> {
  if (words.length === 0) return { exact: sql`true`, similar: async () => undefined };
  const terms = await foldedTerms(store, words);
  const binding = store.allBindings.find(({ resource }) => resource.name === target.table);
  const condition = async (search: ResolvedSearch) => {
    if (!binding || !mayRead || target.isFoundByName) return byName(search, target, mayRead);
    const estimate = await store.searchEstimates(binding, search);
    if (isCommon(estimate)) return searchCondition(search, 'o', 'row-by-row');
    return sql`o.id = any(array(
      select o.id from ${name(target.table)} o where ${searchCondition(search, 'o')}))`;
  };
  const [exact = []] = binding
    ? await resolveExact(store, [binding], terms)
    : [terms.map((term) => ({ texts: [term.words], phones: [], references: [] }))];
  const isExact = await condition(exact);
  return {
    exact: isExact,
    async similar() {
      const [found] = binding ? await resolveSimilar(store, [binding], terms) : [];
      return found && sql`${await condition(found.search)} and not (${isExact})`;
    },
  };
}

function byName(search: ResolvedSearch, { matches }: Target, mayRead: boolean): SQL {
  return allOf(
    search.map((term) => {
      const names = term.texts.map((words) =>
        allOf(words.map((word) => matches('o', likePattern(word)))),
      );
      return sql`(${joined([...names, ...(mayRead ? phoneConditions(term, 'o') : [])], ' or ')})`;
    }),
  );
}

/** Concatenates two JSON arrays. */
function joinArrays(one: string, other: string): string {
  if (one === '[]') return other;
  return other === '[]' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}

/** What distinguishes a record from others of the same name: a JSON object without empty values. */
export function optionDetails(
  target: Target,
  binding: ResourceBinding | undefined,
  targets: Targets,
  locale: Locale,
): SQL {
  const details = [
    ...(target.note ? [detail('note', target.note('o'))] : []),
    ...(binding ? selectDetails(binding, targets, locale) : []),
  ];
  return details.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_strip_nulls(jsonb_build_object(${joined(details)}))`;
}

function detail(key: string, value: SQL): SQL {
  return sql`${literal(key)}, ${value}`;
}

function selectDetails(binding: ResourceBinding, targets: Targets, locale: Locale): readonly SQL[] {
  const { resource } = binding;
  const stored = (path: string) => column('o', columnName(binding, path));
  const note = noteTarget(resource, targets);
  return [
    ...(hasField(resource, 'code', 'text') && resource.label !== 'code'
      ? [detail('code', stored('code'))]
      : []),
    ...(hasField(resource, 'image', 'image')
      ? [
          detail(
            'thumb_url',
            sql`(select p.thumb_url from photos p where p.id = ${stored('image')})`,
          ),
        ]
      : []),
    ...(note
      ? [
          detail(
            'note',
            sql`(select ${note.target.label('t', locale)} from ${name(note.target.table)} t where t.id = ${stored(note.path)})`,
          ),
        ]
      : []),
    ...(resource.fields.prices?.kind === 'group' ? [detail('price', price(stored))] : []),
    ...(resource.statuses ? [detail('status', stored('status'))] : []),
  ];
}

function hasField(resource: Resource, path: string, kind: string): boolean {
  return fieldAt(resource, path)?.kind === kind;
}

/** The price per shift, else that per hour; null while there is none. */
function price(stored: (path: string) => SQL): SQL {
  const [shift, hour] = [stored('prices.price_per_shift'), stored('prices.price_per_hour')];
  const amount = sql`coalesce(${shift}, ${hour})`;
  return sql`(select jsonb_build_object(
      'amount', round(${amount}, c.decimal)::text,
      'currency', c.code,
      'unit', case when ${shift} is null then 'hour' else 'shift' end
    ) from currencies c where c.id = ${stored('currency')} and ${amount} is not null)`;
}

interface Note {
  readonly path: string;
  readonly target: Target;
}

function noteTarget({ optionNote, ...resource }: Resource, targets: Targets): Note | undefined {
  if (optionNote === undefined) return undefined;
  const field = fieldAt(resource, optionNote);
  return field?.kind === 'reference'
    ? { path: optionNote, target: findTarget(targets, field.to) }
    : undefined;
}
