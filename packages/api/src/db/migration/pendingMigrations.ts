import { type Applied, hasMigration, knownMigrations, unfinishedReplaced } from './baseline.ts';
import { isOfUnreleasedVersion, type Migration } from './migrations.ts';

/** A migration or a database that cannot be migrated. The message is shown to the operator. */
export class MigrationFailed extends Error {}

/**
 * The migrations that a database lacks.
 * @throws {MigrationFailed} for a database that this version cannot continue.
 */
export function pendingIn(
  migrations: readonly Migration[],
  applied: Applied,
): readonly Migration[] {
  if (isOfUnreleasedVersion([...applied.keys()])) {
    throw new MigrationFailed(
      'This database was created by a version from before the first release. This version cannot upgrade its tables, and has changed nothing. Start with an empty database: name another one in DATABASE_URL, or another folder in DATA_DIR. To take records along, export them with the version that created the database and import the files.',
    );
  }
  const unfinished = unfinishedReplaced(applied);
  if (unfinished !== undefined) {
    throw new MigrationFailed(
      `This database was created by an older version, and nothing was changed. ${unfinished.problem} Start ${unfinished.version} first, then this one.`,
    );
  }
  const known = knownMigrations(migrations);
  for (const [name, checksum] of applied) {
    if (known.get(name) === checksum) continue;
    throw new MigrationFailed(
      known.has(name)
        ? `Migration ${name} was edited after it had been applied to this database. Its tables may differ from what the server expects. Undo the edit and write a new migration.`
        : `The database has the migration ${name}, which this version does not know. A newer version created it. Start that version.`,
    );
  }
  return migrations.filter((migration) => !hasMigration(applied, migration));
}
