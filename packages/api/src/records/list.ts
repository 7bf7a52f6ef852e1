import { type SQL, sql } from 'drizzle-orm';
import { plannedAnew } from '../db/statements.ts';
import { conditionsOf } from './conditions.ts';
import { type Asked, allOf, literal, name } from './fragments.ts';
import type { Kept } from './kept.ts';
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
  const order = orderOf(kept, store.targets, query.sort, asked);
  const found = await store.db.one<{ json: string; total: number }>(sql`${planOf(query)}
    select
      coalesce((select json_agg(x) from (
        select ${shapeColumns({ kept, targets: store.targets, asked, shape: 'row' })}
        from (select r.id from ${table} where ${where} order by ${order} ${windowOf(query)}) page
        join ${table} on r.id = page.id
        order by ${order}
      ) x), '[]')::text as json,
      ${totalOf(kept, query, table, where)} as total`);
  const { json, total } = found ?? { json: '[]', total: 0 };
  if (isCountKept(query) || total <= countedExactly) return { json, total, isExact: true };
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

/** Totals of whole tables are kept by triggers; see migration 0001. */
function isCountKept({ words, filters }: ListQuery): boolean {
  return words.length === 0 && filters.length === 0;
}

function totalOf({ resource }: Kept, query: ListQuery, table: SQL, where: SQL): SQL {
  if (!isCountKept(query)) {
    const limit = sql.raw(String(countedExactly + 1));
    return sql`(select count(*) from (select 1 from ${table} where ${where} limit ${limit}) c)`;
  }
  const count = sql.raw(query.isTrash ? 'trashed' : 'live');
  return sql`(select c.${count} from record_counts c where c.resource = ${literal(resource.name)})`;
}

async function estimate({ db }: Store, table: SQL, where: SQL): Promise<number> {
  const plan = await db.one<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${table} where ${where}`,
  );
  const rows = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  return Math.max(rows, countedExactly + 1);
}
