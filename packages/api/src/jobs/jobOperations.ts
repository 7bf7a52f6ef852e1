import { jobStates, rowOutcomes } from '@rentyard/contract/job';
import { dataOf, type JsonSchema, type Operation, pageOf, ref } from '../http/openapi/operation.ts';
import { closed, count, id, moment, orNull, text } from '../http/openapi/schemaParts.ts';

const job: JsonSchema = closed({
  id,
  kind: text,
  state: { type: 'string', enum: jobStates },
  total: orNull(count),
  counts: closed({ done: count, skipped: count, failed: count }),
  result: {},
  can_undo: { type: 'boolean' },
  undo_of: orNull(id),
  undone_by: orNull(id),
  run_at: moment,
  created_at: moment,
  started_at: orNull(moment),
  finished_at: orNull(moment),
  created_by: orNull(ref('Option')),
});

const row: JsonSchema = closed({
  row: id,
  outcome: { type: 'string', enum: rowOutcomes },
  record_id: orNull(id),
  name: orNull(text),
  errors: { type: 'object', additionalProperties: { type: 'array', items: ref('Problem') } },
});

/** The shapes that the operations of jobs, and of those that answer with one, refer to. */
export const jobSchemas: Readonly<Record<string, JsonSchema>> = { Job: job, JobRow: row };

const tag = 'jobs';
const answered = {
  tag,
  answers: { 200: dataOf(ref('Job')) },
  refusals: [403, 409],
  isIdempotent: true,
};

/** What the calls of jobs say of themselves. */
export const jobOperations = {
  show: { summary: 'How far a job is', tag, answers: { 200: dataOf(ref('Job')) } },
  rows: {
    summary: 'What became of each row of a job',
    tag,
    query: [
      { name: 'page', description: 'From 1.', schema: id },
      { name: 'per_page', description: 'Rows of a page.', schema: { ...id, maximum: 100 } },
      {
        name: 'outcome',
        description: 'Only rows that ended so.',
        schema: { type: 'string', enum: rowOutcomes },
      },
    ],
    answers: { 200: pageOf(ref('JobRow')) },
  },
  pause: { summary: 'Hold a job; what is done stays done', ...answered },
  resume: { summary: 'Let a paused job go on', ...answered },
  cancel: { summary: 'End a job; what is done stays done', ...answered },
  retry: { summary: 'Let a failed job go on from where it failed', ...answered },
  undo: {
    summary: 'Take back what a finished job has done; answers with the job that does so',
    tag,
    answers: { 201: dataOf(ref('Job')) },
    refusals: [403, 409],
    isIdempotent: true,
  },
} as const satisfies Readonly<Record<string, Operation>>;
