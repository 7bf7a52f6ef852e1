import * as z from 'zod/mini';
import { type Action, actions, type Subject, subjects } from '../permissions.ts';
import type { WireProblem } from '../schema/routes/errorBody.ts';
import { choiceParam, pageParams } from '../schema/routes/queryParams.ts';
import { noFields } from '../schema/routes/requests.ts';
import {
  component,
  count,
  dateTime,
  flag,
  id,
  option,
  page,
  problemsByPath,
  string,
} from '../schema/routes/responses.ts';
import { route } from '../schema/routes/route.ts';
import type { Option } from '../schema/values.ts';

/** `queued` jobs wait for a worker or their start time. `paused` jobs were paused by a user. */
export const jobStates = ['queued', 'running', 'paused', 'done', 'failed', 'cancelled'] as const;

export type JobState = (typeof jobStates)[number];

/** The outcome of one row of a job. */
export const rowOutcomes = ['done', 'skipped', 'failed'] as const;

export type RowOutcome = (typeof rowOutcomes)[number];

/** A background job, as `GET /jobs/{id}` serves it. */
export interface Job {
  readonly id: number;
  /** `bulk`, `import`, ...; an undo is a job of the kind that it undoes. */
  readonly kind: string;
  readonly state: JobState;
  /** Number of rows. Null until it is known. */
  readonly total: number | null;
  readonly counts: Readonly<Record<RowOutcome, number>>;
  /** The result, which depends on the kind. Null until the job has finished. */
  readonly result: unknown;
  readonly can_undo: boolean;
  /** The job that this one undoes. */
  readonly undo_of: number | null;
  /** The job that undoes this one. */
  readonly undone_by: number | null;
  /** Earliest start. Later than the creation if the job is scheduled or waits for a retry. */
  readonly run_at: string;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly created_by: Option | null;
  /** The user who resumed it and for whom it runs since. */
  readonly resumed_by: Option | null;
  /** Why it has stopped; null unless its user lost the permission. */
  readonly stopped: StoppedBy | null;
}

/** A permission that a user lost while a job or a broadcast ran for them. */
export interface StoppedBy {
  readonly person: Option;
  readonly action: Action;
  readonly subject: Subject;
}

/** The permission whose loss stopped a job or a broadcast. */
export const stoppedBy = z.nullable(
  z.strictObject({ person: option, action: z.enum(actions), subject: z.enum(subjects) }),
);

/** One row of a job's report, as `GET /jobs/{id}/rows` lists it. */
export interface JobRow {
  /** Row number, from 1. */
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly record_id: number | null;
  readonly name: string | null;
  /** Why it was skipped or failed, by dotted path, in the language of the request. */
  readonly errors: Readonly<Record<string, readonly WireProblem[]>>;
}

/** A background job. */
export const jobResponse = component(
  'Job',
  z.strictObject({
    id,
    // `bulk`, `import`, ...; an undo is a job of the kind that it undoes.
    kind: string,
    state: z.enum(jobStates),
    // Null until the number of rows is known.
    total: z.nullable(count),
    counts: z.strictObject({ done: count, skipped: count, failed: count }),
    // Depends on the kind. Null until the job has finished.
    result: z.unknown(),
    can_undo: flag,
    undo_of: z.nullable(id),
    undone_by: z.nullable(id),
    // Later than its creation when it is scheduled or waits for a retry.
    run_at: dateTime,
    created_at: dateTime,
    started_at: z.nullable(dateTime),
    finished_at: z.nullable(dateTime),
    created_by: z.nullable(option),
    resumed_by: z.nullable(option),
    // While it is paused because its user lost the permission.
    stopped: stoppedBy,
  }),
);

/** One row of the report of a job. */
const jobRowResponse = component(
  'JobRow',
  z.strictObject({
    row: id,
    outcome: z.enum(rowOutcomes),
    record_id: z.nullable(id),
    name: z.nullable(string),
    errors: problemsByPath,
  }),
);

const tag = 'jobs';
/** Every caller has the own jobs. */
const common = { permission: 'signed-in', isForApiKeys: true, tag } as const;

export const showJob = route({
  method: 'GET',
  path: '/jobs/:id',
  ...common,
  response: jobResponse,
  errors: [404, 422],
  summary: 'The progress of a job',
});

export const listJobRowsCall = route({
  method: 'GET',
  path: '/jobs/:id/rows',
  ...common,
  query: z.strictObject({
    outcome: z.optional(choiceParam(rowOutcomes, 'Only rows with this outcome.')),
    ...pageParams,
  }),
  response: page(jobRowResponse),
  errors: [404, 422],
  summary: 'The outcome of each row of a job',
});

const decision = {
  ...common,
  method: 'POST',
  body: noFields,
  response: jobResponse,
  errors: [403, 404, 409, 422],
  isIdempotent: true,
} as const;

export const jobDecisions = {
  pause: route({
    ...{ ...decision, path: '/jobs/:id/pause' },
    summary: 'Pause a job. Changes made so far remain',
  }),
  resume: route({
    ...{ ...decision, path: '/jobs/:id/resume' },
    summary: 'Resume a paused job. It goes on for the user who resumes it',
  }),
  cancel: route({
    ...{ ...decision, path: '/jobs/:id/cancel' },
    summary: 'Cancel a job. Changes made so far remain',
  }),
  retry: route({
    ...{ ...decision, path: '/jobs/:id/retry' },
    summary: 'Retry a failed job from the row where it failed',
  }),
};

export const undoJobCall = route({
  ...{ ...decision, path: '/jobs/:id/undo' },
  status: 201,
  summary: 'Undo a finished job. The response is the job that reverts the changes',
});
