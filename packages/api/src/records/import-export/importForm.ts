import {
  type ImportMode,
  importBounds,
  importModes,
  type TextEncoding,
  textEncodings,
} from '@rentyard/contract/entities/records/importExport';
import { noProblems, type ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { isTimeZone } from '@rentyard/contract/schema/moments';
import type { FastifyRequest } from 'fastify';
import { Failure, Invalid } from '../../errors/failures.ts';
import { BoundedJson } from '../../http/bodies/boundedJson.ts';
import { type FormFile, readFileForm } from '../../http/bodies/fileForm.ts';
import type { Cell } from '../fieldKinds/fieldKind.ts';
import type { RouteContext } from '../routes/routeContext.ts';
import type { ChosenMarks } from './columnMarks.ts';
import type { Column } from './columns.ts';
import { importColumns, knownHeadings, suggestMapping } from './importColumns.ts';
import { readTable, type Table, type TableRow } from './uploaded-table/readTable.ts';
import { isMoment, withoutZone } from './wallTimes.ts';
import { normalizeDates } from './writtenDates.ts';

/** A file, the fields of its columns and what a person chose about its reading. */
export interface ImportRequest extends Omit<Table, 'rows'> {
  readonly headings: readonly string[];
  /** The number of the row with the headings. */
  readonly headingRow: number;
  /** The rows below the headings. */
  readonly rows: readonly TableRow[];
  /** Field keys by column; null for an ignored column. */
  readonly fields: readonly (string | null)[];
  readonly mode: ImportMode;
  readonly marks: ChosenMarks;
  readonly isEncodingChosen: boolean;
  /** Of times without an offset. */
  readonly timeZone: string;
}

const jsonAtMost = 100_000;

/**
 * Reads the form of an import: `file`, and optionally `mode`, `encoding`, `sheet`, `mapping` (JSON: field or null by
 * heading, or a list by position), `time_zone` and `decimal_marks` (JSON: `comma` or `point` by position). Headings that the mapping
 * omits use the suggested field. Stops when the signal is aborted.
 * @throws {Invalid}
 */
export async function readImport(
  request: FastifyRequest,
  { store, binding }: RouteContext,
  signal?: AbortSignal,
): Promise<ImportRequest> {
  const { file, mapping, mode, marks, encoding, sheet, timeZone } = await readParts(request);
  const { rows, ...table } = await readTable({ ...file, encoding, sheet, signal });
  const languages = await store.languages.known();
  const columns = importColumns(binding.resource, languages);
  const known = knownHeadings(columns, languages);
  const at = headingRow(rows, (heading) => known(heading) !== undefined);
  const heading = rows[at];
  if (!heading || rows.length === at + 1) throw Invalid.at('file', { id: 'table_empty' });
  const headings = heading.cells.map((cell) => String(cell ?? ''));
  const fields = mapped(headings, suggestMapping(headings, known), { mapping, columns });
  const below = withIsoDates(
    rows.slice(at + 1),
    fields.map((key) => columns.find((one) => one.key === key)?.field),
  );
  if (below.length > importBounds.rows) {
    throw Invalid.at('file', { id: 'table_rows', values: { number: importBounds.rows } });
  }
  return {
    ...table,
    ...{ headings, headingRow: heading.number, rows: below, fields, mode, marks, timeZone },
    isEncodingChosen: encoding !== undefined,
  };
}

/** The rows with the dates of their columns in ISO 8601. */
function withIsoDates(
  rows: readonly TableRow[],
  fields: readonly (PlainField | undefined)[],
): readonly TableRow[] {
  const dates = new Map(
    fields.flatMap((field, index) => {
      if (field?.kind !== 'moment') return [];
      const cells = rows.map((row) => row.cells[index] ?? null);
      return [[index, normalizeDates(isMoment(field) ? cells.map(withoutZone) : cells)]];
    }),
  );
  if (dates.size === 0) return rows;
  return rows.map(({ cells, ...row }, at) => ({
    ...row,
    cells: cells.map((cell, index) => dates.get(index)?.[at] ?? cell),
  }));
}

/** By heading, or by position. */
type Mapping = Readonly<Record<string, unknown>> | readonly unknown[];

interface Parts {
  readonly file: FormFile;
  readonly mapping: Mapping;
  readonly mode: ImportMode;
  readonly marks: ChosenMarks;
  readonly encoding: TextEncoding | undefined;
  readonly sheet: string | undefined;
  readonly timeZone: string;
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const form = await readFileForm(request, {
    megabytes: importBounds.megabytes,
    texts: ['mapping', 'mode', 'decimal_marks', 'encoding', 'sheet', 'time_zone'],
    textAtMost: jsonAtMost,
  });
  const { texts, problems } = form;
  const json = new BoundedJson();
  const choice = <Option extends string>(name: string, options: readonly Option[]) => {
    const text = texts.get(name);
    const found = options.find((option) => option === text);
    if (text && !found) problems[name] = [{ id: 'choice' }];
    return found;
  };
  const mapping = parsed(json, 'mapping', texts, problems) ?? {};
  const marks = parsed(json, 'decimal_marks', texts, problems) ?? {};
  for (const [position, mark] of Object.entries(marks)) {
    if (mark !== 'comma' && mark !== 'point') {
      problems[`decimal_marks.${position}`] = [{ id: 'choice' }];
    }
  }
  const timeZone = texts.get('time_zone') || 'UTC';
  if (!isTimeZone(timeZone)) problems.time_zone = [{ id: 'time_zone' }];
  const chosen = {
    timeZone,
    mode: choice('mode', importModes) ?? importModes[0],
    encoding: choice('encoding', textEncodings),
    sheet: texts.get('sheet') || undefined,
  };
  return { file: form.file(), mapping, marks: { ...marks } as ChosenMarks, ...chosen };
}

/** The object or list in a JSON text of the form. */
function parsed(
  json: BoundedJson,
  name: string,
  texts: ReadonlyMap<string, string>,
  problems: ProblemsByPath,
): Mapping | undefined {
  const text = texts.get(name);
  if (!text) return undefined;
  try {
    const value = json.parse(text);
    if (value !== null && typeof value === 'object') return value as Mapping;
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Reported below, as for any other invalid value.
  }
  problems[name] = [{ id: 'type' }];
  return undefined;
}

interface Mapped {
  readonly mapping: Mapping;
  readonly columns: readonly Column[];
}

/**
 * The mapped field of each heading; else the suggested one, unless the mapping assigns it to another column. Of columns
 * with the same heading, a mapping by heading means the first.
 */
function mapped(
  headings: readonly string[],
  suggested: readonly (string | null)[],
  { mapping, columns }: Mapped,
): readonly (string | null)[] {
  const problems = noProblems();
  const known = new Set(columns.map(({ key }) => key));
  const fields = new Map<number, string | null>();
  const given = new Set<unknown>();
  for (const [key, field] of Object.entries(mapping)) {
    const position = Array.isArray(mapping) ? Number(key) : headings.indexOf(key);
    const path = `mapping.${key}`;
    if (position < 0 || position >= headings.length) problems[path] = [{ id: 'unknown' }];
    else if (field !== null && field !== '' && !known.has(String(field))) {
      problems[path] = [{ id: 'choice' }];
    } else if (field && given.has(field)) problems[path] = [{ id: 'repeated' }];
    given.add(field);
    fields.set(position, field ? String(field) : null);
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  return headings.map((_, position) => {
    const field = suggested[position] ?? null;
    return fields.has(position) ? (fields.get(position) ?? null) : given.has(field) ? null : field;
  });
}

/** Rows in which the heading may be: a list has few titles above it. */
const searched = 30;

/**
 * The position of the heading among the rows: titles may be above it. It is the first row with the most known headings,
 * two at least; else the first row that is at least half as wide as the widest one.
 */
function headingRow(rows: readonly TableRow[], isKnown: (heading: string) => boolean): number {
  const first = rows.slice(0, searched);
  const known = first.map(({ cells }) => new Set(texts(cells).filter(isKnown)).size);
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  const widest = Math.max(0, ...first.map(({ cells }) => texts(cells).length));
  return Math.max(
    0,
    first.findIndex(({ cells }) => texts(cells).length * 2 >= widest),
  );
}

function texts(cells: readonly Cell[]): readonly string[] {
  return cells.flatMap((cell) => (cell === null ? [] : [String(cell)]));
}
