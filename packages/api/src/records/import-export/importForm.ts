import {
  type ImportMode,
  importBounds,
  importModes,
} from '@rentyard/contract/entities/importExport';
import type { ImportColumn } from '@rentyard/contract/entities/importExportRoutes';
import { noProblems, type ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { FastifyRequest } from 'fastify';
import { Failure, Invalid } from '../../errors/failures.ts';
import { BoundedJson } from '../../http/boundedJson.ts';
import { type FormFile, readFileForm } from '../../http/fileForm.ts';
import type { Cell } from '../fieldKinds/fieldKind.ts';
import type { RouteContext } from '../routes/routeContext.ts';
import type { Column } from './columns.ts';
import { importColumns, suggestMapping } from './importColumns.ts';
import { readTable, type Table } from './readTable.ts';

/** A file and the fields of its columns. */
export interface ImportRequest {
  readonly headings: readonly string[];
  /** Field keys by column; null for an ignored column. */
  readonly fields: readonly (string | null)[];
  readonly rows: readonly (readonly Cell[])[];
  readonly mode: ImportMode;
}

const mappingAtMost = 100_000;
const samples = 3;

/**
 * Reads the form of an import: `file`, and optionally `mapping` (JSON, heading to field or null)
 * and `mode`. Headings that the mapping omits use the suggested field.
 * @throws {Invalid}
 */
export async function readImport(
  request: FastifyRequest,
  { store, binding }: RouteContext,
): Promise<ImportRequest> {
  const { file, mapping, mode } = await readParts(request);
  const table = await readTable(file, request.language);
  const languages = await store.languages.known();
  const columns = importColumns(binding.resource, languages);
  const suggested = suggestMapping(table.headings, columns, languages);
  const fields = mapped(table, suggested, { mapping, columns });
  return { ...table, fields, mode };
}

export function columnsOf({ headings, fields, rows }: ImportRequest): readonly ImportColumn[] {
  return headings.map((heading, index) => ({
    heading,
    field: fields[index] ?? null,
    samples: rows.slice(0, samples).flatMap((cells) => {
      const cell = cells[index] ?? null;
      return cell === null ? [] : [cell instanceof Date ? cell.toISOString() : String(cell)];
    }),
  }));
}

interface Parts {
  readonly file: FormFile;
  readonly mapping: Readonly<Record<string, unknown>>;
  readonly mode: ImportMode;
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const form = await readFileForm(request, {
    megabytes: importBounds.megabytes,
    texts: ['mapping', 'mode'],
    textAtMost: mappingAtMost,
  });
  const { texts, problems } = form;
  const mapping = parsedMapping(texts.get('mapping'), problems);
  const mode = importModes.find((one) => one === (texts.get('mode') || importModes[0]));
  if (!mode) problems.mode = [{ id: 'choice' }];
  return { file: form.file(), mapping, mode: mode ?? importModes[0] };
}

function parsedMapping(
  text: string | undefined,
  problems: ProblemsByPath,
): Readonly<Record<string, unknown>> {
  if (!text) return {};
  try {
    const mapping = new BoundedJson().parse(text);
    if (mapping !== null && typeof mapping === 'object' && !Array.isArray(mapping)) {
      return mapping as Readonly<Record<string, unknown>>;
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Reported below, as for any other invalid mapping.
  }
  problems.mapping = [{ id: 'type' }];
  return {};
}

interface Mapped {
  readonly mapping: Parts['mapping'];
  readonly columns: readonly Column[];
}

/** The mapped field of each heading; else the suggested one, unless the mapping assigns it to another heading. */
function mapped(
  { headings }: Table,
  suggested: readonly (string | null)[],
  { mapping, columns }: Mapped,
): readonly (string | null)[] {
  const problems = noProblems();
  const known = new Set(columns.map(({ key }) => key));
  const given = new Set<unknown>();
  for (const [heading, field] of Object.entries(mapping)) {
    if (!headings.includes(heading)) problems[`mapping.${heading}`] = [{ id: 'unknown' }];
    else if (field !== null && field !== '' && !known.has(String(field))) {
      problems[`mapping.${heading}`] = [{ id: 'choice' }];
    } else if (field && given.has(field)) problems[`mapping.${heading}`] = [{ id: 'repeated' }];
    given.add(field);
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  return headings.map((heading, index) => {
    if (Object.hasOwn(mapping, heading)) return (mapping[heading] || null) as string | null;
    const field = suggested[index] ?? null;
    return given.has(field) ? null : field;
  });
}
