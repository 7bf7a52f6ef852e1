import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A table that grew by fewer pages than this is left alone. */
const grownAtLeast = 16;
/** The vacuum uses the only connection: a table larger than this would block it too long. */
const sizeAtMost = 64 * 1_048_576;

/**
 * What PostgreSQL does by itself in the background and the embedded database does not: it marks which
 * pages an index may answer for alone, and keeps the statistics that good plans need. Looks at the
 * tables that grew by a tenth since the last time.
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
