import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Fewer written rows hardly change the statistics of a table. */
const manyRows = 1_000;

/** Updates the statistics of the planner after a bulk write, instead of minutes later by autovacuum. */
export async function analyzeAfter(on: Queryable, table: string, rows: number): Promise<void> {
  if (rows >= manyRows) await on.rows(sql`analyze ${sql.identifier(table)}`);
}
