import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';
import { type Migration, readMigrations } from './migrations.ts';

/** Any constant will do, as long as every process that migrates takes the same. */
const lockKey = 7_316_255;

/**
 * Brings the schema up to date: forward only, each file in a transaction of its own and recorded with
 * its checksum, so that an interrupted run goes on where it stopped. Several processes may call it at
 * once; they take turns.
 * @param only what an older version had: a backup of it is put back into the tables it was made from.
 */
export async function migrate(db: Database, only?: ReadonlySet<string>): Promise<void> {
  const migrations = await readMigrations();
  const applied = await readApplied(db);
  refuseForeign(migrations, applied);
  for (const migration of migrations) {
    if (only && !only.has(migration.name)) continue;
    if (!applied.has(migration.name)) await apply(db, migration);
  }
}

type Applied = ReadonlyMap<string, string>;

async function readApplied(db: Queryable): Promise<Applied> {
  const known = await db.one<{ found: boolean }>(
    sql`select to_regclass('migrations') is not null as found`,
  );
  if (!known?.found) return new Map();
  const rows = await db.rows<{ name: string; checksum: string }>(
    sql`select name, checksum from migrations`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply(db: Database, migration: Migration): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(${lockKey}::bigint)`);
    await tx.rows(sql`
      create table if not exists migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
    // Another process may have been faster.
    if ((await readApplied(tx)).has(migration.name)) return;
    await tx.rows(sql.raw(migration.text));
    await tx.rows(
      sql`insert into migrations (name, checksum) values (${migration.name}, ${migration.checksum})`,
    );
  });
}

function refuseForeign(migrations: readonly Migration[], applied: Applied): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (known.get(name) === checksum) continue;
    throw new Error(
      known.has(name)
        ? `Migration ${name} was edited after it had been applied to this database. Its tables may differ from what the server expects. Undo the edit and write a new migration.`
        : `The database has the migration ${name}, which this version does not know. It was made by a newer version. Start that one.`,
    );
  }
}
