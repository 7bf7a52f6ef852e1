import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { ConfigError } from '../config/config.ts';
import type { Queryable } from '../db/database.ts';

const markerOf = (dataDir: string) => join(dataDir, 'restore.unfinished');

/** Marks a data folder as incomplete until `clearMarker`, with the id of its restore. */
export function markUnfinished(dataDir: string, id: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(markerOf(dataDir), id, { mode: 0o600 });
}

export function clearMarker(dataDir: string): void {
  rmSync(markerOf(dataDir), { force: true });
}

/** The id of an interrupted restore; undefined when the folder is complete. */
export function unfinishedRestore(dataDir: string): string | undefined {
  const marker = markerOf(dataDir);
  return existsSync(marker) ? readFileSync(marker, 'utf8') : undefined;
}

/** @throws {ConfigError} for a folder with files of an installation. */
export function refuseUnfinished(dataDir: string): void {
  if (unfinishedRestore(dataDir) === undefined) return;
  throw new ConfigError(
    `A restore into ${dataDir} did not finish. Run npm run restore -- FILE again, or name another DATA_DIR.`,
  );
}

/** Writes the id to the database, within the transaction of the restore. */
export async function signRestore(tx: Queryable, id: string): Promise<void> {
  await tx.rows(sql`comment on table migrations is ${sql.raw(`'restored by ${id}'`)}`);
}

/** Whether the transaction of that restore was committed to this database. */
export async function wasCommitted(on: Queryable, id: string): Promise<boolean> {
  const found = await on.one<{ comment: string | null }>(
    sql`select obj_description(to_regclass('public.migrations'), 'pg_class') as comment`,
  );
  return found?.comment === `restored by ${id}`;
}
