import { bulkBounds } from '@rentyard/contract/bulk';
import type { Resource } from '@rentyard/contract/resource';
import { dataOf, type JsonSchema, type Operation, ref } from '../http/openapi/operation.ts';
import { componentName } from '../http/openapi/resourceOperations.ts';
import { closed, count, id, text } from '../http/openapi/schemaParts.ts';

const problems: JsonSchema = {
  type: 'object',
  description: 'By dotted path.',
  additionalProperties: { type: 'array', items: ref('Problem') },
};

/** The shapes that the operations of bulk changes refer to. */
export const bulkSchemas: Readonly<Record<string, JsonSchema>> = {
  BulkPreview: closed({
    total: count,
    checked: count,
    will_change: count,
    will_skip: count,
    reasons: { type: 'array', items: closed({ rule: text, message: text, count }) },
    rows: {
      type: 'array',
      items: closed({
        id,
        name: text,
        outcome: { enum: ['change', 'skip'] },
        changes: { type: 'array', items: closed({ path: text, from: {}, to: {} }) },
        errors: problems,
      }),
    },
  }),
};

/** What the bulk calls of a resource say of themselves. */
export function bulkOperations(resource: Resource) {
  const tag = resource.name;
  const body = { schema: bodyOf(resource) };
  return {
    preview: {
      summary: 'What a bulk change would do, record by record',
      tag,
      body,
      answers: { 200: dataOf(ref('BulkPreview')) },
      refusals: [403],
    },
    start: {
      summary: 'Change many records at once; answers with the job that does so',
      tag,
      body,
      answers: { 202: dataOf(ref('Job')) },
      refusals: [403, 409],
      isIdempotent: true,
    },
  } as const satisfies Readonly<Record<string, Operation>>;
}

function bodyOf(resource: Resource): JsonSchema {
  const changes = [
    closed({ set: ref(componentName(resource, 'Change')) }),
    closed({ delete: { const: true } }),
    ...(resource.statuses
      ? [{ ...closed({ status: ref('Status'), reason: text }), required: ['status'] }]
      : []),
  ];
  const change = { oneOf: changes };
  const ids = { type: 'array', items: id, minItems: 1, maxItems: bulkBounds.ids };
  const except = {
    ...ids,
    minItems: 0,
    description: 'Records that match but are to be left as they are.',
  };
  const filter = {
    type: 'object',
    description: 'Filters of the list: { "status": "new", "sort_order": { "gte": 5 } }.',
  };
  return {
    oneOf: [
      closed({ ids, change }),
      {
        ...closed({ filter, search: text, except, change }),
        required: ['change'],
        minProperties: 2,
      },
    ],
  };
}
