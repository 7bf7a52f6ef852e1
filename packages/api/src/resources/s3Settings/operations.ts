import { s3Setting, s3TestReasons, s3TestSteps } from '@rentyard/contract/s3Setting';
import { dataOf, type JsonSchema, type Operation, ref } from '../../http/openapi/operation.ts';
import { draftSchema, shapeSchema } from '../../http/openapi/recordSchemas.ts';
import { resourceOperations } from '../../http/openapi/resourceOperations.ts';

const tag = 's3_settings';

/** A served setting: the generic shape, with the end of the secret in place of its mark. */
const { secret_key_set: _mark, ...properties } = shapeSchema(s3Setting, 'edit')
  .properties as Record<string, JsonSchema>;
const own = { ...properties, secret_key: { type: 'string', maxLength: 4, readOnly: true } };
const served: JsonSchema = {
  type: 'object',
  required: Object.keys(own),
  properties: own,
  additionalProperties: false,
};

/** The person is named by the path, so the body need not. */
function body(mode: 'create' | 'update'): Operation['body'] {
  const { required, ...schema } = draftSchema(s3Setting, mode);
  return {
    schema: { ...schema, required: (required as string[]).filter((name) => name !== 'user') },
    isForm: true,
  };
}

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const tested: JsonSchema = {
  type: 'object',
  required: ['ok', 'steps'],
  properties: {
    ok: { type: 'boolean' },
    steps: {
      type: 'array',
      items: {
        type: 'object',
        required: ['step', 'ok', 'duration', 'reason', 'answer'],
        properties: {
          step: { type: 'string', enum: s3TestSteps },
          ok: { type: 'boolean' },
          duration: { type: 'integer', minimum: 0, description: 'Milliseconds.' },
          reason: orNull({ type: 'string', enum: s3TestReasons }),
          answer: orNull({ type: 'string' }),
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

const generic = resourceOperations(s3Setting);

/** What the calls of a person's buckets say of themselves. */
export const operations = {
  list: { ...generic.list, summary: 'Buckets of a person', answers: { 200: pageOfSettings() } },
  create: {
    summary: 'Give a person a bucket',
    tag,
    body: body('create'),
    answers: { 201: dataOf(served) },
    refusals: [409],
    isIdempotent: true,
  },
  show: { summary: 'A bucket of a person', tag, answers: { 200: dataOf(served) } },
  update: {
    summary: 'Change the sent fields',
    tag,
    body: body('update'),
    answers: { 200: dataOf(served) },
    refusals: [409],
    isVersioned: true,
  },
  remove: {
    summary: 'Take a bucket away from a person. Refused while pictures lie in it',
    tag,
    answers: { 204: null },
    refusals: [409],
  },
  test: {
    summary: 'Try the bucket: reach it, write, read, remove. A failed step is an answer of 200',
    tag,
    answers: { 200: dataOf(tested) },
  },
} as const satisfies Readonly<Record<string, Operation>>;

function pageOfSettings(): JsonSchema {
  return {
    type: 'object',
    required: ['data', 'meta'],
    properties: { data: { type: 'array', items: served }, meta: ref('ListMeta') },
    additionalProperties: false,
  };
}
