import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** About the most bytes of log that a start after a kill replays. */
const replayAtMost = 16 * 1_048_576;
/** How often the log is measured, in ms. */
const every = 5_000;

/**
 * Writes a checkpoint whenever the log has grown by 16 MB. PostgreSQL does so in a background
 * process, which the embedded database lacks: without it a start after a kill replays everything
 * since the previous start. Returns a function that stops it.
 */
export function pruneWalRegularly(db: Database): () => void {
  if (db.kind !== 'pglite') return () => undefined;
  const timer = setInterval(() => {
    // A busy database is measured at the next interval.
    pruneWal(db).catch(() => undefined);
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

/** Writes a checkpoint if the log has grown by 16 MB since the last one. */
export async function pruneWal(db: Database): Promise<void> {
  if ((await bytesToReplay(db)) > replayAtMost) await db.rows(sql`checkpoint`);
}

/** The number of log bytes that a start after a kill would replay now. */
export async function bytesToReplay(db: Database): Promise<number> {
  const found = await db.one<{ bytes: number }>(sql`
    select (pg_current_wal_insert_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()`);
  return found?.bytes ?? 0;
}

const segment = /^[0-9A-F]{24}$/;

/**
 * Deletes preallocated log files: after a checkpoint they are empty, and copies of the folder would
 * include them. The engine creates new ones on demand.
 * @param dataDir the folder of the embedded database that `db` has open.
 */
export async function pruneSpareWal(db: Database, dataDir: string): Promise<void> {
  await db.rows(sql`checkpoint`);
  const current = await db.one<{ name: string }>(
    sql`select pg_walfile_name(pg_current_wal_insert_lsn()) as name`,
  );
  const folder = join(dataDir, 'pg_wal');
  const unused = (await readdir(folder)).filter(
    (name) => segment.test(name) && current !== undefined && name > current.name,
  );
  await Promise.all(unused.map((name) => rm(join(folder, name))));
}
