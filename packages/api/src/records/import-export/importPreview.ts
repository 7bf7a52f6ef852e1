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
import { columnsOf, type ImportRequest } from './importForm.ts';
import { nameOf } from './importJob.ts';
import { type Imported, importRow } from './importRow.ts';
import { repeatedCodes } from './repeatedCodes.ts';
import { rowDrafts } from './rowDrafts.ts';

/** Rows per dry run: limits how many rows it locks. */
const rowsPerDryRun = 50;

interface Previewed extends Omit<WriteContext, 'tx'> {
  readonly file: ImportRequest;
  readonly language: LanguageCode;
}

/** Imports the rows of a file as a dry run and returns the outcome of each. */
export async function previewImport(previewed: Previewed): Promise<ImportPreview> {
  const { file, store, binding, locale, language } = previewed;
  const languages = await store.languages.known();
  const known = importColumns(binding.resource, languages);
  const columns = file.fields.map((key) => known.find((column) => column.key === key));
  const rowResult = file.rows.slice(0, importBounds.previewed);
  const drafts = await rowDrafts(store.db, store, { columns, rows: rowResult, locale });
  const rows = await dryRunRows(previewed, drafts);
  const count = (outcome: ImportOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    columns: columnsOf(file),
    fields: importFields(known, languages, language),
    total: file.rows.length,
    checked: rows.length,
    counts: {
      create: count('create'),
      update: count('update'),
      skip: count('skip'),
      error: count('error'),
    },
    rows,
  };
}

async function dryRunRows(
  { file, language, ...write }: Previewed,
  drafts: readonly ImportedRow[],
): Promise<readonly ImportPreviewRow[]> {
  const repeated = repeatedCodes(drafts);
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
        const about = { row: previews.length + 1, name: nameOf(draft) ?? null };
        previews.push({ ...about, ...previewOf(outcome, language) });
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
): Pick<ImportPreviewRow, 'outcome' | 'id' | 'errors'> {
  if (rowResult.problems)
    return { outcome: 'error', id: null, errors: localizedProblems(rowResult.problems, language) };
  const { outcome, id = null, reason = {} } = rowResult.result;
  // The dry run is rolled back, so the id of a new record is not real.
  return {
    outcome,
    id: outcome === 'create' ? null : id,
    errors: localizedProblems(reason, language),
  };
}
