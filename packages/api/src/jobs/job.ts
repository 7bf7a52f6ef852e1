import type { RowOutcome } from '@rentyard/contract/entities/job';
import type { Action, Subject } from '@rentyard/contract/permissions';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { Transaction } from '../db/database.ts';

/** A job to be queued. */
export interface NewJob<Payload = unknown> {
  readonly kind: string;
  /** JSON that the handler gets back. */
  readonly payload: Payload;
  /** The person who requested the job and may read it; undefined for the server's own jobs. */
  readonly personId?: number | undefined;
  /** How many rows there are to do, when that is known. */
  readonly total?: number;
  /** Not before this moment. */
  readonly runAt?: Date;
  /** While a job of this kind and key is alive, another is not queued beside it. */
  readonly key?: string;
}

/** The result of one row. */
export interface RowReport {
  /** Its number among the rows, from 1. */
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly recordId?: number | undefined;
  /** The label of the row. */
  readonly name?: string | undefined;
  /** Why it was skipped or failed. */
  readonly problems?: ProblemsByPath | undefined;
  /** JSON that `undo` gets back. */
  readonly undo?: unknown;
}

/** What one step of a job has done. */
export interface Step {
  readonly rows?: readonly RowReport[];
  /** Where the next run goes on should this one be cut off. */
  readonly cursor?: unknown;
  /** Set when it becomes known. */
  readonly total?: number;
  /** The result that `GET /jobs/{id}` returns. */
  readonly result?: unknown;
}

/** A job that is running. */
export interface RunningJob<Payload = unknown> {
  readonly id: number;
  readonly payload: Payload;
  readonly personId: number | undefined;
  /** What the last step left; undefined on the first run. */
  readonly cursor: unknown;
  /**
   * Does a part of the work in one transaction together with its reports and its cursor, so that each
   * part is done exactly once however often the process dies.
   * @throws {JobStopped} when somebody paused or cancelled the job; let it pass.
   */
  step(work: (tx: Transaction) => Promise<Step>): Promise<void>;
}

/** A job that is undone row by row. */
export interface UndoneJob<Payload = unknown> extends RunningJob<Payload> {
  /** Rows of the undone job that carry `undo`, the last one first, at most `limit` before `row`. */
  rowsBefore(row: number | undefined, limit: number): Promise<readonly UndoRow[]>;
}

export interface UndoRow {
  readonly row: number;
  readonly record_id: number | null;
  readonly name: string | null;
  readonly undo: unknown;
}

export type JobPermission = readonly [action: Action, subject: Subject];

/** How jobs of one kind are done. A run may be repeated from its cursor at any moment. */
export interface JobHandler<Payload> {
  run(job: RunningJob<Payload>): Promise<void>;
  /** Undoes a finished run; without it `POST /jobs/{id}/undo` is refused. */
  undo?(job: UndoneJob<Payload>): Promise<void>;
  /** The permission to resume or undo the job; none when left out. */
  permissionFor?(payload: Payload): JobPermission;
  /** False for the server's own jobs: their row is deleted when they end. */
  readonly isStored?: boolean;
}

/** Ends a run that was paused, cancelled or taken over by another process. */
export class JobStopped extends Error {}

/** Thrown by a handler: the job waits until then and goes on from its cursor. */
export class JobPostponed extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super(`Postponed until ${until.toISOString()}`);
    this.until = until;
  }
}
