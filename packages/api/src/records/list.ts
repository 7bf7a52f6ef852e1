import { type SQL, sql } from 'drizzle-orm';
import { plannedAnew } from '../db/statements.ts';
import { conditionsOf } from './conditions.ts';
import { type Asked, allOf, name } from './fragments.ts';
import type { Kept } from './kept.ts';
import { type KeptTotal, keptTotal, keptTotalOf } from './keptTotals.ts';
import type { ListQuery } from './listQuery.ts';
import { orderOf } from './order.ts';
import { record, shapeColumns } from './shapes.ts';
import type { Store } from './store.ts';

/** Matches are counted one by one up to here; past it the planner's estimate is good enough. */
const countedExactly = 10_000;

/** A page of a list. */
export interface ListPage {
  /** The rows as a JSON array, made by the database. */
  readonly json: string;
  readonly total: number;
  readonly isExact: boolean;
}

/** Reads a page with its references and its total in one statement. */
export async function listRecords(
  store: Store,
  kept: Kept,
  query: ListQuery,
  asked: Asked,
): Promise<ListPage> {
  const { resource } = kept;
  const table = sql`${name(resource.name)} ${sql.raw(record)}`;
  const patterns = await store.searchPatterns(query.words);
  const where = allOf(conditionsOf(kept, { ...query, patterns }));
  const counted = keptTotalOf(kept, query);
  const order = orderOf(kept, store.targets, query.sort, asked);
  const found = await store.db.one<{ json: string; total: number }>(sql`${planOf(query)}
    select
      coalesce((select json_agg(x) from (
        select ${shapeColumns({ kept, targets: store.targets, asked, shape: 'row' })}
        from (select r.id from ${table} where ${where} order by ${order} ${windowOf(query)}) page
        join ${table} on r.id = page.id
        order by ${order}
      ) x), '[]')::text as json,
      ${totalOf(kept, table, where, counted)} as total`);
  const { json, total } = found ?? { json: '[]', total: 0 };
  if (counted || total <= countedExactly) return { json, total, isExact: true };
  return { json, total: await estimate(store, table, where), isExact: false };
}

/** How many rows a word is found in differs too much from word to word for one plan to serve all. */
function planOf({ words }: ListQuery): SQL {
  return words.length > 0 ? plannedAnew : sql``;
}

/** The page size stands in the text, so that the planner knows how few rows it must find. */
function windowOf({ page, perPage }: ListQuery): SQL {
  const limit = sql`limit ${sql.raw(String(perPage))}`;
  return page === 1 ? limit : sql`${limit} offset ${(page - 1) * perPage}`;
}

function totalOf({ resource }: Kept, table: SQL, where: SQL, kept: KeptTotal | undefined): SQL {
  if (!kept) {
    const limit = sql.raw(String(countedExactly + 1));
    return sql`(select count(*) from (select 1 from ${table} where ${where} limit ${limit}) c)`;
  }
  return keptTotal(resource.name, kept);
}

async function estimate({ db }: Store, table: SQL, where: SQL): Promise<number> {
  const plan = await db.one<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${table} where ${where}`,
  );
  const rows = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  return Math.max(rows, countedExactly + 1);
}
