import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../config/clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { Unavailable } from '../errors/failures.ts';
import { readPause, reserveTurn } from './destinations.ts';
import {
  type JobPermission,
  JobPostponed,
  JobStopped,
  type MayStill,
  PermissionLost,
  type RunningJob,
  type Step,
  type UndoneJob,
} from './job.ts';
import { recordStep, rowsToUndo } from './jobReport.ts';
import { lockJob, markJob, type TakenJob } from './jobTable.ts';
import { realElapsed } from './leases.ts';

/**
 * How late a call may start, in ms: a busy process would otherwise start several at once. The calls of a
 * second stay below the rate, because their turns are that much longer. A call that is later reserves
 * another turn that allows twice as much, so that a slow database delays calls but does not prevent them.
 */
const usualLateness = 50;
/** Delay between attempts to store an acknowledged call, in ms. */
const retryDelay = 500;

interface About {
  readonly db: Database;
  readonly clock: Clock;
  readonly job: TakenJob;
  readonly worker: string;
  readonly signal: AbortSignal;
  readonly callsPerSecond: number;
  readonly mayStill: MayStill;
  /** The permission that the user of the job needs. */
  readonly permission: JobPermission | undefined;
  readonly isStopping: () => boolean;
}

/** The job as its handler sees it. */
export function runningJob<Payload>(about: About): RunningJob<Payload> {
  const { db, clock, job, worker, signal, callsPerSecond, mayStill, permission, isStopping } =
    about;
  const { id, payload, destination, attempts, person_id } = job;
  let cursor: unknown = job.cursor ?? undefined;

  /** Before the work of a step, and after it, because the work may have waited for locks. */
  async function refuseLost(tx: Transaction): Promise<void> {
    if (person_id === null || !permission) return;
    if (await mayStill(tx, person_id, permission)) return;
    const [action, subject] = permission;
    throw new PermissionLost({ person: person_id, action, subject });
  }

  async function attempt(tx: Transaction, work: (tx: Transaction) => Promise<Step>) {
    if (!(await lockJob(tx, id, worker))) throw new JobStopped();
    const step = await work(tx);
    await recordStep(tx, id, step);
    return step;
  }

  async function store(work: (tx: Transaction) => Promise<Step>): Promise<void> {
    const step = await db.transaction((tx) => attempt(tx, work));
    if (step.cursor !== undefined) cursor = step.cursor;
  }

  /** A call cannot be undone, so what it did is stored as soon as the database is back. */
  async function untilStored<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Unavailable) || signal.aborted || isStopping()) throw error;
        await sleep(retryDelay, undefined, { signal });
      }
    }
  }

  return {
    id,
    payload: payload as Payload,
    personId: person_id ?? undefined,
    get cursor() {
      return cursor;
    },
    attempts,
    signal,
    async step(work) {
      if (isStopping()) throw new JobStopped();
      await store(async (tx) => {
        await refuseLost(tx);
        const step = await work(tx);
        await refuseLost(tx);
        return step;
      });
    },
    async mark(next) {
      await untilStored(() => markJob(db, { id, worker }, next));
      cursor = next;
    },
    acknowledge: (work) => untilStored(() => store(work)),
    async turn(calls = 1) {
      for (let lateness = usualLateness; ; lateness *= 2) {
        const duration = ((1_000 + lateness) * calls) / callsPerSecond;
        if (isStopping()) throw new JobStopped();
        const now = clock();
        const reservedAt = realElapsed();
        const turn = await reserveTurn(db, { id, worker, duration }, now);
        if (!turn?.is_own || destination === null) throw new JobStopped();
        if (turn.wait === null) {
          throw new JobPostponed(new Date(turn.paused_until ?? now.getTime() + 1_000));
        }
        if (turn.wait >= 1) {
          await sleep(turn.wait, undefined, { signal });
          // Another call may have been refused meanwhile.
          const pause = await readPause(db, destination, clock());
          if (pause !== undefined) throw new JobPostponed(new Date(pause));
        }
        const late = realElapsed() - reservedAt - turn.wait;
        if (late <= lateness || duration === 0) return;
      }
    },
  };
}

/** The job that undoes another one. */
export function undoneJob<Payload>(about: About, undoOf: number): UndoneJob<Payload> {
  const running = runningJob<Payload>(about);
  return Object.assign(running, {
    rowsBefore: (row: number | undefined, limit: number) =>
      rowsToUndo(about.db, undoOf, row, limit),
  });
}
