import type { Database } from '../db/database.ts';
import { JobStopped } from './job.ts';
import { releaseAbandoned, renewLeases } from './jobTable.ts';

/** A job that this process runs. */
interface Held {
  readonly worker: string;
  readonly stop: AbortController;
  /** When the lease was extended, by `performance.now()`. */
  renewedAt: number;
}

/** The jobs of this process and the time for which they belong to it. */
export interface Leases {
  /** Holds a job until `release`; the signal is aborted when the job is lost earlier. */
  hold(id: number, worker: string): AbortSignal;
  release(id: number): void;
  /** Extends the leases of held jobs and queues jobs of other processes whose lease has ended. */
  renew(): Promise<void>;
}

export function createLeases(db: Database, lease: number): Leases {
  const held = new Map<number, Held>();
  const isAlone = db.kind === 'pglite';

  /** Another process may take these jobs: nothing more may be sent for them. */
  function stopExpired(): void {
    const latest = performance.now() - 0.8 * lease;
    for (const { stop, renewedAt } of held.values()) {
      if (renewedAt < latest) stop.abort(new JobStopped());
    }
  }

  return {
    hold(id, worker) {
      const stop = new AbortController();
      held.set(id, { worker, stop, renewedAt: performance.now() });
      return stop.signal;
    },
    release: (id) => {
      held.delete(id);
    },
    async renew() {
      if (!isAlone) stopExpired();
      const before = [...held];
      if (before.length > 0) {
        const startedAt = performance.now();
        const workers = [...new Set(before.map(([, { worker }]) => worker))];
        const owned = await renewLeases(db, workers, lease);
        for (const [id, job] of before) {
          if (owned.has(id)) job.renewedAt = startedAt;
          else job.stop.abort(new JobStopped());
        }
      }
      if (!isAlone) await releaseAbandoned(db, isAlone);
    },
  };
}
