import type { RowOutcome } from '@rentyard/contract/entities/job';
import type { Action, Subject } from '@rentyard/contract/permissions';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { Queryable, Transaction } from '../db/database.ts';

/** A job to be queued. */
export interface NewJob<Payload = unknown> {
  readonly kind: string;
  /** JSON that the handler receives. */
  readonly payload: Payload;
  /** The user who requested the job and may read it; undefined for jobs of the server. */
  readonly personId?: number | undefined;
  /** The number of rows, if known. */
  readonly total?: number;
  /** The earliest start, as a person chose it. */
  readonly runAt?: Date;
  /** Time until the earliest start, in ms. */
  readonly delay?: number;
  /** While a job with this kind and key is active, another one is not queued. */
  readonly key?: string;
  /** The service that the job calls. While it pauses, the job does not start. */
  readonly destination?: string;
  /** Jobs of a lane run one at a time, in the order in which they were queued. */
  readonly lane?: string | undefined;
}

/** The order of due jobs: smaller numbers first. */
export const priorities = { reply: 0, usual: 10, broadcast: 20 } as const;

/**
 * Kinds of one pool share its slots in each process, so that no kind of work delays the others:
 * broadcasts do not delay an import.
 */
export const pools = {
  records: 3,
  broadcasts: 1,
  messages: 8,
  mails: 10,
  projectMails: 10,
  webhooks: 16,
} as const;

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
  /** Whether the job ends with this step: its row is deleted in the same transaction. */
  readonly isLast?: boolean;
}

/** A job that is running. */
export interface RunningJob<Payload = unknown> {
  readonly id: number;
  readonly payload: Payload;
  readonly personId: number | undefined;
  /** The cursor of the last step; undefined on the first run. */
  readonly cursor: unknown;
  /** This run and the failed ones since the last step. */
  readonly attempts: number;
  /** Aborted when the job no longer belongs to this run: it was paused, cancelled or taken over. */
  readonly signal: AbortSignal;
  /**
   * Runs a part of the work in one transaction together with its reports and its cursor, so that
   * each part runs exactly once even if the process dies.
   * @throws {JobStopped | PermissionLost} when a user paused or cancelled the job, or its user may
   * no longer do it; do not catch them.
   */
  step(work: (tx: Transaction) => Promise<Step>): Promise<void>;
  /**
   * Waits until the destination takes the next calls. Call it before every call.
   * @throws {JobStopped | JobPostponed} when the job was stopped or the destination pauses.
   */
  turn(calls?: number): Promise<void>;
  /**
   * Stores in one statement that the destination has acknowledged a call, before any other work: what
   * is lost between the response and this statement is repeated. `cursor` continues the next run.
   */
  mark(cursor: unknown): Promise<void>;
  /** Stores what the destination has acknowledged: like `step`, and even while the process stops. */
  acknowledge(work: (tx: Transaction) => Promise<Step>): Promise<void>;
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

/** When failed runs are repeated: delays double from the first to the longest. */
export interface Retry {
  /** In ms. */
  readonly first: number;
  readonly longest: number;
  /** Failed runs since the last step after which the job fails; unlimited by default. */
  readonly attempts?: number;
}

/** The handler of one kind of job. A run may be repeated from its cursor at any time. */
export interface JobHandler<Payload> {
  run(job: RunningJob<Payload>): Promise<void>;
  /** Undoes a finished run; without it `POST /jobs/{id}/undo` is rejected. */
  undo?(job: UndoneJob<Payload>): Promise<void>;
  /** The permission that each step, a resumption and an undo of the job need; none when undefined. */
  permissionFor?(payload: Payload): JobPermission | undefined;
  /** False for jobs of the server: their row is deleted when they end. */
  readonly isStored?: boolean;
  /** `records` by default. */
  readonly pool?: keyof typeof pools;
  readonly retry?: Retry;
  /** The destination of all jobs of the kind: while it pauses, they are not even looked at. */
  readonly destination?: string;
  /** Calls per second to the destination, by all processes together; unlimited by default. */
  readonly callsPerSecond?: number | undefined;
  /** Called in the transaction that would return an interrupted job to the queue. */
  fateOf?(tx: Transaction, payload: Payload): Promise<'queued' | 'paused' | 'ended'>;
}

/** Whether a user has a permission at this moment, and may sign in at all. */
export type MayStill = (
  on: Queryable,
  personId: number,
  permission: JobPermission,
) => Promise<boolean>;

/** The permission that a user lost during a job or a broadcast, as it is stored. */
export interface LostPermission {
  readonly person: number;
  readonly action: Action;
  readonly subject: Subject;
}

/** Ends a run whose user lost the permission: the job is paused until somebody with the permission resumes it. */
export class PermissionLost extends Error {
  readonly lost: LostPermission;

  constructor(lost: LostPermission) {
    super(`User ${lost.person} may no longer ${lost.action} ${lost.subject}.`);
    this.lost = lost;
  }
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

/** Thrown by a handler: the destination did not accept the call, which is repeated later. */
export class DestinationFailed extends Error {
  /** Time in which no process calls a destination that does not respond, in ms. */
  readonly pause: number;

  constructor(message: string, pause = 0) {
    super(message);
    this.pause = pause;
  }
}

/** Thrown by a handler: no process calls the destination for this time. */
export class DestinationBusy extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`The destination asks to wait ${seconds} s`);
    this.seconds = seconds;
  }
}
