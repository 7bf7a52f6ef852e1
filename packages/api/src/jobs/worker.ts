import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { currentTracing } from '../telemetry/tracing.ts';
import { pauseDestination } from './destinations.ts';
import {
  DestinationBusy,
  DestinationFailed,
  type JobHandler,
  JobPostponed,
  JobStopped,
  type MayStill,
  PermissionLost,
  pools,
  type Retry,
} from './job.ts';
import {
  capRunTimes,
  endJob,
  type FreeSlots,
  jobChannel,
  lockJob,
  releaseAbandoned,
  removeJob,
  returnJob,
  stopJob,
  type TakenJob,
  takeJobs,
} from './jobTable.ts';
import { createLeases } from './leases.ts';
import { runningJob, undoneJob } from './runningJob.ts';

/** Poll interval without notifications: jobs become due, other processes die. */
const pollInterval = 1_000;
const usualRetry: Retry = { first: 1_000, longest: 60_000, attempts: 5 };

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly mayStill: MayStill;
  /** In ms. */
  readonly lease: number;
  readonly handlers: ReadonlyMap<string, JobHandler<unknown>>;
}

/** Takes due jobs and runs them. */
interface Worker {
  start(): Promise<void>;
  stop(): Promise<void>;
  settle(): Promise<void>;
}

