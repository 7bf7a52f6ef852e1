import type { Database, Transaction } from '../db/database.ts';
import { JobStopped, type RunningJob, type Step, type UndoneJob } from './job.ts';
import { lockJob, recordStep, rowsToUndo, type TakenJob } from './jobTable.ts';

interface About {
  readonly db: Database;
  readonly job: TakenJob;
  readonly worker: string;
  readonly isStopping: () => boolean;
}

/** The job as its handler sees it. */
export function runningJob<Payload>({ db, job, worker, isStopping }: About): RunningJob<Payload> {
  const { id, payload, created_by } = job;
  let cursor: unknown = job.cursor ?? undefined;

  async function attempt(tx: Transaction, work: (tx: Transaction) => Promise<Step>) {
    if (!(await lockJob(tx, id, worker))) throw new JobStopped();
    const step = await work(tx);
    await recordStep(tx, id, step);
    return step;
  }

  return {
    id,
    payload: payload as Payload,
    personId: created_by ?? undefined,
    get cursor() {
      return cursor;
    },
    async step(work) {
      if (isStopping()) throw new JobStopped();
      const step = await db.transaction((tx) => attempt(tx, work));
      if (step.cursor !== undefined) cursor = step.cursor;
    },
  };
}

/** The job that undoes another one. */
export function undoneJob<Payload>(about: About, undoOf: number): UndoneJob<Payload> {
  const running = runningJob<Payload>(about);
  return {
    id: running.id,
    payload: running.payload,
    personId: running.personId,
    get cursor() {
      return running.cursor;
    },
    step: running.step,
    rowsBefore: (row, limit) => rowsToUndo(about.db, undoOf, row, limit),
  };
}
