import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const segment = /^[0-9A-F]{24}$/;

/**
 * Removes the files that the engine keeps for log it has yet to write: once there is a checkpoint they hold
 * nothing, and whoever copies the folder would copy them. It makes new ones as it needs them.
 * @param dataDir the folder of the embedded database that `db` has open.
 */
export async function dropSpareLog(db: Database, dataDir: string): Promise<void> {
  await db.rows(sql`checkpoint`);
  const current = await db.one<{ name: string }>(
    sql`select pg_walfile_name(pg_current_wal_insert_lsn()) as name`,
  );
  const folder = join(dataDir, 'pg_wal');
  const spare = (await readdir(folder)).filter(
    (name) => segment.test(name) && current !== undefined && name > current.name,
  );
  await Promise.all(spare.map((name) => rm(join(folder, name))));
}