export function createWorker({ db, clock, log, mayStill, lease, handlers }: Dependencies): Worker {
  const leases = createLeases({ db, clock, lease });
  const atWork = new Map<Promise<void>, keyof typeof pools>();
  let isStopping = false;
  let polling: Promise<void> | undefined;
  let renewing: Promise<void> | undefined;
  let isRequestedAgain = false;
  const timers: NodeJS.Timeout[] = [];
  let unsubscribe: (() => void) | undefined;

  /** One poll at a time; a request during a poll starts another one afterwards. */
  function poll(): void {
    if (isStopping) return;
    if (polling) {
      isRequestedAgain = true;
      return;
    }
    polling = fill()
      // The database is unavailable: the next poll tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'could not look for jobs'))
      .finally(() => {
        polling = undefined;
        if (!isRequestedAgain) return;
        isRequestedAgain = false;
        poll();
      });
  }

  function freeSlots(): readonly FreeSlots[] {
    const used = [...atWork.values()];
    return [...handlers].flatMap(([kind, { pool = 'records', destination }]) => {
      const free = pools[pool] - used.filter((one) => one === pool).length;
      return free > 0 ? [{ kind, pool, free, destination }] : [];
    });
  }

  async function fill(): Promise<void> {
    const slots = freeSlots();
    if (slots.length === 0) return;
    const worker = randomUUID();
    for (const job of await takeJobs(db, { worker, slots, lease }, clock())) begin(job, worker);
  }

  function begin(job: TakenJob, worker: string): void {
    const handler = handlers.get(job.kind);
    if (!handler) return;
    const jobLease = leases.acquire({ id: job.id, worker });
    const work = run(job, { worker, handler, signal: jobLease.signal }).finally(() => {
      jobLease.release();
      atWork.delete(work);
      poll();
    });
    atWork.set(work, handler.pool ?? 'records');
  }

  interface Run {
    readonly worker: string;
    readonly handler: JobHandler<unknown>;
    readonly signal: AbortSignal;
  }

  function run(job: TakenJob, about: Run): Promise<void> {
    const tracing = currentTracing();
    if (!tracing) return runTaken(job, about);
    return tracing.spanBelow(job.trace, `job ${job.kind}`, () => runTaken(job, about));
  }

  async function runTaken(job: TakenJob, { worker, handler, signal }: Run): Promise<void> {
    const { callsPerSecond = Number.POSITIVE_INFINITY } = handler;
    const about = {
      ...{ db, clock, job, worker, signal, callsPerSecond, mayStill },
      permission: handler.permissionFor?.(job.payload),
      isStopping: () => isStopping,
    };
    try {
      if (job.undo_of === null) await handler.run(runningJob(about));
      else await handler.undo?.(undoneJob(about, job.undo_of));
      if (handler.isStored === false) await removeJob(db, job.id, worker);
      else await endJob(db, { id: job.id, worker, state: 'done' }, clock());
    } catch (error) {
      const reason = signal.aborted ? new JobStopped() : error;
      await settle(job, { worker, handler, signal }, reason).catch((lost: unknown) =>
        // Its lease expires, and another poll finds it.
        log.error({ err: lost, job: job.id }, 'a job could not be returned to the queue'),
      );
    }
  }

  async function settle(job: TakenJob, { worker, handler }: Run, error: unknown): Promise<void> {
    const { id, kind, attempts, destination } = job;
    const now = clock();
    const { runAt, isFailed, ...next } = nextRun(error, {
      attempts,
      retry: handler.retry ?? usualRetry,
      now,
    });
    if (error instanceof DestinationFailed) {
      log.warn(
        { job: id, kind, attempts, reason: error.message },
        'a destination refused a request',
      );
    } else if (isFailed && !(error instanceof PermissionLost))
      log.error({ err: error, job: id, kind, attempts }, 'a job failed');
    await db.transaction(async (tx: Transaction) => {
      if (!(await lockJob(tx, id, worker))) return;
      if (destination !== null) {
        if (error instanceof DestinationBusy) {
          await pauseDestination(tx, destination, { until: runAt, now });
        }
        if (error instanceof DestinationFailed && error.pause > 0) {
          const until = new Date(now.getTime() + error.pause);
          await pauseDestination(tx, destination, { until, now });
        }
      }
      if (error instanceof PermissionLost) {
        log.warn({ job: id, kind, ...error.lost }, 'a job stopped: its user lost the permission');
        return stopJob(tx, { id, worker, lost: error.lost });
      }
      const fate = (await handler.fateOf?.(tx, job.payload)) ?? next.state;
      if (fate === 'ended') await removeJob(tx, id, worker);
      else if (fate === 'failed') await endJob(tx, { id, worker, state: fate }, clock());
      else await returnJob(tx, { id, worker, state: fate, runAt, now, isFailed });
    });
  }

  function renew(): void {
    renewing ??= leases
      .renew()
      .catch((error: unknown) => log.warn({ err: error }, 'could not extend the leases of jobs'))
      .finally(() => {
        renewing = undefined;
      });
  }

  return {
    async start() {
      await releaseAbandoned(db, { isAlone: db.kind === 'pglite', lease });
      await capRunTimes(db, clock());
      unsubscribe = await db.listen(jobChannel, { received: poll, resumed: poll });
      timers.push(
        setInterval(poll, pollInterval),
        setInterval(renew, lease / 3),
        setInterval(leases.stopExpired, lease / 15),
      );
      for (const timer of timers) timer.unref();
      poll();
    },
    async stop() {
      isStopping = true;
      unsubscribe?.();
      await polling;
      await Promise.allSettled(atWork.keys());
      for (const timer of timers) clearInterval(timer);
      await renewing;
    },
    async settle() {
      for (;;) {
        poll();
        while (polling) await polling;
        if (atWork.size === 0) return;
        await Promise.all(atWork.keys());
      }
    },
  };
}

interface Attempt {
  readonly attempts: number;
  readonly retry: Retry;
  readonly now: Date;
}

/** What becomes of a job whose run was interrupted. */
function nextRun(error: unknown, { attempts, retry, now }: Attempt) {
  const after = (wait: number) => new Date(now.getTime() + wait);
  if (error instanceof JobStopped) return { state: 'queued', runAt: now, isFailed: false } as const;
  if (error instanceof JobPostponed) {
    return { state: 'queued', runAt: error.until, isFailed: false } as const;
  }
  if (error instanceof DestinationBusy) {
    return { state: 'queued', runAt: after(1_000 * error.seconds), isFailed: false } as const;
  }
  const delay = Math.min(retry.longest, retry.first * 2 ** (attempts - 1));
  // Jobs that failed together do not run again together.
  const runAt = after(delay * (0.5 + Math.random() / 2));
  const state = attempts >= (retry.attempts ?? Number.POSITIVE_INFINITY) ? 'failed' : 'queued';
  return { state, runAt, isFailed: true } as const;
}
