import type { Job } from '@rentyard/contract/entities/job';
import type { ImportMode, TextEncoding } from '@rentyard/contract/entities/records/importExport';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { DecimalMark } from '@rentyard/validators/decimals';
import { api } from '../../services/api/api.ts';
import type { RowProgress } from '../../services/api/readProgress.ts';

/** The fields of the columns of a file, in their order; null ignores the column. */
export type ImportMapping = readonly (string | null)[];

/** What a person chose about the reading of a file; the server detects the rest. */
export interface ImportChoices {
  readonly encoding?: TextEncoding;
  readonly sheet?: string;
  /** By position of the column. */
  readonly decimalMarks?: Readonly<Record<number, DecimalMark>>;
}

export interface ImportRequest {
  readonly resource: string;
  readonly language: LanguageCode;
  readonly file: File;
  readonly mapping: ImportMapping;
  readonly mode: ImportMode;
  readonly choices: ImportChoices;
  /** Of times without an offset. */
  readonly timeZone: string;
}

/** How far the server is with a preview. */
export type PreviewProgress =
  /** The sent share of the file, 0 to 1. */
  { readonly sent: number } | RowProgress;

interface PreviewRequest extends ImportRequest {
  readonly onProgress: (progress: PreviewProgress) => void;
}

interface StartRequest extends ImportRequest {
  /** One key per file and mapping, so that a retry after a lost response imports nothing twice. */
  readonly idempotencyKey: string;
}

/** Imports: a dry run, then a job (P-LIST-12). */
export const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportPreview, PreviewRequest>({
      query: ({ onProgress, ...request }) => ({
        path: `${request.resource}/import/preview`,
        method: 'POST',
        body: buildImportForm(request),
        language: request.language,
        onProgress: (sent) => onProgress({ sent }),
        onRows: onProgress,
      }),
      transformResponse: ({ data }: { readonly data: ImportPreview }) => data,
    }),
    startImport: build.mutation<Job, StartRequest>({
      query: (request) => ({
        path: `${request.resource}/import`,
        method: 'POST',
        body: buildImportForm(request),
        language: request.language,
        idempotencyKey: request.idempotencyKey,
      }),
      transformResponse: ({ data }: { readonly data: Job }) => data,
    }),
  }),
});

function buildImportForm({ file, mapping, mode, choices, timeZone }: ImportRequest): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('mapping', JSON.stringify(mapping));
  form.set('mode', mode);
  form.set('time_zone', timeZone);
  const { encoding, sheet, decimalMarks = {} } = choices;
  form.set('decimal_marks', JSON.stringify(decimalMarks));
  if (encoding) form.set('encoding', encoding);
  if (sheet !== undefined) form.set('sheet', sheet);
  return form;
}
