import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { migrateWithin } from '../db/migrate.ts';
import { isOfUnreleasedVersion, readMigrations } from '../db/migrations.ts';
import type { About } from './archive.ts';
import { BackupRefused } from './refused.ts';

/**
 * Creates the tables of the version that made the backup, so that its rows fit.
 * @throws {BackupRefused} when this version never had such tables.
 */
export async function prepareTables(
  tx: Transaction,
  { version, migrations }: About,
): Promise<void> {
  if (isOfUnreleasedVersion(migrations.map(({ name }) => name))) {
    throw new BackupRefused(
      'The backup was made by a version from before the first release, whose tables this version does not have. Restore it with that version, export the records and import the files into this version.',
    );
  }
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const foreign = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (foreign) {
    throw new BackupRefused(
      `The backup was made by version ${version}, whose tables (${foreign.name}) this one does not know. Restore it with that version or a newer one.`,
    );
  }
  const wanted = new Set(migrations.map(({ name }) => name));
  if (await hasOthers(tx, wanted)) {
    // A new embedded database starts with the current tables.
    await tx.rows(sql`drop schema public cascade`);
    await tx.rows(sql`create schema public`);
  }
  await migrateWithin(tx, wanted);
}

async function hasOthers(db: Queryable, wanted: ReadonlySet<string>): Promise<boolean> {
  const found = await db.one<{ found: boolean }>(
    sql`select to_regclass('migrations') is not null as found`,
  );
  if (!found?.found) return false;
  const applied = await db.rows<{ name: string }>(sql`select name from migrations`);
  return applied.some(({ name }) => !wanted.has(name));
}
