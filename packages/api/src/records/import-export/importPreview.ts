import {
  type ImportMode,
  type ImportOutcome,
  importBounds,
} from '@rentyard/contract/entities/records/importExport';
import type {
  ImportPreview,
  ImportPreviewRow,
} from '@rentyard/contract/entities/records/importExportRoutes';
import type { ContentLanguages, LanguageCode } from '@rentyard/contract/languages';
import { type ProblemsByPath, valueAt } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { isComparedByKey, plainFields } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { name } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import type { Report } from '../../http/callProgress.ts';
import { localizedProblems } from '../../http/handleError.ts';
import { dryRun, tryRow } from '../../jobs/tryRow.ts';
import { toIdentity } from '../sameIdentity.ts';
import { columnName, type ImportedRow, type ResourceBinding, type WriteContext } from '../store.ts';
import { parseDraft } from '../write/draft.ts';
import { unitProblemsOfFile } from './amountUnits.ts';
import { columnMarks } from './columnMarks.ts';
import { importColumns, importFields } from './importColumns.ts';
import type { ImportRequest } from './importForm.ts';
import { nameOf } from './importJob.ts';
import { describeColumns } from './importQuestions.ts';
import { type Imported, importRow } from './importRow.ts';
import { inSlices, type RowWatch } from './inSlices.ts';
import { repeatedValues } from './repeatedValues.ts';
import { rowDrafts } from './rowDrafts.ts';

/** Rows per dry run: limits how many rows it locks. */
const rowsPerDryRun = 50;

interface Previewed extends Omit<WriteContext, 'tx'> {
  readonly file: ImportRequest;
  readonly language: LanguageCode;
  /** Aborted when nobody waits for the preview any more. */
  readonly signal: AbortSignal;
  readonly report: Report;
}

/** Each row is read, drafted and checked. */
const passes = 3;

/**
 * Reads all rows of a file, imports the first ones as a dry run and checks the others without a transaction each. Of
 * these, rows with problems are listed. Stops when the signal is aborted.
 */
export async function previewImport(previewed: Previewed): Promise<ImportPreview> {
  const { file, store, binding, locale, language, signal, report } = previewed;
  const { length: total } = file.rows;
  let passed = 0;
  const onRows = (count: number) => {
    passed += count;
    report(Math.floor(passed / passes), total);
  };
  report(0, total);
  const watch = { signal, onRows };
  const languages = await store.languages.known();
  const known = importColumns(binding.resource, languages);
  const columns = file.fields.map((key) => known.find((column) => column.key === key));
  const numbers = columnMarks(columns, file.rows, file.marks);
  const given = { columns, rows: file.rows, numbers, locale, timeZone: file.timeZone };
  const drafts = await rowDrafts(store.db, store, given, watch);
  const repeated = repeatedValues(drafts, { rows: file.rows, resource: binding.resource });
  const { previewed: all, previewedOfMany, listed } = importBounds;
  const checked = drafts.length <= all ? drafts.length : previewedOfMany;
  const tried = await dryRunRows(previewed, drafts.slice(0, checked), { repeated, watch });
  const { mode } = file;
  const remaining = { binding, languages, mode, repeated, watch };
  const rest = await remainingRows(store.db, drafts.slice(checked), remaining);
  const failed = rest.flatMap(({ outcome, problems }, at) => {
    const draft = drafts[checked + at];
    const row = file.rows[checked + at];
    if (outcome !== 'error' || !draft || !row) return [];
    const about = { row: row.number, name: nameOf(draft) ?? null };
    return [{ ...about, ...buildPreview({ problems }, language) }];
  });
  const rows = [...tried, ...failed.slice(0, listed)];
  const outcomes = [...tried, ...rest].map(({ outcome }) => outcome);
  const count = (outcome: ImportOutcome) => outcomes.filter((one) => one === outcome).length;
  return {
    columns: describeColumns(file, numbers),
    fields: importFields(known, languages, language),
    heading_row: file.headingRow,
    encoding: file.encoding,
    encoding_readings: file.readings,
    sheet: file.sheet,
    sheets: file.sheets.map(({ name, isHidden }) => ({ name, hidden: isHidden })),
    total,
    checked,
    counts: {
      create: count('create'),
      update: count('update'),
      skip: count('skip'),
      error: count('error'),
    },
    rows,
  };
}

interface Tried {
  /** Problems that the rows have among themselves. */
  readonly repeated: ReadonlyMap<ImportedRow, ProblemsByPath>;
  readonly watch: Required<RowWatch>;
}

