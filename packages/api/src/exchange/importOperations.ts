import {
  fileFormats,
  importBounds,
  importModes,
  importOutcomes,
} from '@rentyard/contract/exchange';
import type { Resource } from '@rentyard/contract/resource';
import {
  dataOf,
  type JsonSchema,
  type Operation,
  type QueryParameter,
  ref,
} from '../http/openapi/operation.ts';
import { closed, count, id, orNull, text } from '../http/openapi/schemaParts.ts';
import { mediaTypes } from './files.ts';

const field = closed({ field: text, label: text, required: { type: 'boolean' } });
const column = closed({
  heading: text,
  field: orNull(text),
  samples: { type: 'array', items: text },
});
const row = closed({
  row: id,
  outcome: { enum: importOutcomes },
  id: orNull(id),
  name: orNull(text),
  errors: { type: 'object', additionalProperties: { type: 'array', items: ref('Problem') } },
});

/** The shapes that the operations of imports refer to. */
export const importSchemas: Readonly<Record<string, JsonSchema>> = {
  ImportPreview: closed({
    columns: { type: 'array', items: column },
    fields: { type: 'array', items: field },
    total: count,
    checked: count,
    counts: closed(Object.fromEntries(importOutcomes.map((outcome) => [outcome, count]))),
    rows: { type: 'array', items: row },
  }),
};

const format: QueryParameter = {
  name: 'format',
  description: 'csv unless said.',
  schema: { enum: fileFormats },
};

const form: JsonSchema = {
  ...closed({
    file: {
      type: 'string',
      format: 'binary',
      description: `CSV or XLSX, at most ${importBounds.megabytes} MB and ${importBounds.rows} rows.`,
    },
    mapping: {
      type: 'object',
      description:
        'Heading to field, or to null for a column that is left out. Others keep the field that they seem to stand for.',
      additionalProperties: { type: ['string', 'null'] },
    },
    mode: { enum: importModes, default: importModes[0] },
  }),
  required: ['file'],
};

/** What the import calls of a resource say of themselves. */
export function importOperations({ name: tag }: Resource) {
  const body = { schema: form, isForm: 'only' } as const;
  const files = Object.values(mediaTypes);
  return {
    template: {
      summary: 'An empty file with a heading for each field',
      tag,
      query: [format],
      answers: {},
      files,
    },
    preview: {
      summary: 'What an import would do, row by row',
      tag,
      body,
      answers: { 200: dataOf(ref('ImportPreview')) },
    },
    start: {
      summary: 'Make and change records by the rows of a file; answers with the job that does so',
      tag,
      body,
      answers: { 202: dataOf(ref('Job')) },
      refusals: [409],
      isIdempotent: true,
    },
    failed: {
      summary: 'The rows of an import that failed, with what is wrong with them',
      tag,
      query: [format],
      answers: {},
      files,
    },
  } as const satisfies Readonly<Record<string, Operation>>;
}
