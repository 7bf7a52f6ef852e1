import { type ImportOutcome, importBounds } from '@rentyard/contract/entities/importExport';
import type {
  ImportPreview,
  ImportPreviewRow,
} from '@rentyard/contract/entities/importExportRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { localizedProblems } from '../../http/handleError.ts';
import { dryRun, tryRow } from '../../jobs/tryRow.ts';
import type { ImportedRow } from '../resourceBinding.ts';
import type { WriteContext } from '../writeContext.ts';
import { columnMarks } from './columnMarks.ts';
import { importColumns, importFields } from './importColumns.ts';
import type { ImportRequest } from './importForm.ts';
import { nameOf } from './importJob.ts';
import { describeColumns } from './importQuestions.ts';
import { type Imported, importRow } from './importRow.ts';
import { remainingRows } from './remainingRows.ts';
import { repeatedValues } from './repeatedValues.ts';
import { rowDrafts } from './rowDrafts.ts';

/** Rows per dry run: limits how many rows it locks. */
const rowsPerDryRun = 50;

interface Previewed extends Omit<WriteContext, 'tx'> {
  readonly file: ImportRequest;
  readonly language: LanguageCode;
  /** Aborted when nobody waits for the preview any more. */
  readonly signal: AbortSignal;
}

/**
 * Reads all rows of a file, imports the first ones as a dry run and checks the others without a transaction each. Of
 * these, rows with problems are listed. Stops when the signal is aborted.
 */
export async function previewImport(previewed: Previewed): Promise<ImportPreview> {
  const { file, store, binding, locale, language } = previewed;
  const languages = await store.languages.known();
  const known = importColumns(binding.resource, languages);
  const columns = file.fields.map((key) => known.find((column) => column.key === key));
  const numbers = columnMarks(columns, file.rows, file.marks);
  const drafts = await rowDrafts(store.db, store, { columns, rows: file.rows, numbers, locale });
  const repeated = repeatedValues(drafts, { rows: file.rows, resource: binding.resource });
  const { previewed: all, previewedOfMany, listed } = importBounds;
  const checked = drafts.length <= all ? drafts.length : previewedOfMany;
  const tried = await dryRunRows(previewed, drafts.slice(0, checked), repeated);
  const { mode } = file;
  const remaining = { binding, languages, mode, repeated };
  const rest = await remainingRows(store.db, drafts.slice(checked), remaining);
  const failed = rest.flatMap(({ outcome, problems }, at) => {
    const draft = drafts[checked + at];
    const row = file.rows[checked + at];
    if (outcome !== 'error' || !draft || !row) return [];
    const about = { row: row.number, name: nameOf(draft) ?? null };
    return [{ ...about, ...previewOf({ problems }, language) }];
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
    total: file.rows.length,
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

type Repeated = ReadonlyMap<ImportedRow, ProblemsByPath>;

async function dryRunRows(
  { file, language, signal, ...write }: Previewed,
  drafts: readonly ImportedRow[],
  repeated: Repeated,
): Promise<readonly ImportPreviewRow[]> {
  const previews: ImportPreviewRow[] = [];
  for (let start = 0; start < drafts.length; start += rowsPerDryRun) {
    signal.throwIfAborted();
    const part = drafts.slice(start, start + rowsPerDryRun);
    await dryRun(write.store.db, async (tx) => {
      await write.binding.guards.lock?.(tx);
      for (const draft of part) {
        const problems = repeated.get(draft);
        const outcome = problems
          ? { problems }
          : await tryRow(tx, () => importRow({ ...write, tx, isDryRun: true }, draft, file.mode));
        const row = file.rows[previews.length]?.number ?? previews.length + 1;
        previews.push({
          ...{ row, name: nameOf(draft) ?? null },
          ...previewOf(outcome, language),
        });
      }
    });
  }
  return previews;
}

type Outcome =
  | { readonly problems: ProblemsByPath }
  | { readonly problems?: undefined; readonly result: Imported };

function previewOf(
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
