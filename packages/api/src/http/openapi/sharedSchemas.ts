import { errorMessages } from '@rentyard/contract/errors';
import { historyActions } from '@rentyard/contract/history';
import { statuses } from '@rentyard/contract/statuses';
import { type JsonSchema, ref } from './operation.ts';

const id: JsonSchema = { type: 'integer', minimum: 1 };
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const moment: JsonSchema = { type: 'string', format: 'date-time' };
const text: JsonSchema = { type: 'string' };

function object(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties, additionalProperties: false };
}

const historyEntry = {
  id,
  reason: nullable(text),
  created_at: moment,
  created_by: nullable(ref('Option')),
};

/** The shapes that many operations share. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Option: object({ id, name: text }),
  Pointer: { type: 'object', required: ['id'], properties: { id }, additionalProperties: true },
  Image: object({ id, url: text, thumb_url: text, width: id, height: id, alt: text }),
  Texts: { type: 'object', description: 'By language code.', additionalProperties: text },
  PluralForms: object(
    { one: nullable(text), few: nullable(text), many: nullable(text), other: nullable(text) },
    ['one', 'few', 'many', 'other'],
  ),
  PluralTexts: {
    type: 'object',
    description: 'By language code.',
    additionalProperties: nullable(ref('PluralForms')),
  },
  Fallbacks: {
    type: 'object',
    description: 'Fields shown in another language for want of the asked one, with that language.',
    additionalProperties: text,
  },
  Status: { type: 'string', enum: statuses },
  ListMeta: object({
    current_page: id,
    per_page: { type: 'integer', minimum: 1, maximum: 100 },
    total: { type: 'integer', minimum: 0 },
    last_page: id,
    total_is_exact: { type: 'boolean' },
  }),
  HistoryEntry: object({
    ...historyEntry,
    version: id,
    action: { type: 'string', enum: historyActions },
    changes: { type: 'array', items: object({ path: text, from: {}, to: {} }) },
  }),
  StatusEntry: object({ ...historyEntry, from: ref('Status'), to: ref('Status') }),
  Use: object({ subject: text, id, name: text }),
  Refused: object({ id, reason: text, uses: { type: 'array', items: ref('Use') } }),
  Problem: object({ rule: text, values: { type: 'object' }, message: text }, ['values']),
  Error: object(
    {
      message: text,
      code: { type: 'string', enum: Object.keys(errorMessages.en) },
      request_id: text,
      errors: {
        type: 'object',
        description: 'Problems by dotted path (422).',
        additionalProperties: { type: 'array', items: ref('Problem') },
      },
      data: { description: 'The record as it stands now (409 version_conflict).' },
      base_version: id,
      uses: { type: 'array', items: ref('Use') },
      count: { type: 'integer', minimum: 0, description: 'What it is now (409 count_changed).' },
    },
    ['errors', 'data', 'base_version', 'uses', 'count'],
  ),
};
