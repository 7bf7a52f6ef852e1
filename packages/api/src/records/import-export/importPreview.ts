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
import { importColumns, importFields } from './importColumns.ts';
import type { ImportRequest } from './importForm.ts';
import { nameOf } from './importJob.ts';
import { describeColumns } from './importQuestions.ts';
import { type Imported, importRow } from './importRow.ts';
import { repeatedValues } from './repeatedValues.ts';
import { rowDrafts } from './rowDrafts.ts';

/** Rows per dry run: limits how many rows it locks. */
const rowsPerDryRun = 50;

interface Previewed extends Omit<WriteContext, 'tx'> {
  readonly file: ImportRequest;
  readonly language: LanguageCode;
}

/**
 * Reads all rows of a file and imports the first ones as a dry run. Rows after these are listed if they have cells that
 * cannot be read, or repeat a unique value.
 */
export async function previewImport(previewed: Previewed): Promise<ImportPreview> {
  const { file, store, binding, locale, language } = previewed;
  const languages = await store.languages.known();
  const known = importColumns(binding.resource, languages);
  const columns = file.fields.map((key) => known.find((column) => column.key === key));
  const { marks } = file;
  const drafts = await rowDrafts(store.db, store, { columns, rows: file.rows, marks, locale });
  const repeated = repeatedValues(drafts, { rows: file.rows, resource: binding.resource });
  const rows = [
    ...(await dryRunRows(previewed, drafts.slice(0, importBounds.previewed), repeated)),
    ...unreadRows(previewed, drafts, repeated),
  ];
  const count = (outcome: ImportOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    columns: describeColumns(file, columns),
    fields: importFields(known, languages, language),
    heading_row: file.headingRow,
    encoding: file.encoding,
    encoding_readings: file.readings,
    sheet: file.sheet,
    sheets: file.sheets.map(({ name, isHidden }) => ({ name, hidden: isHidden })),
    total: file.rows.length,
    checked: Math.min(file.rows.length, importBounds.previewed),
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
  { file, language, ...write }: Previewed,
  drafts: readonly ImportedRow[],
  repeated: Repeated,
): Promise<readonly ImportPreviewRow[]> {
  const previews: ImportPreviewRow[] = [];
  for (let start = 0; start < drafts.length; start += rowsPerDryRun) {
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

/** The rows after the dry run that cannot be imported whatever the database contains. */
function unreadRows(
  { file, language }: Previewed,
  drafts: readonly ImportedRow[],
  repeated: Repeated,
): readonly ImportPreviewRow[] {
  return drafts.slice(importBounds.previewed).flatMap((draft, index) => {
    const unread = Object.entries(draft.problems).map(([path, found]) => [path, [...found]]);
    const problems: ProblemsByPath = { ...Object.fromEntries(unread), ...repeated.get(draft) };
    if (Object.keys(problems).length === 0) return [];
    const row = file.rows[importBounds.previewed + index]?.number ?? 1;
    const about = { row, name: nameOf(draft) ?? null };
    return [{ ...about, ...previewOf({ problems }, language) }];
  });
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
