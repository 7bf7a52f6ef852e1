import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { countPendingMigrations } from '../db/migration/migrate.ts';
import { Unavailable } from '../errors/failures.ts';
import { type Finding, failure, warning } from './findings.ts';

/** The oldest supported version of PostgreSQL. */
const oldestVersion = 15;
const extensions = ['btree_gist', 'pg_trgm', 'unaccent'] as const;

/** A page needs several queries in a row, so a slower connection is noticed. In ms. */
const slowQuery = 20;
const pings = 5;

interface Facts {
  readonly version_number: number;
  readonly version: string;
  readonly encoding: string;
  readonly is_replica: boolean;
  readonly extensions: readonly string[];
}

/** Version, extensions, encoding, migrations and speed of the database. */
export async function checkDatabase(db: Database): Promise<readonly Finding[]> {
  try {
    return db.kind === 'pglite' ? [warning('embedded_database')] : await findProblems(db);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return [failure('database_unreachable', {}, error)];
  }
}

async function findProblems(db: Database): Promise<readonly Finding[]> {
  const facts = await db.one<Facts>(sql`
    select current_setting('server_version_num')::int as version_number,
      current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as is_replica,
      array(select extname::text from pg_extension) as extensions`);
  if (!facts) return [];
  const findings: Finding[] = [];
  if (facts.version_number < oldestVersion * 10_000) {
    findings.push(failure('old_database', { version: facts.version }));
  }
  if (facts.is_replica) findings.push(failure('read_only_database'));
  if (facts.encoding !== 'UTF8') {
    findings.push(failure('wrong_encoding', { encoding: facts.encoding }));
  }
  const pending = await countPendingMigrations(db);
  if (pending > 0) findings.push(warning('pending_migrations', { count: pending }));
  for (const name of extensions.filter((one) => !facts.extensions.includes(one))) {
    // The first start creates them if its role may do so.
    findings.push((pending > 0 ? warning : failure)('missing_extension', { name }));
  }
  const milliseconds = await fastestQuery(db);
  if (milliseconds > slowQuery) {
    findings.push(warning('slow_database', { milliseconds: Math.round(milliseconds) }));
  }
  return findings;
}

/** The fastest of several queries, because a busy machine delays single ones. */
async function fastestQuery(db: Database): Promise<number> {
  const times: number[] = [];
  for (let ping = 0; ping < pings; ping++) {
    const started = performance.now();
    await db.one(sql`select 1 as one`);
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
