import { sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { JobStopped } from './job.ts';
import { capRunTimes, type OwnedJob, releaseAbandoned, renewLeases } from './jobTable.ts';

/** A job that this process runs. */
interface LeasedJob extends OwnedJob {
  readonly stop: AbortController;
  /** When the lease was extended, by `performance.now()`. */
  renewedAt: number;
}

/** The lease of a job lasts until `release`. The signal is aborted when the lease is lost earlier. */
export interface Lease {
  readonly signal: AbortSignal;
  release(): void;
}

/** The jobs of this process and the time for which they belong to it. */
export interface Leases {
  acquire(job: OwnedJob): Lease;
  /** Extends the leases of these jobs and queues jobs of other processes whose lease has ended. */
  renew(): Promise<void>;
  /** Stops the jobs that another process may soon take: nothing more may be sent for them. */
  stopExpired(): void;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** In ms. */
  readonly lease: number;
}

/** The time since the process began in ms, which tests cannot move: the database has a real clock. */
export function realElapsed(): number {
  return Number(process.hrtime.bigint()) / 1_000_000;
}

/** The clock of the database is steady while it differs from this process by less, in ms. */
const jump = 2_000;

export function createLeases({ db, clock, lease }: Dependencies): Leases {
  const leased = new Set<LeasedJob>();
  /** The embedded database has no other process that could take a job. */
  const isAlone = db.kind === 'pglite';

  function stopExpired(): void {
    if (isAlone) return;
    const latest = performance.now() - 0.8 * lease;
    for (const { stop, renewedAt } of leased) {
      if (renewedAt < latest) stop.abort(new JobStopped());
    }
  }

  let difference: number | undefined;
  let steadySince = Number.NEGATIVE_INFINITY;

  /**
   * False for the time of a lease after a jump of the database's clock: until then living processes
   * extend their leases, which the jump may have ended.
   */
  async function isSteady(): Promise<boolean> {
    const found = await db.one<{ at: number }>(
      sql`select 1000 * extract(epoch from clock_timestamp())::float8 as at`,
    );
    const now = realElapsed();
    const current = (found?.at ?? 0) - now;
    if (difference !== undefined && Math.abs(current - difference) > jump) steadySince = now;
    difference = current;
    return now - steadySince >= lease;
  }

  async function renewLeased(): Promise<void> {
    const before = [...leased];
    if (before.length === 0) return;
    const startedAt = performance.now();
    const workers = [...new Set(before.map(({ worker }) => worker))];
    const owned = await renewLeases(db, workers, lease);
    const keys = new Set(owned.map(({ id, worker }) => `${id} ${worker}`));
    for (const job of before) {
      if (keys.has(`${job.id} ${job.worker}`)) job.renewedAt = startedAt;
      else job.stop.abort(new JobStopped());
    }
  }

  return {
    acquire(job) {
      const stop = new AbortController();
      const entry = { ...job, stop, renewedAt: performance.now() };
      leased.add(entry);
      return { signal: stop.signal, release: () => leased.delete(entry) };
    },
    async renew() {
      await renewLeased();
      await capRunTimes(db, clock());
      if (!isAlone && (await isSteady())) await releaseAbandoned(db, { isAlone, lease });
    },
    stopExpired,
  };
}
