import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { notify } from '../db/notifications.ts';
import {
  type JobHandler,
  type JobPermission,
  JobPostponed,
  JobStopped,
  type NewJob,
} from './job.ts';
import {
  endJob,
  insertJob,
  releaseAbandoned,
  removeJob,
  renewLeases,
  requeueJob,
  type TakenJob,
  takeJob,
} from './jobTable.ts';
import { runningJob, undoneJob } from './runningJob.ts';

/** The channel of notifications about queued jobs. */
const channel = 'jobs';
/** Poll interval without notifications: jobs become due, other processes die. */
const pollInterval = 1_000;
/** Number of polls between two checks for dead processes, and between two signs of life of this one. */
const heartbeatInterval = 5;
/** Concurrent jobs of this process. */
const slots = 3;
const attemptsAtMost = 5;
const longestWait = 60_000;

/** Work that outlives its request. Every process has one instance, and all work on the same queue. */
export interface Jobs {
  /** Registers the handler of a kind. Call it before `start`. */
  handle<Payload>(kind: string, handler: JobHandler<Payload>): void;
  /** Whether finished jobs of this kind can be undone. */
  canUndo(kind: string): boolean;
  /** The permission that resuming or undoing a job of this kind needs. */
  permissionFor(kind: string, payload: unknown): JobPermission | undefined;
  /** Queues a job in the transaction of its cause. Undefined when its key is in use. */
  enqueue<Payload>(tx: Transaction, job: NewJob<Payload>): Promise<number | undefined>;
  /** Notifies every process after the commit that the queue has changed. */
  announce(tx: Transaction): Promise<void>;
  start(): Promise<void>;
  /** Waits for current steps, and returns their unfinished jobs to the queue. */
  stop(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export function createJobs({ db, clock, log }: Parts): Jobs {
  const worker = randomUUID();
  const handlers = new Map<string, JobHandler<unknown>>();
  const atWork = new Set<Promise<void>>();
  let isStopping = false;
  let polling: Promise<void> | undefined;
  let isRequestedAgain = false;
  let looks = 0;
  let timer: NodeJS.Timeout | undefined;
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
      .catch((error: unknown) => log.warn({ err: error }, 'looking for jobs'))
      .finally(() => {
        polling = undefined;
        if (!isRequestedAgain) return;
        isRequestedAgain = false;
        poll();
      });
  }

  async function fill(): Promise<void> {
    if (looks % heartbeatInterval === 0) {
      if (atWork.size > 0) await renewLeases(db, worker);
      await releaseAbandoned(db, worker, db.kind === 'pglite');
    }
    while (!isStopping && atWork.size < slots) {
      const job = await takeJob(db, worker, [...handlers.keys()], clock());
      if (!job) return;
      const work = run(job).finally(() => {
        atWork.delete(work);
        poll();
      });
      atWork.add(work);
    }
  }

  async function run(job: TakenJob): Promise<void> {
    const { id, kind } = job;
    const handler = handlers.get(kind);
    if (!handler) return;
    try {
      const about = { db, job, worker, isStopping: () => isStopping };
      if (job.undo_of === null) await handler.run(runningJob(about));
      else await handler.undo?.(undoneJob(about, job.undo_of));
      if (handler.isStored === false) await removeJob(db, id);
      else await endJob(db, { id, worker, state: 'done' }, clock());
    } catch (error) {
      await settle(job, error).catch((lost: unknown) =>
        // Its lease expires, and another poll finds it.
        log.error({ err: lost, job: id }, 'a job could not be given back'),
      );
    }
  }

  async function settle({ id, kind, attempts }: TakenJob, error: unknown): Promise<void> {
    const now = clock();
    if (error instanceof JobStopped) return requeueJob(db, { id, worker, runAt: now });
    if (error instanceof JobPostponed) return requeueJob(db, { id, worker, runAt: error.until });
    log.error({ err: error, job: id, kind, attempts }, 'a job failed');
    if (attempts >= attemptsAtMost) return endJob(db, { id, worker, state: 'failed' }, now);
    const wait = Math.min(longestWait, 500 * 2 ** attempts);
    return requeueJob(db, { id, worker, runAt: new Date(now.getTime() + wait) });
  }

  return {
    handle: (kind, handler) => {
      handlers.set(kind, handler as JobHandler<unknown>);
    },
    canUndo: (kind) => handlers.get(kind)?.undo !== undefined,
    permissionFor: (kind, payload) => handlers.get(kind)?.permissionFor?.(payload),
    async enqueue(tx, job) {
      const id = await insertJob(tx, job, clock());
      if (id !== undefined) await notify(tx, channel, '');
      return id;
    },
    announce: (tx) => notify(tx, channel, ''),
    async start() {
      unsubscribe = await db.listen(channel, { heard: poll, resumed: poll });
      timer = setInterval(() => {
        looks += 1;
        poll();
      }, pollInterval);
      timer.unref();
      poll();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      unsubscribe?.();
      await polling;
      await Promise.allSettled(atWork);
    },
  };
}
