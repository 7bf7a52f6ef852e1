import { sql } from 'drizzle-orm';
import { type Backend, describeBackends, findBackends } from '../connections/backends.ts';
import type { Database, Session } from '../database.ts';

export interface Reporting {
  readonly report: (line: string) => void;
  /** Report interval for long operations, in ms. */
  readonly every: number;
}

interface Watched extends Reporting {
  /** Inspects the session from another connection. */
  readonly db: Database;
  readonly session: Session;
  /** `migration 0004_accounts (4 of 19)` */
  readonly name: string;
}

/** How often the session is sampled per report, so that short lock waits are seen too. */
const samples = 10;

/** Runs a migration; reports its end and, while it runs, its activity and the owners of locks that it waits for. */
export async function reportProgress(
  { db, session, name, report, every }: Watched,
  work: () => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const activityOf = db.kind === 'postgres' ? await watchSession(db, session) : undefined;
  let activity = '';
  let ticks = 0;
  const timer = setInterval(async () => {
    ticks += 1;
    const isReport = ticks % samples === 0;
    activity = (await activityOf?.()) || activity;
    if (!isReport) return;
    report(`${name} has been running for ${seconds()} s${activity}`);
    activity = '';
  }, every / samples);
  timer.unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  report(`${name} applied in ${seconds()} s`);
}

interface IndexBuild {
  readonly name: string;
  readonly phase: string;
  readonly percent: number | null;
}

/** The current activity of the session, as text after its name; empty when there is none. */
async function watchSession(db: Database, session: Session): Promise<() => Promise<string>> {
  const self = await session.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const pid = self?.pid ?? 0;
  return async () => {
    try {
      const blockers = await findBackends(db, sql`pid = any(pg_blocking_pids(${pid}))`);
      if (blockers.length > 0) return waitsFor(blockers);
      const build = await db.one<IndexBuild>(sql`
        select coalesce(c.relname, 'new') as name, p.phase,
               round(100.0 * p.blocks_done / nullif(p.blocks_total, 0))::integer as percent
        from pg_stat_progress_create_index p left join pg_class c on c.oid = p.index_relid
        where p.pid = ${pid}`);
      return build === undefined ? '' : builds(build);
    } catch {
      // The next sample may succeed; the migration has its own connection.
      return '';
    }
  };
}

function waitsFor(blockers: readonly Backend[]): string {
  return `; waits for a lock of ${describeBackends(blockers)}`;
}

function builds({ name, phase, percent }: IndexBuild): string {
  return `; builds index ${name}: ${phase}${percent === null ? '' : `, ${percent} %`}`;
}
