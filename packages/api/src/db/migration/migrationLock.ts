import { sql } from 'drizzle-orm';
import { describeBackends, findBackends } from '../connections/backends.ts';
import type { Queryable, Session } from '../database.ts';
import type { Reporting } from './migrationProgress.ts';

/** An arbitrary constant that every migrating process uses. */
const lockKey = 7_316_255;
/** Poll interval for a taken lock, in ms. */
const retryEvery = 250;

/**
 * Waits for the lock that lets one process at a time migrate, and returns its release. The end of
 * the connection releases it too.
 */
export async function lockMigrations(
  session: Session,
  { report, every }: Reporting,
): Promise<() => Promise<unknown>> {
  const started = performance.now();
  let nextReport = started;
  // Polls instead of waiting: a waiting statement has a snapshot, and a concurrent index build of
  // the lock owner waits for every older snapshot, which would be a deadlock.
  while (!(await tryLock(session))) {
    if (performance.now() >= nextReport) {
      const seconds = Math.round((performance.now() - started) / 1000);
      const owner = describeBackends(await findBackends(session, ownsLock));
      report(`waiting ${seconds} s for another process that migrates the database: ${owner}`);
      nextReport = performance.now() + every;
    }
    await new Promise((resolve) => setTimeout(resolve, retryEvery));
  }
  return () => session.rows(sql`select pg_advisory_unlock(${lockKey}::bigint)`);
}

/** Takes the lock until the end of the transaction; false while another process owns it. */
export async function tryLockMigrations(tx: Queryable): Promise<boolean> {
  const found = await tx.one<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockKey}::bigint) as locked`,
  );
  return found?.locked === true;
}

async function tryLock(session: Session): Promise<boolean> {
  const found = await session.one<{ locked: boolean }>(
    sql`select pg_try_advisory_lock(${lockKey}::bigint) as locked`,
  );
  return found?.locked === true;
}

/** `pg_locks` splits a bigint key into two halves; `objsubid` 1 marks a key of that kind. */
const ownsLock = sql`pid in (
  select pid from pg_locks
  where locktype = 'advisory' and granted and classid = 0 and objid = ${lockKey} and objsubid = 1
    and database = (select oid from pg_database where datname = current_database()))`;
