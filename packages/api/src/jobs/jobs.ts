import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { JobHandler, JobPermission, MayStill, NewJob } from './job.ts';
import { enqueueJob } from './jobTable.ts';
import { createWorker } from './worker.ts';

/** Work that outlives its request. Every process has one instance, and all work on the same queue. */
export interface Jobs {
  /** Registers the handler of a kind. Call it before `start`. */
  handle<Payload>(kind: string, handler: JobHandler<Payload>): void;
  /** Whether finished jobs of this kind can be undone. */
  canUndo(kind: string): boolean;
  readonly mayStill: MayStill;
  /** The permission that resuming or undoing a job of this kind needs. */
  permissionFor(kind: string, payload: unknown): JobPermission | undefined;
  /** Queues a job in the transaction of its cause. Undefined when its key is in use. */
  enqueue<Payload>(tx: Transaction, job: NewJob<Payload>): Promise<number | undefined>;
  start(): Promise<void>;
  /** Waits for current steps, and returns their unfinished jobs to the queue. */
  stop(): Promise<void>;
  /** Resolves when this process runs no job and could take none: others wait for their time, or for users. */
  settle(): Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly mayStill: MayStill;
  /** How long a job belongs to a process that gives no sign of life, in ms; 15 s by default. */
  readonly lease?: number;
}

export function createJobs({ db, clock, log, mayStill, lease = 15_000 }: Dependencies): Jobs {
  const handlers = new Map<string, JobHandler<unknown>>();
  const worker = createWorker({ db, clock, log, mayStill, lease, handlers });
  return {
    handle: (kind, handler) => {
      handlers.set(kind, handler as JobHandler<unknown>);
    },
    mayStill,
    canUndo: (kind) => handlers.get(kind)?.undo !== undefined,
    permissionFor: (kind, payload) => handlers.get(kind)?.permissionFor?.(payload),
    enqueue: (tx, job) => enqueueJob(tx, job, clock()),
    start: worker.start,
    stop: worker.stop,
    settle: worker.settle,
  };
}
