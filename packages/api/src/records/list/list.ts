import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { type SQL, sql } from 'drizzle-orm';
import type { ListPage } from '../../db/listPage.ts';
import { allOf, joined, type Locale, name } from '../../db/sqlFragments.ts';
import { embedRecords } from '../embeddedRecords.ts';
import { currentNormalizedAmounts } from '../normalizedAmounts.ts';
import { orderKeys } from '../order.ts';
import { direction, inOrder, type OrderKey } from '../orderKey.ts';
import { behind, isCacheable, type Ordered } from '../pageKeys.ts';
import { searchPage } from '../search/searchPage.ts';
import { embeddedFields, record, shapeColumns } from '../shapes.ts';
import type { ResourceBinding, Store } from '../store.ts';
import { baseRateFor } from './baseRate.ts';
import { activeByStatus, buildConditions } from './conditions.ts';
import { findFewFree } from './freeRecords.ts';
import { cachedTotal, findCachedTotal, writesTo } from './totals.ts';

/** Up to this number matches are counted exactly; past it the estimate of the planner is used. */
const countedExactly = 10_000;
/** Tables up to this size are left to the planner. */
const smallTable = 2_000;
/** Up to this number of matches is found first and sorted afterwards: by stored columns, or by computed values. */
const sortedAtMost = { stored: 30_000, workedOut: 3_000 };
/** Matches of this share of a table are found within a few hundred rows of any sort index. */
const denseShare = 0.05;
/** Pages past this offset start from a cached page key. */
const late = 2_000;

/** A list query in progress. */
interface List {
  readonly store: Store;
  readonly query: ListQuery;
  /** The table with its alias. */
  readonly table: SQL;
  readonly where: SQL;
  readonly keys: readonly OrderKey[];
  /** The columns of a row. */
  readonly columns: SQL;
}

/**
 * Reads a page with its references and its total. `visible` is a condition on the records `r` that the
 * caller may see; all without it.
 */
export async function listRecords(
  store: Store,
  binding: ResourceBinding,
  given: ListQuery,
  locale: Locale,
  visible?: SQL,
): Promise<ListPage> {
  const query = { ...given, filters: activeByStatus(binding.resource, given.filters) };
  const embedded = embeddedFields(binding, store.targets);
  const baseRate = await baseRateFor(store.db, binding, query.filters);
  const fewFree = await findFewFree(store.db, binding, query.filters);
  const conditions = [
    ...buildConditions(binding, { ...query, search: [], baseRate, fewFree }),
    ...(visible ? [visible] : []),
  ];
  const list: List = {
    store,
    query,
    table: sql`${name(binding.resource.name)} ${sql.raw(record)}`,
    where: allOf(conditions),
    keys: orderKeys(binding, store.targets, query.sort, locale),
    columns: shapeColumns({
      ...{ binding, targets: store.targets, locale, shape: 'row', embedded },
      include: query.include,
      normalized: query.isNormalized && currentNormalizedAmounts(binding),
    }),
  };
  const page =
    query.search === ''
      ? await readPage(list, visible ? undefined : findCachedTotal(binding, query), binding)
      : await searchPage({ ...list, binding, conditions });
  const json = await embedRecords(page.json, embedded, { records: store.embeddedRecords, locale });
  return { ...page, json };
}

async function readPage(
  list: List,
  total: ReturnType<typeof findCachedTotal>,
  binding: ResourceBinding,
): Promise<ListPage> {
  const { store } = list;
  if (total) return readCounted(list, binding, cachedTotal(binding.resource.name, total));
  const size = await store.tableSizes(binding.resource.name);
  if (size <= smallTable) return readCounting(list);
  const expected = await estimate(list);
  if (expected > sortedAtMost.stored) return readMany(list, expected);
  if (expected >= size * denseShare) return readCounting(list, sortedAtMost.stored);
  const isStored = list.keys.every((key) => key.isStored);
  return isStored || expected <= sortedAtMost.workedOut ? readMatches(list) : readCounting(list);
}

