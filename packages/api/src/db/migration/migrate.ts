import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Session, Transaction } from '../database.ts';
import { isLockTimeout, isWorthAnotherTry } from '../databaseFailure.ts';
import { plannedAnew } from '../statements.ts';
import { type Applied, isFromReplaced, recordBaseline } from './baseline.ts';
import { type Fill, parseFills, runFill } from './fills.ts';
import { lockMigrations, tryLockMigrations } from './migrationLock.ts';
import { reportProgress } from './migrationProgress.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { MigrationFailed, pendingIn } from './pendingMigrations.ts';

/**
 * How long a migration waits for locks, in ms. Every request to those tables waits behind it, so the
 * migration gives up and retries. It must give up before PostgreSQL looks for deadlocks (after one
 * second), because PostgreSQL then cancels the request and not the migration.
 */
const lockTimeout = 800;
/** Pause before the next try, in ms, in which others can use the table. */
const lockPause = 1_000;

export interface MigrationOptions {
  /** Undefined: the files of this version. */
  readonly migrations?: readonly Migration[];
  /** Receives a line per migration, and another one every ten seconds while something takes long. */
  readonly report?: (line: string) => void;
  /** How often a long wait or a long migration is reported, in ms. */
  readonly reportEvery?: number;
}

/**
 * Migrates the schema: forward only, each file in its own transaction and recorded with its
 * checksum, so that an interrupted run continues at the same file. Runs without a statement
 * timeout. Several processes may call it at the same time: one migrates, the others wait.
 */
export async function migrate(db: Database, options: MigrationOptions = {}): Promise<void> {
  const { report = () => undefined, reportEvery = 10_000 } = options;
  const migrations = options.migrations ?? (await readMigrations());
  const found = await readApplied(db);
  if (pendingIn(migrations, found).length === 0 && !isFromReplaced(found)) return;
  await db.session(async (session) => {
    const reporting = { report, every: reportEvery };
    const unlock = await lockMigrations(session, reporting);
    await makeTable(session);
    // Another process may have migrated while this one waited.
    const applied = await readApplied(session);
    const pending = pendingIn(migrations, applied);
    if (isFromReplaced(applied)) {
      await session.rows(recordBaseline(migrations));
      report('the baseline is recorded instead of the migrations that it replaces');
    }
    for (const [index, migration] of pending.entries()) {
      const name = `migration ${migration.name} (${index + 1} of ${pending.length})`;
      await reportProgress({ ...reporting, db, session, name }, () => apply(session, migration));
    }
    await unlock();
  });
}

/**
 * Applies migrations within a transaction of the caller, so that a restore writes everything or
 * nothing.
 * @param only The migrations to apply; undefined means all of this version.
 */
export async function migrateWithin(tx: Transaction, only?: ReadonlySet<string>): Promise<void> {
  if (!(await tryLockMigrations(tx))) {
    throw new MigrationFailed(
      'Another process migrates this database. Stop the servers that use it and try again.',
    );
  }
  await makeTable(tx);
  const migrations = await readMigrations();
  const applied = await readApplied(tx);
  const pending = pendingIn(migrations, applied);
  if (isFromReplaced(applied)) await tx.rows(recordBaseline(migrations));
  for (const migration of pending) {
    if (only && !only.has(migration.name)) continue;
    await tx.rows(script(withoutConcurrently(migration.text)));
    await record(tx, migration);
  }
}

/** How many migrations of this version the database lacks. */
export async function countPendingMigrations(db: Queryable): Promise<number> {
  return pendingIn(await readMigrations(), await readApplied(db)).length;
}

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
    const fills = parseFills(migration.text);
    if (fills) await applyFills(session, migration, fills);
    else if (migration.isTransactional) await applyInTransaction(session, migration);
    else await applyConcurrently(session, migration);
  } catch (error) {
    throw createFailure(migration, error);
  }
}

function applyInTransaction(session: Session, migration: Migration): Promise<void> {
  return untilLocked(session, async (tx) => {
    await lockTables(tx, migration);
    await tx.rows(script(migration.text));
    await record(tx, migration);
  });
}

/** An interrupted run continues with the rows that are not filled yet. */
async function applyFills(
  session: Session,
  migration: Migration,
  fills: readonly Fill[],
): Promise<void> {
  for (const fill of fills) {
    await runFill(fill, (run) =>
      untilLocked(session, async (tx) => {
        await tx.rows(sql`set local lock_timeout = ${sql.raw(String(lockTimeout))}`);
        await run(tx);
      }),
    );
  }
  await record(session, migration);
}

/** Runs a transaction, and again after a pause while it waits for locks for too long. */
async function untilLocked(
  session: Session,
  run: (tx: Transaction) => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      await session.transaction(run);
      return;
    } catch (error) {
      if (!isLockTimeout(error) && !isWorthAnotherTry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, lockPause));
    }
  }
}

/**
 * Locks the tables that a file changes before its first statement. Locked one by one during long
 * statements, they could form a deadlock with a request that reads several of them.
 */
async function lockTables(tx: Transaction, { text }: Migration): Promise<void> {
  const changed = tablesIn(text, /\b(?:alter|drop) table (?:if exists )?(?:only )?(\w+)/gi);
  const watched = new Set([
    ...tablesIn(text, /\b(?:create|drop) (?:or replace )?trigger\b[^;]*?\bon (\w+)/gi),
    ...tablesIn(text, declaringCall),
  ]);
  const existing = await tx.rows<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname = any(${sql.param([...changed, ...watched])}::text[]) order by relname`);
  const timeout = Math.floor(lockTimeout / Math.max(1, existing.length));
  await tx.rows(sql`set local lock_timeout = ${sql.raw(String(timeout))}`);
  for (const { name } of existing) {
    const mode = sql.raw(changed.has(name) ? 'access exclusive' : 'share row exclusive');
    await tx.rows(sql`lock table ${sql.identifier(name)} in ${mode} mode`);
  }
}

/** A call of a function of `0002_events_and_counts` or `0003_issues_and_search` that creates triggers of the table. */
const declaringCall =
  /\b(?:collect_search_words|count_days|count_rows|notify_writes|search_by|watch_health)\('(\w+)'/gi;

function tablesIn(text: string, statement: RegExp): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(statement), ([, table = '']) => table.toLowerCase()));
}

/** Runs the statements one by one. Rebuilds an index that an interrupted build left invalid. */
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

/** A text with several statements cannot be prepared, so it must not get a name when it repeats. */
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

function createFailure(migration: Migration, error: unknown): MigrationFailed {
  const { name } = migration;
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? cause.message : message;
  const state = stateAfterFailure(migration);
  return new MigrationFailed(
    `Migration ${name} failed: ${reason}. ${state}, and the migrations before it remain. Correct the cause and start again.`,
    { cause: error },
  );
}

function stateAfterFailure({ text, isTransactional }: Migration): string {
  if (parseFills(text)) return 'The rows that it filled remain, and the next start continues';
  return isTransactional
    ? 'Its changes are rolled back'
    : 'An index that it did not finish is built anew by the next start';
}
