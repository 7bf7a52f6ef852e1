import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Session, Transaction } from './database.ts';
import { isLockTimeout } from './databaseFailure.ts';
import { lockMigrations, tryLockMigrations } from './migrationLock.ts';
import { reportProgress } from './migrationProgress.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { plannedAnew } from './statements.ts';

/**
 * How long a migration waits for a lock on a table, in ms. Every request to that table waits behind it,
 * so the migration steps back and tries again.
 */
const lockTimeout = 2_000;
/** How long it leaves the table to others before the next try, in ms. */
const lockPause = 1_000;

/** A migration that the database refuses. Its message is for the person who starts the server. */
export class MigrationFailed extends Error {}

export interface MigrationOptions {
  /** Left out: the files of this version. */
  readonly migrations?: readonly Migration[];
  /** Receives a line for every migration, and every ten seconds one for what takes longer. */
  readonly report?: (line: string) => void;
  /** How often a long wait or a long migration is reported, in ms. */
  readonly reportEvery?: number;
}

/**
 * Brings the schema up to date: forward only, each file in a transaction of its own and recorded with
 * its checksum, so that an interrupted run continues where it stopped. Runs without a statement timeout.
 * Several processes may call it at the same time: one migrates, the others wait for it.
 */
export async function migrate(db: Database, options: MigrationOptions = {}): Promise<void> {
  const { report = () => undefined, reportEvery = 10_000 } = options;
  const migrations = options.migrations ?? (await readMigrations());
  if (pendingIn(migrations, await readApplied(db)).length === 0) return;
  await db.session(async (session) => {
    const reporting = { report, every: reportEvery };
    const unlock = await lockMigrations(session, reporting);
    await makeTable(session);
    // Another process may have migrated while this one waited.
    const pending = pendingIn(migrations, await readApplied(session));
    for (const [index, migration] of pending.entries()) {
      const name = `migration ${migration.name} (${index + 1} of ${pending.length})`;
      await reportProgress({ ...reporting, db, session, name }, () => apply(session, migration));
    }
    await unlock();
  });
}

/**
 * Applies migrations within a transaction of the caller, for a restore that leaves everything or nothing.
 * @param only The migrations to apply; left out: all of this version.
 */
export async function migrateWithin(tx: Transaction, only?: ReadonlySet<string>): Promise<void> {
  if (!(await tryLockMigrations(tx))) {
    throw new MigrationFailed(
      'Another process migrates this database. Stop the servers that use it and try again.',
    );
  }
  await makeTable(tx);
  for (const migration of pendingIn(await readMigrations(), await readApplied(tx))) {
    if (only && !only.has(migration.name)) continue;
    await tx.rows(script(withoutConcurrently(migration.text)));
    await record(tx, migration);
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

async function apply(session: Session, migration: Migration): Promise<void> {
  try {
    if (migration.isTransactional) await applyInTransaction(session, migration);
    else await applyConcurrently(session, migration);
  } catch (error) {
    throw failureOf(migration, error);
  }
}

async function applyInTransaction(session: Session, migration: Migration): Promise<void> {
  for (;;) {
    try {
      await session.transaction(async (tx) => {
        await tx.rows(sql`set local lock_timeout = ${sql.raw(String(lockTimeout))}`);
        await tx.rows(script(migration.text));
        await record(tx, migration);
      });
      return;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, lockPause));
    }
  }
}

/** Statement by statement. An index that an interrupted build left invalid is built anew. */
async function applyConcurrently(session: Session, migration: Migration): Promise<void> {
  const invalid = await session.rows<{ name: string }>(sql`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and c.relnamespace = 'public'::regnamespace`);
  for (const { name } of invalid) {
    if (migration.text.includes(name)) {
      await session.rows(sql`drop index concurrently ${sql.identifier(name)}`);
    }
  }
  for (const statement of migration.text.split(/;\s*$/m)) {
    if (statement.trim() !== '') await session.rows(script(statement));
  }
  await record(session, migration);
}

/** Several statements in one text cannot be prepared, which a repeated text otherwise is. */
function script(text: string): SQL {
  return sql`${plannedAnew}${sql.raw(text)}`;
}

function withoutConcurrently(text: string): string {
  return text.replaceAll(/(\bindex)\s+concurrently\b/gi, '$1');
}

async function makeTable(on: Queryable): Promise<void> {
  await on.rows(sql`
    create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
}

async function record(on: Queryable, { name, checksum }: Migration): Promise<void> {
  await on.rows(sql`insert into migrations (name, checksum) values (${name}, ${checksum})`);
}

function pendingIn(migrations: readonly Migration[], applied: Applied): readonly Migration[] {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (known.get(name) === checksum) continue;
    throw new MigrationFailed(
      known.has(name)
        ? `Migration ${name} was edited after it had been applied to this database. Its tables may differ from what the server expects. Undo the edit and write a new migration.`
        : `The database has the migration ${name}, which this version does not know. It was made by a newer version. Start that one.`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

function failureOf({ name, isTransactional }: Migration, error: unknown): MigrationFailed {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? cause.message : message;
  const state = isTransactional
    ? 'Its changes are rolled back'
    : 'An index that it did not finish is built anew by the next start';
  return new MigrationFailed(
    `Migration ${name} failed: ${reason}. ${state}, and the migrations before it remain. Correct the cause and start again.`,
    { cause: error },
  );
}
