import { sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Queryable } from '../db/database.ts';

/** Table sizes change slowly, so they are cached this long, in ms. */
const freshFor = 60_000;

/** The estimated number of rows of a table, from the statistics of the planner. */
export type TableSizes = (table: string) => Promise<number>;

export function tableSizes(db: Queryable, clock: Clock): TableSizes {
  const known = new Map<string, { readonly rows: number; readonly readAt: number }>();
  return async (table) => {
    const now = clock().getTime();
    const cached = known.get(table);
    if (cached && now - cached.readAt < freshFor) return cached.rows;
    const found = await db.one<{ rows: number }>(
      sql`select reltuples::bigint as rows from pg_class where oid = ${table}::regclass`,
    );
    const rows = Math.max(found?.rows ?? 0, 0);
    known.set(table, { rows, readAt: now });
    return rows;
  };
}
