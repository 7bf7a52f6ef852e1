import type { WireProblem } from '../messages/errors.ts';
import type { Option } from '../schema/values.ts';

/** Where a job is: waiting for its turn or its hour, at work, held by a person, or over. */
export const jobStates = ['queued', 'running', 'paused', 'done', 'failed', 'cancelled'] as const;

export type JobState = (typeof jobStates)[number];

/** What became of one row of a job. */
export const rowOutcomes = ['done', 'skipped', 'failed'] as const;

export type RowOutcome = (typeof rowOutcomes)[number];

/** Work that outlives its request, as `GET /jobs/{id}` tells of it. */
export interface Job {
  readonly id: number;
  /** `bulk`, `import`, ...; an undo is a job of the kind that it undoes. */
  readonly kind: string;
  readonly state: JobState;
  /** How many rows there are to do; null until that is known. */
  readonly total: number | null;
  readonly counts: Readonly<Record<RowOutcome, number>>;
  /** What the job leaves behind, by its kind; null until it is over. */
  readonly result: unknown;
  readonly can_undo: boolean;
  /** The job that this one undoes. */
  readonly undo_of: number | null;
  /** The job that undoes this one. */
  readonly undone_by: number | null;
  /** When it may run; later than its creation when it waits for its hour or for another try. */
  readonly run_at: string;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly created_by: Option | null;
}

/** One row of a job's report, as `GET /jobs/{id}/rows` lists it. */
export interface JobRow {
  /** Its place among the rows, from 1. */
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly record_id: number | null;
  readonly name: string | null;
  /** Why it was skipped or failed, by dotted path, in the asked language. */
  readonly errors: Readonly<Record<string, readonly WireProblem[]>>;
}
