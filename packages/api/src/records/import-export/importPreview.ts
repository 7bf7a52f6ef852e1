import { type ImportOutcome, importBounds } from '@rentyard/contract/entities/importExport';
import type {
  ImportPreview,
  ImportPreviewRow,
} from '@rentyard/contract/entities/importExportRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { worded } from '../../http/handleError.ts';
import { rehearse, tryRow } from '../../jobs/tryRow.ts';
import type { ImportedRow } from '../resourceBinding.ts';
import type { Writing } from '../writeContext.ts';
import { importColumns, importFields } from './importColumns.ts';
import { columnsOf, type ImportRequest } from './importForm.ts';
import { nameOf } from './importJob.ts';
import { type Imported, importRow } from './importRow.ts';
import { repeatedCodes } from './repeatedCodes.ts';
import { rowDrafts } from './rowDrafts.ts';

/** Rows that one rehearsal holds on to. */
const rowsPerRehearsal = 50;

interface Previewed extends Omit<Writing, 'tx'> {
  readonly file: ImportRequest;
  readonly language: LanguageCode;
}

/** Tries the rows of a file, takes everything back and tells what would have come of each. */
export async function previewImport(previewed: Previewed): Promise<ImportPreview> {
  const { file, store, kept, asked, language } = previewed;
  const languages = await store.languages.known();
  const known = importColumns(kept.resource, languages);
  const columns = file.fields.map((key) => known.find((column) => column.key === key));
  const tried = file.rows.slice(0, importBounds.previewed);
  const drafts = await rowDrafts(store.db, store, { columns, rows: tried, asked });
  const rows = await rehearseRows(previewed, drafts);
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

async function rehearseRows(
  { file, language, ...writing }: Previewed,
  drafts: readonly ImportedRow[],
): Promise<readonly ImportPreviewRow[]> {
  const repeated = repeatedCodes(drafts);
  const told: ImportPreviewRow[] = [];
  for (let start = 0; start < drafts.length; start += rowsPerRehearsal) {
    const part = drafts.slice(start, start + rowsPerRehearsal);
    await rehearse(writing.store.db, async (tx) => {
      for (const draft of part) {
        const problems = repeated.get(draft);
        const outcome = problems
          ? { problems }
          : await tryRow(tx, () => importRow({ ...writing, tx }, draft, file.mode));
        const about = { row: told.length + 1, name: nameOf(draft) ?? null };
        told.push({ ...about, ...toldOf(outcome, language) });
      }
    });
  }
  return told;
}

type Outcome =
  | { readonly problems: ProblemsByPath }
  | { readonly problems?: undefined; readonly result: Imported };

function toldOf(
  tried: Outcome,
  language: LanguageCode,
): Pick<ImportPreviewRow, 'outcome' | 'id' | 'errors'> {
  if (tried.problems)
    return { outcome: 'error', id: null, errors: worded(tried.problems, language) };
  const { outcome, id = null, reason = {} } = tried.result;
  // The id of a record that was only tried is nobody's.
  return { outcome, id: outcome === 'create' ? null : id, errors: worded(reason, language) };
}
