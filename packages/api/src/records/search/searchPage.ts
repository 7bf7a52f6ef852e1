import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { searchWords } from '@rentyard/contract/schema/listQuery/listSearch';
import { type SQL, sql } from 'drizzle-orm';
import type { ListPage } from '../../db/listPage.ts';
import { allOf, joined, name } from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import { direction, inOrder, type OrderKey } from '../orderKey.ts';
import { record } from '../shapes.ts';
import type { ResourceBinding, Store } from '../store.ts';
import { type ResolvedSearch, searchCondition, withoutExactTexts } from './resolvedSearch.ts';
import { foldedTerms, resolveExact, resolveSimilar } from './resolveSearch.ts';
import { commonFrom, isCommon } from './searchSamples.ts';

/** Fewer exact matches are followed by similar ones. Not the page size: all pages show one list. */
export const fewMatches = 25;

/** Times in ms that decide between two plans: reading one match by the text index, and one row along the order. */
const cost = { match: 0.008, row: 0.005 };

/** A list query with a search. */
export interface SearchedList {
  readonly store: Store;
  readonly binding: ResourceBinding;
  readonly query: ListQuery;
  /** The conditions of the trash and of the filters. */
  readonly conditions: readonly SQL[];
  readonly keys: readonly OrderKey[];
  /** The columns of a row. */
  readonly columns: SQL;
}

/** A page of a list with a search: exact matches in the order of the list, then similar ones. */
export async function searchPage(list: SearchedList): Promise<ListPage> {
  const { store, binding, query } = list;
  const window = { offset: (query.page - 1) * query.perPage, limit: query.perPage };
  const terms = await foldedTerms(store, searchWords(query.search));
  const [exact = []] = await resolveExact(store, [binding], terms);
  const found = await readMatches(list, { search: exact }, window);
  const similar = found.total < fewMatches ? await similarTo(list, terms, exact) : undefined;
  if (!similar) return { ...found, json: await rowsById(list, found.ids) };
  const rest = {
    offset: Math.max(0, window.offset - found.total),
    limit: window.limit - found.ids.length,
  };
  const more = await readMatches(list, similar, rest);
  return {
    json: await rowsById(list, [...found.ids, ...more.ids]),
    total: found.total + more.total,
    isExact: more.isExact,
    ...(more.total > 0 && { exactTotal: found.total }),
  };
}

/** The conditions of all matches of a list with a search: exact ones, then similar ones. */
export async function searchParts(filtered: Filtered): Promise<readonly SQL[]> {
  const { store, binding, query } = filtered;
  const terms = await foldedTerms(store, searchWords(query.search));
  const [exact = []] = await resolveExact(store, [binding], terms);
  const wanted = { search: exact };
  const limit = sql.raw(String(fewMatches));
  const few = await store.db.one<{ found: number }>(sql`${plannedAnew}
    select count(*) as found from (
      select 1 from ${formatTable(binding)} where ${buildWhere(filtered, wanted)} limit ${limit}
    ) x`);
  const isFew = (few?.found ?? 0) < fewMatches;
  const similar = isFew ? await similarTo(filtered, terms, exact) : undefined;
  return [wanted, ...(similar ? [similar] : [])].map((one) => buildWhere(filtered, one));
}

interface Matching {
  readonly search: ResolvedSearch;
  /** These matches come first, so they are left out. */
  readonly except?: ResolvedSearch;
}

interface Filtered extends Pick<SearchedList, 'store' | 'binding' | 'conditions'> {
  readonly query: Pick<ListQuery, 'search' | 'filters'>;
}

async function similarTo(
  { store, binding }: Filtered,
  terms: Awaited<ReturnType<typeof foldedTerms>>,
  exact: ResolvedSearch,
): Promise<Matching | undefined> {
  const [similar] = await resolveSimilar(store, [binding], terms);
  return similar && { search: withoutExactTexts(similar.search, exact), except: exact };
}

