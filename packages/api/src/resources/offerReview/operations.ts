import { offer } from '@rentyard/contract/offer';
import { duplicateReasons } from '@rentyard/contract/review';
import { statuses } from '@rentyard/contract/statuses';
import { dataOf, type JsonSchema, type Operation, ref } from '../../http/openapi/operation.ts';
import { componentName } from '../../http/openapi/resourceOperations.ts';

const id: JsonSchema = { type: 'integer', minimum: 1 };
const text: JsonSchema = { type: 'string' };
const moment: JsonSchema = { type: 'string', format: 'date-time' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const ids: JsonSchema = { type: 'array', items: id };

function object(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    type: 'object',
    required: Object.keys(properties),
    properties,
    additionalProperties: false,
  };
}

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

const spread = orNull(object({ count: id, low: text, median: text, high: text }));

const range = object({
  currency: ref('Option'),
  price_per_shift: spread,
  price_per_hour: spread,
});

const owner = object({
  id,
  name: text,
  since: moment,
  has_verified_documents: { type: 'boolean' },
  offers: object(Object.fromEntries(statuses.map((status) => [status, count]))),
});

const duplicate = object({
  id,
  name: text,
  code: text,
  status: ref('Status'),
  reasons: { type: 'array', items: { type: 'string', enum: duplicateReasons } },
  updated_at: moment,
});

const tag = offer.name;

export const reviewOperations = {
  claim: {
    summary: 'Hold the next new offer for review: 204 when none is left',
    tag,
    body: {
      schema: {
        type: 'object',
        properties: { skip: { ...ids, description: 'Offers to pass over.' } },
        additionalProperties: false,
      },
    },
    answers: {
      200: {
        type: 'object',
        required: ['data', 'meta'],
        properties: {
          data: ref(componentName(offer, 'Shown')),
          meta: object({ held_until: moment }),
        },
        additionalProperties: false,
      },
      204: null,
    },
    refusals: [409],
    isIdempotent: true,
  },
  release: {
    summary: 'Give held offers back: the named ones, or all',
    tag,
    body: { schema: { type: 'object', properties: { ids }, additionalProperties: false } },
    answers: { 200: dataOf(object({ released: ids })) },
    refusals: [409],
    isIdempotent: true,
  },
  review: {
    summary: 'What a decision about an offer is made by',
    tag,
    answers: {
      200: dataOf(
        object({
          price_range: range,
          owner: orNull(owner),
          duplicates: { type: 'array', items: duplicate },
          held: orNull(object({ by: ref('Option'), until: moment })),
        }),
      ),
    },
  },
  priceRange: {
    summary: 'What the active offers of a category ask in one currency',
    tag: 'categories',
    query: [{ name: 'currency', description: 'Required. Its id.', schema: id }],
    answers: { 200: dataOf(range) },
  },
} as const satisfies Readonly<Record<string, Operation>>;
