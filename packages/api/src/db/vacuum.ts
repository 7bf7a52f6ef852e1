import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Tables that grew by fewer pages are skipped. */
const grownAtLeast = 16;
/** The vacuum uses the only connection: a larger table would block it too long. */
const sizeAtMost = 64 * 1_048_576;

/**
 * PostgreSQL vacuums in the background, the embedded database does not. The vacuum updates the
 * visibility map for index-only scans, and the statistics for good plans. It covers the tables that
 * grew by a tenth since the last run.
 */
export async function vacuum(db: Database): Promise<void> {
  if (db.kind !== 'pglite') return;
  const tables = await db.rows<{ relname: string }>(sql`
    select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) <= ${sizeAtMost}
      and pg_relation_size(oid) / current_setting('block_size')::int
        > ${grownAtLeast} + 1.1 * greatest(relpages, 0)`);
  for (const { relname } of tables) {
    await db.rows(sql`vacuum (analyze, truncate off) ${sql.identifier(relname)}`);
  }
}