function buildWhere(
  { conditions }: Filtered,
  { search, except }: Matching,
  access: Parameters<typeof searchCondition>[2] = 'by-text-index',
): SQL {
  return allOf([
    ...conditions,
    searchCondition(search, record, access),
    ...(except ? [sql`not (${searchCondition(except, record, 'row-by-row')})`] : []),
  ]);
}

function formatTable({ resource }: ResourceBinding): SQL {
  return sql`${name(resource.name)} ${sql.raw(record)}`;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

interface Matches {
  readonly ids: readonly number[];
  readonly total: number;
  readonly isExact: boolean;
}

/**
 * The ids of a page of matches and their number. Few matches are found by the index on the text,
 * counted and sorted. A page of many matches is sooner found along the index of the order.
 */
async function readMatches(list: SearchedList, wanted: Matching, window: Window): Promise<Matches> {
  const { store, binding, keys } = list;
  const { rows, matching } = await estimateTotal(list, wanted.search);
  // Some computed orders have no index: then all rows are read, which pays for most rows only.
  const walkedFrom = keys.every((key) => key.isStored) ? commonFrom : commonFrom * 30;
  const walked = ((window.offset + window.limit) * rows) / Math.max(1, matching);
  const isWalk = matching > walkedFrom && walked * cost.row < matching * cost.match;
  const order = inOrder(keys);
  const size = sql`limit ${sql.raw(String(window.limit))} offset ${window.offset}`;
  if (isWalk) {
    const where = buildWhere(list, wanted, 'row-by-row');
    const found = await store.db.one<Pick<Matches, 'ids'>>(sql`${plannedAnew}
      select coalesce((select json_agg(page.id) from (
        select r.id from ${formatTable(binding)} where ${where} order by ${order} ${size}) page), '[]') as ids`);
    return { ids: found?.ids ?? [], total: matching, isExact: false };
  }
  const named = keys.map((key, at) => ({ ...key, name: sql.identifier(`k${at}`) }));
  const values = joined(named.map(({ value, name: called }) => sql`${value} as ${called}`));
  const inNames = joined(named.map((key) => sql`m.${key.name}${direction(key)}`));
  const found = await store.db.one<Omit<Matches, 'isExact'>>(sql`${plannedAnew}
    with matches as materialized (
      select r.id, ${values} from ${formatTable(binding)} where ${buildWhere(list, wanted)})
    select coalesce((select json_agg(page.id) from (
        select m.id from matches m order by ${inNames} ${size}) page), '[]') as ids,
      (select count(*) from matches) as total`);
  return { ids: found?.ids ?? [], total: found?.total ?? 0, isExact: true };
}

/** Multiplies the share of rows that the search matches (by the sample) with that of the filters (by the planner). */
async function estimateTotal(
  { store, binding, query, conditions }: Filtered,
  search: ResolvedSearch,
) {
  const estimate = await store.searchEstimates(binding, search);
  if (query.filters.length === 0 || !isCommon(estimate)) return estimate;
  const plan = await store.db.one<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${formatTable(binding)} where ${allOf(conditions)}`,
  );
  const filtered = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? estimate.rows;
  const share = Math.min(1, filtered / Math.max(1, estimate.rows));
  return { rows: estimate.rows, matching: Math.round(estimate.matching * share) };
}

/** The rows with these ids, in their order, as a JSON array. */
async function rowsById(
  { store, binding, columns }: SearchedList,
  ids: readonly number[],
): Promise<string> {
  if (ids.length === 0) return '[]';
  const found = await store.db.one<{ json: string }>(sql`
    select coalesce(json_agg(x), '[]')::text as json from (
      select ${columns}
      from unnest(${sql.param(ids)}::bigint[]) with ordinality as page (id, ordinal)
      join ${formatTable(binding)} on r.id = page.id
      order by page.ordinal
    ) x`);
  return found?.json ?? '[]';
}
