import { subjects } from '@rentyard/contract/permissions';
import { viewBounds, viewScopes, viewStateSchema } from '@rentyard/contract/view';
import * as z from 'zod';
import { dataOf, type JsonSchema, type Operation, ref } from '../http/openapi/operation.ts';
import { closed, count, id, moment, orNull, text } from '../http/openapi/schemaParts.ts';

const { $schema: _dialect, ...state } = z.toJSONSchema(viewStateSchema, { io: 'input' });

const flag: JsonSchema = { type: 'boolean' };
const name: JsonSchema = { ...text, minLength: 1, maxLength: viewBounds.name };
const scope: JsonSchema = { enum: viewScopes };
const sortOrder: JsonSchema = { type: 'integer', minimum: 0, maximum: viewBounds.sortOrder };

const fields = { name, state, scope, pinned: flag, sort_order: sortOrder };

const served = {
  id,
  version: id,
  ...fields,
  subject: { enum: subjects },
  can_edit: flag,
  created_at: moment,
  updated_at: moment,
  created_by: ref('Option'),
};

const view = closed(served);
const listed = { ...closed({ ...served, count: orNull(count) }), required: Object.keys(served) };
const tag = 'views';

function part(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { ...closed(properties), required: [] };
}

const ids: JsonSchema = { type: 'array', items: id, minItems: 1 };
const changed = { answers: { 200: dataOf(view) }, refusals: [403, 404, 409] };

/** What the calls of saved views say of themselves. */
export const viewOperations = {
  list: {
    summary: 'Saved views of oneself, of the own role and of everybody',
    tag,
    query: [
      { name: 'subject', description: 'Only of this module.', schema: { enum: subjects } },
      {
        name: 'pinned',
        description: '1 leaves only those of the side bar.',
        schema: { enum: ['0', '1'] },
      },
      {
        name: 'counts',
        description: '1 counts the records that each view shows.',
        schema: { enum: ['0', '1'] },
      },
    ],
    answers: { 200: dataOf({ type: 'array', items: listed }) },
  },
  create: {
    summary: 'Save a view. One for others needs the right to manage views',
    tag,
    body: {
      schema: {
        ...closed({ ...fields, subject: { enum: subjects } }),
        required: ['name', 'subject', 'state'],
      },
    },
    answers: { 201: dataOf(view) },
    refusals: [403, 409],
    isIdempotent: true,
  },
  update: {
    summary: 'Change the sent parts of a view',
    tag,
    body: { schema: part({ ...fields, id, version: id }) },
    isVersioned: true,
    ...changed,
  },
  updateNamed: {
    summary: 'Change the view that the body names',
    tag,
    body: { schema: { ...part({ ...fields, id, version: id }), required: ['id'] } },
    isVersioned: true,
    ...changed,
  },
  delete: {
    summary: 'Delete views',
    tag,
    body: { schema: { oneOf: [closed({ id }), closed({ ids })] } },
    answers: { 200: dataOf(closed({ deleted: { type: 'array', items: id } })) },
    refusals: [403, 404],
  },
} as const satisfies Readonly<Record<string, Operation>>;
