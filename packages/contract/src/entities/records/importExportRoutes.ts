import * as z from 'zod/mini';
import { languageCodes } from '../../languages.ts';
import { fieldAt, type Resource } from '../../schema/resource.ts';
import { choiceParam, idsParam, param, timeZoneParam } from '../../schema/routes/queryParams.ts';
import { filePart } from '../../schema/routes/requests.ts';
import { listQueryWith } from '../../schema/routes/resourceRoutes.ts';
import {
  change,
  component,
  count,
  flag,
  id,
  problemsByPath,
  string,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { jobResponse } from '../job.ts';
import { bulkBounds } from './bulk.ts';
import {
  decimalMarks,
  fileFormats,
  importBounds,
  importModes,
  importOutcomes,
  mediaTypes,
  textEncodings,
} from './importExport.ts';

const fileParams = {
  format: z._default(choiceParam(fileFormats, 'csv when left out.'), 'csv'),
  excel: z.optional(
    choiceParam(
      languageCodes,
      'The language of the Excel that opens a CSV file: its list separator and decimal mark. English when left out.',
    ),
  ),
};
const response = { kind: 'file', mediaTypes: Object.values(mediaTypes) } as const;

const timeZoneText =
  'An IANA name: the zone of times without an offset, which are those of date cells in a workbook. UTC when left out.';

// @__NO_SIDE_EFFECTS__
function idsOfRecords(description: string) {
  const ids = idsParam(bulkBounds.ids, `${description}, at most ${bulkBounds.ids}.`);
  return z.optional(ids.check(z.minLength(1)));
}

// @__NO_SIDE_EFFECTS__
function buildColumns(resource: Resource) {
  return param<readonly string[]>(
    {
      type: 'string',
      description:
        'Fields joined by commas; a text in one language as name.ru, an amount in the base currency as total.base. The fields of a list row by default.',
    },
    (text) => {
      const keys = text === '' ? [] : [...new Set(text.split(','))];
      // Only the server knows the content languages and the base currency.
      const isKnown = (key: string) =>
        fieldAt(resource, key) ?? fieldAt(resource, key.replace(/\.[^.]*$/, ''));
      return keys.every(isKnown) ? { value: keys } : { problem: { id: 'unknown' } };
    },
  );
}

/** All pages of a list as a file (P-LIST-11). */
// @__NO_SIDE_EFFECTS__
export function exportRoute(resource: Resource) {
  return route({
    method: 'GET',
    path: `/${resource.name}/export`,
    permission: ['export', resource.subject],
    query: listQueryWith(
      resource,
      'without pages',
      z.object({
        ...fileParams,
        columns: z._default(buildColumns(resource), []),
        time_zone: z.optional(timeZoneParam(timeZoneText)),
        ids: idsOfRecords('Only these'),
        except: idsOfRecords('All but these'),
      }),
    ),
    response,
    errors: [422],
    summary: `Export ${resource.name} to a file`,
    tag: resource.name,
  });
}

/** The result of a dry run of an import. */
export const importPreviewResponse = component(
  'ImportPreview',
  z.strictObject({
    // The columns of the file in their order, with the field that each fills; null ignores it.
    columns: z.array(
      z.strictObject({
        heading: string,
        field: z.nullable(string),
        samples: z.array(string),
        // Of the numbers in the column, if one of them shows it or it was chosen.
        decimal_mark: z.nullable(z.enum(decimalMarks)),
        // A number of a column whose decimal mark must be chosen, and its value by mark.
        unclear_number: z.nullable(
          z.strictObject({
            text: string,
            comma: z.nullable(string),
            point: z.nullable(string),
          }),
        ),
      }),
    ),
    // The row with the headings.
    heading_row: id,
    // Of a text file; null for a workbook.
    encoding: z.nullable(z.enum(textEncodings)),
    // The same words in the encodings to choose from; empty if the encoding is certain.
    encoding_readings: z.array(z.strictObject({ encoding: z.enum(textEncodings), sample: string })),
    // The sheet that was read, of all sheets of a workbook.
    sheet: z.nullable(string),
    sheets: z.array(z.strictObject({ name: string, hidden: flag })),
    // Fields that a column may fill: `code`, `name.ru`. Labels are in the language of the request.
    fields: z.array(z.strictObject({ field: string, label: string, required: flag })),
    total: count,
    // Size of the dry run: all rows, unless there are very many.
    checked: count,
    // Of all rows. After the dry run, an update may change nothing.
    counts: z.strictObject({ create: count, update: count, skip: count, error: count }),
    // The rows of the dry run, and rows after it that have problems.
    rows: z.array(
      z.strictObject({
        // As the spreadsheet numbers it: the heading and blank rows count.
        row: id,
        outcome: z.enum(importOutcomes),
        // The record that the row would change.
        id: z.nullable(id),
        // The code of the row.
        name: z.nullable(string),
        errors: problemsByPath,
        // What an update changes, in the edit shape.
        changes: z.array(change),
      }),
    ),
  }),
);

const importForm = z.strictObject({
  file: filePart(
    `CSV or XLSX, at most ${importBounds.megabytes} MB and ${importBounds.rows} rows.`,
  ),
  mapping: z.optional(
    withKeywords(
      {
        description:
          'The field of each heading, or a list of fields by position; null ignores the column. Other headings are matched with the fields by name.',
      },
      z.union([z.record(z.string(), z.nullable(z.string())), z.array(z.nullable(z.string()))]),
    ),
  ),
  decimal_marks: z.optional(
    withKeywords(
      {
        description:
          'The decimal mark of columns, by their position from 0. Required for the columns with an `unclear_number` in the preview.',
      },
      z.record(z.string(), z.enum(decimalMarks)),
    ),
  ),
  encoding: z.optional(
    withKeywords(
      {
        description:
          'Of a text file. Detected from its bytes; required if the preview has `encoding_readings`.',
      },
      z.enum(textEncodings),
    ),
  ),
  sheet: z.optional(
    withKeywords(
      { description: 'The sheet of a workbook. The first visible one by default.' },
      z.string().check(z.maxLength(importBounds.sheetName)),
    ),
  ),
  time_zone: z.optional(
    withKeywords({ description: timeZoneText }, z.string().check(z.maxLength(64))),
  ),
  mode: z.optional(withKeywords({ default: importModes[0] }, z.enum(importModes))),
});

/** Records from a file: first previewed, then imported by a job that can be undone (P-LIST-12). */
// @__NO_SIDE_EFFECTS__
export function importRoutes({ name, subject }: Resource) {
  const common = { permission: ['import', subject], tag: name } as const;
  const file = { ...common, method: 'GET', query: z.strictObject(fileParams), response } as const;
  const form = { ...common, method: 'POST', body: importForm, bodyType: 'form' } as const;
  return {
    template: route({
      ...{ ...file, path: `/${name}/import/template` },
      errors: [422],
      summary: 'A template for imports: an empty file with a heading for each field',
    }),
    preview: route({
      ...{ ...form, path: `/${name}/import/preview` },
      isPreview: true,
      hasProgress: true,
      response: importPreviewResponse,
      errors: [422],
      summary: 'Preview of an import, by row',
    }),
    start: route({
      ...{ ...form, path: `/${name}/import` },
      response: jobResponse,
      status: 202,
      errors: [409, 422],
      isIdempotent: true,
      summary: 'Create and update records from the rows of a file. The response is the job',
    }),
    failed: route({
      ...{ ...file, path: `/${name}/import/:id/failed` },
      errors: [404, 422],
      summary: 'The rows of an import that failed, with their problems',
    }),
  };
}

/** The response of `POST /{res}/import/preview`. */
export type ImportPreview = TypeOf<typeof importPreviewResponse>;

export type ImportColumn = ImportPreview['columns'][number];

export type ImportField = ImportPreview['fields'][number];

export type ImportPreviewRow = ImportPreview['rows'][number];