async function dryRunRows(
  { file, language, ...write }: Previewed,
  drafts: readonly ImportedRow[],
  { repeated, watch: { signal, onRows } }: Tried,
): Promise<readonly ImportPreviewRow[]> {
  const previews: ImportPreviewRow[] = [];
  for (let start = 0; start < drafts.length; start += rowsPerDryRun) {
    const part = drafts.slice(start, start + rowsPerDryRun);
    await dryRun(write.store.db, async (tx) => {
      await write.binding.hooks.lock?.(tx);
      for (const draft of part) {
        signal.throwIfAborted();
        const problems = repeated.get(draft);
        const outcome = problems
          ? { problems }
          : await tryRow(tx, () => importRow({ ...write, tx, isDryRun: true }, draft, file.mode));
        const row = file.rows[previews.length]?.number ?? previews.length + 1;
        previews.push({
          ...{ row, name: nameOf(draft) ?? null },
          ...buildPreview(outcome, language),
        });
      }
    });
    onRows(part.length);
  }
  return previews;
}

type Outcome =
  | { readonly problems: ProblemsByPath }
  | { readonly problems?: undefined; readonly result: Imported };

function buildPreview(
  rowResult: Outcome,
  language: LanguageCode,
): Pick<ImportPreviewRow, 'outcome' | 'id' | 'errors' | 'changes'> {
  if (rowResult.problems) {
    const errors = localizedProblems(rowResult.problems, language);
    return { outcome: 'error', id: null, errors, changes: [] };
  }
  const { outcome, id = null, reason = {}, changes = [] } = rowResult.result;
  // The dry run is rolled back, so the id of a new record is not real.
  return {
    outcome,
    id: outcome === 'create' ? null : id,
    errors: localizedProblems(reason, language),
    changes,
  };
}

/** The outcome of a row that was not run. */
interface RemainingRow {
  readonly outcome: ImportOutcome;
  readonly problems: ProblemsByPath;
}

interface Remaining extends Tried {
  readonly binding: ResourceBinding;
  readonly languages: ContentLanguages;
  readonly mode: ImportMode;
}

/**
 * The outcomes of the many rows after the dry run: all rules that need no transaction per row, which are those of the
 * cells, of the draft, and of unique values. An update may still turn out to change nothing.
 */
async function remainingRows(
  on: Queryable,
  drafts: readonly ImportedRow[],
  { binding, languages, mode, repeated, watch }: Remaining,
): Promise<readonly RemainingRow[]> {
  const unique = plainFields(binding.resource).filter(([, field]) => field.unique);
  const owners = new Map<string, Owners>();
  for (const one of unique) owners.set(one[0], await findOwners(on, binding, one, drafts));
  const idOf = ({ draft }: ImportedRow) => owners.get('code')?.(draft.code);
  const units = await unitProblemsOfFile(on, binding, { drafts, idOf });
  watch.signal.throwIfAborted();
  const check = (row: ImportedRow): RemainingRow => {
    const { draft } = row;
    const id = idOf(row);
    if (mode === 'update' && id === undefined) return { outcome: 'skip', problems: {} };
    if (mode === 'create' && id !== undefined) return { outcome: 'skip', problems: {} };
    const taken = unique.flatMap(([path]) => {
      const owner = owners.get(path)?.(valueAt(draft, path));
      return owner === undefined || owner === id ? [] : [[path, [{ id: 'unique' }]]];
    });
    const unread = Object.entries(row.problems).map(([path, found]) => [path, [...found]]);
    const problems: ProblemsByPath = {
      ...draftProblems({ binding, languages }, draft, id === undefined ? 'create' : 'update'),
      ...Object.fromEntries([...taken, ...unread]),
      ...units.get(row),
      ...repeated.get(row),
    };
    if (Object.keys(problems).length > 0) return { outcome: 'error', problems };
    return { outcome: id === undefined ? 'create' : 'update', problems };
  };
  return inSlices(drafts, check, watch);
}

/** The live record that has the value in a unique field. */
type Owners = (value: unknown) => number | undefined;

async function findOwners(
  on: Queryable,
  binding: ResourceBinding,
  [path, field]: readonly [string, PlainField],
  drafts: readonly ImportedRow[],
): Promise<Owners> {
  const values = drafts.flatMap(({ draft }) => {
    const value = valueAt(draft, path);
    return typeof value === 'string' ? [value] : [];
  });
  if (values.length === 0) return () => undefined;
  const stored = name(columnName(binding, path));
  const isOneOf = isComparedByKey(field)
    ? sql`identity_key(${stored}) = any(${sql.param(values.map((one) => toIdentity(field, one)))}::text[])`
    : sql`${stored} = any(${sql.param(values)}::text[])`;
  const found = await on.rows<{ value: string; id: number }>(sql`
    select ${stored} as value, id from ${name(binding.resource.name)}
    where ${isOneOf} and deleted_at is null`);
  const ids = new Map(found.map(({ value, id }) => [toIdentity(field, value), id]));
  return (value) => ids.get(toIdentity(field, value));
}

/** Answers are resolved in the dry run of their row only. */
function draftProblems(
  { binding, languages }: Pick<Remaining, 'binding' | 'languages'>,
  { properties: _, ...draft }: Readonly<Record<string, unknown>>,
  mode: 'create' | 'update',
): ProblemsByPath {
  try {
    parseDraft(binding.resource, mode, languages, draft);
    return {};
  } catch (error) {
    if (error instanceof Invalid) return error.problems;
    throw error;
  }
}
