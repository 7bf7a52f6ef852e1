import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { hasMigration, knownMigrations, unfinishedReplaced } from '../db/migration/baseline.ts';
import { migrateWithin } from '../db/migration/migrate.ts';
import { isOfUnreleasedVersion, readMigrations } from '../db/migration/migrations.ts';
import { type About, BackupRefused } from './archive.ts';

/**
 * Creates the tables of the version that made the backup, so that its rows fit.
 * @throws {BackupRefused} when this version never had such tables.
 */
export async function prepareTables(tx: Transaction, about: About): Promise<void> {
  const current = await readMigrations();
  const applied = new Map(about.migrations.map(({ name, checksum }) => [name, checksum]));
  if (isOfUnreleasedVersion([...applied.keys()])) {
    throw new BackupRefused(
      'The backup was made by a version from before the first release, whose tables this version does not have. Restore it with that version, export the records and import the files into this version.',
    );
  }
  const known = knownMigrations(current);
  const foreign = about.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (foreign) {
    throw new BackupRefused(
      `The backup was made by version ${about.version}, whose tables (${foreign.name}) this one does not know. Restore it with that version or a newer one.`,
    );
  }
  const unfinished = unfinishedReplaced(applied);
  if (unfinished !== undefined) {
    throw new BackupRefused(
      `The backup was made by an older version. ${unfinished.problem} Restore it with ${unfinished.version}, and restore a backup of that version here.`,
    );
  }
  const wanted = new Set(
    current.filter((one) => hasMigration(applied, one)).map(({ name }) => name),
  );
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