/** A list with a cached total: only the page is queried. */
async function readCounted(list: List, binding: ResourceBinding, total: SQL): Promise<ListPage> {
  const { store, query, table, where, keys } = list;
  const ordered = { table, where, keys, writes: writesTo(binding.resource.name) };
  const offset = computeOffset(query);
  if (offset < late || !isCacheable(ordered)) {
    return { ...(await read(list, { page: selectPage(list), total })), isExact: true };
  }
  const pageKey = store.pageKeys.nearest(ordered, offset);
  if (pageKey) {
    const further = { ...list, where: sql`${where} and ${behind(ordered, pageKey)}` };
    const page = selectPage(further, offset - pageKey.rank);
    const found = await readLate(list, ordered, page, total);
    if (found.writes === pageKey.writes) return { ...found, isExact: true };
  }
  const found = await readLate(list, ordered, selectPage(list), total);
  store.pageKeys.refresh(ordered, found.writes);
  return { ...found, isExact: true };
}

function readLate(list: List, { writes }: Ordered, page: SQL, total: SQL) {
  return read<{ writes: number }>(list, { page, total, more: sql`, ${writes} as writes` });
}

/** Leaves the plan to the planner and limits the count. */
async function readCounting(list: List, countedAtMost = countedExactly): Promise<ListPage> {
  const { table, where } = list;
  const limit = sql.raw(String(countedAtMost + 1));
  const total = sql`(select count(*) from (select 1 from ${table} where ${where} limit ${limit}) c)`;
  const found = await read(list, { page: selectPage(list), total });
  if (found.total <= countedAtMost) return { ...found, isExact: true };
  return { ...found, total: Math.max(await estimate(list), found.total), isExact: false };
}

/** Finds all matches once, for the count and for the page. */
async function readMatches(list: List): Promise<ListPage> {
  const { query, table, where, keys } = list;
  const named = keys.map((key, at) => ({ ...key, name: sql.identifier(`k${at}`) }));
  const values = joined([
    sql`r.id`,
    ...named.map(({ value, name: called }) => sql`${value} as ${called}`),
  ]);
  const order = joined(named.map((key) => sql`m.${key.name}${direction(key)}`));
  const found = await read(list, {
    matches: sql`with matches as materialized (select ${values} from ${table} where ${where})`,
    page: sql`select m.id from matches m order by ${order} ${limitAndOffset(query)}`,
    total: sql`(select count(*) from matches)`,
  });
  return { ...found, isExact: true };
}

/** Many matches expected: walk the sort index and skip the exact count. */
async function readMany(list: List, expected: number): Promise<ListPage> {
  const found = await read(list, { page: selectPage(list), total: sql`${expected}::bigint` });
  return { ...found, isExact: false };
}

interface Parts {
  readonly matches?: SQL;
  /** Selects the ids of the page. */
  readonly page: SQL;
  readonly total: SQL;
  readonly more?: SQL;
}

/** Reads rows and total in one statement, thus in one snapshot. */
async function read<More = object>(
  list: List,
  { matches = sql``, page, total, more = sql`` }: Parts,
): Promise<{ json: string; total: number } & More> {
  return only(
    await list.store.db.one<{ json: string; total: number } & More>(
      sql`${matches} select ${selectRows(list, page)} as json, ${total} as total${more}`,
    ),
  );
}

/** The rows of a page as a JSON array. */
function selectRows({ table, keys, columns }: List, page: SQL): SQL {
  return sql`coalesce((select json_agg(x) from (
    select ${columns}
    from (${page}) page
    join ${table} on r.id = page.id
    order by ${inOrder(keys)}
  ) x), '[]')::text`;
}

function only<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('The list statement returned no row. It always returns one.');
  return row;
}

function selectPage({ query, table, where, keys }: List, offset = computeOffset(query)): SQL {
  return sql`select r.id from ${table} where ${where} order by ${inOrder(keys)} ${limitAndOffset(query, offset)}`;
}

/** The page size is part of the SQL text, so that the planner knows how few rows it must find. */
function limitAndOffset(query: ListQuery, offset = computeOffset(query)): SQL {
  const limit = sql`limit ${sql.raw(String(query.perPage))}`;
  return query.page === 1 ? limit : sql`${limit} offset ${offset}`;
}

function computeOffset({ page, perPage }: ListQuery): number {
  return (page - 1) * perPage;
}

/** The number of matches that the planner estimates. */
async function estimate({ store, table, where }: List): Promise<number> {
  const plan = await store.db.one<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${table} where ${where}`,
  );
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
