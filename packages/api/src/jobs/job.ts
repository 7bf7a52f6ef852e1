import type { RowOutcome } from '@rentyard/contract/entities/job';
import type { Action, Subject } from '@rentyard/contract/permissions';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { Transaction } from '../db/database.ts';

/** A job to be queued. */
export interface NewJob<Payload = unknown> {
  readonly kind: string;
  /** JSON that the handler receives. */
  readonly payload: Payload;
  /** The user who requested the job and may read it; undefined for jobs of the server. */
  readonly personId?: number | undefined;
  /** The number of rows, if known. */
  readonly total?: number;
  /** The earliest start. */
  readonly runAt?: Date;
  /** While a job with this kind and key is active, another one is not queued. */
  readonly key?: string;
}

/** The result of one row. */
export interface RowReport {
  /** The number of the row, from 1. */
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly recordId?: number | undefined;
  /** The label of the row. */
  readonly name?: string | undefined;
  /** The problems of a skipped or failed row. */
  readonly problems?: ProblemsByPath | undefined;
  /** JSON that `undo` receives. */
  readonly undo?: unknown;
}

/** The result of one step. */
export interface Step {
  readonly rows?: readonly RowReport[];
  /** The position from which the next run continues if this one is interrupted. */
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
  /** The cursor of the last step; undefined on the first run. */
  readonly cursor: unknown;
  /**
   * Runs a part of the work in one transaction together with its reports and its cursor, so that
   * each part runs exactly once even if the process dies.
   * @throws {JobStopped} when a user paused or cancelled the job; do not catch it.
   */
  step(work: (tx: Transaction) => Promise<Step>): Promise<void>;
}

/** A job that is undone row by row. */
export interface UndoneJob<Payload = unknown> extends RunningJob<Payload> {
  /** Rows of the undone job that have `undo`, the last one first: at most `limit`, before `row`. */
  rowsBefore(row: number | undefined, limit: number): Promise<readonly UndoRow[]>;
}

export interface UndoRow {
  readonly row: number;
  readonly record_id: number | null;
  readonly name: string | null;
  readonly undo: unknown;
}

export type JobPermission = readonly [action: Action, subject: Subject];

/** The handler of one kind of job. A run may be repeated from its cursor at any time. */
export interface JobHandler<Payload> {
  run(job: RunningJob<Payload>): Promise<void>;
  /** Undoes a finished run; without it `POST /jobs/{id}/undo` is rejected. */
  undo?(job: UndoneJob<Payload>): Promise<void>;
  /** The permission to resume or undo the job; none when undefined. */
  permissionFor?(payload: Payload): JobPermission;
  /** False for jobs of the server: their row is deleted when they end. */
  readonly isStored?: boolean;
}

/** Ends a run that was paused, cancelled or taken over by another process. */
export class JobStopped extends Error {}

/** Thrown by a handler: the job waits until then and continues from its cursor. */
export class JobPostponed extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super(`Postponed until ${until.toISOString()}`);
    this.until = until;
  }
}
