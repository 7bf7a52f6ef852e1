import type { ImportMode } from '@rentyard/contract/entities/importExport';
import type { ImportPreview } from '@rentyard/contract/entities/importExportRoutes';
import type { Job } from '@rentyard/contract/entities/job';
import type { LanguageCode } from '@rentyard/contract/languages';
import { api } from '../../services/api/api.ts';

/** The field of each heading of a file; null ignores the column. */
export type ImportMapping = Readonly<Record<string, string | null>>;

export interface ImportRequest {
  readonly resource: string;
  readonly language: LanguageCode;
  readonly file: File;
  readonly mapping: ImportMapping;
  readonly mode: ImportMode;
}

interface StartRequest extends ImportRequest {
  /** One key per file and mapping, so that a retry after a lost response imports nothing twice. */
  readonly idempotencyKey: string;
}

/** Imports: a dry run, then a job (P-LIST-12). */
export const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportPreview, ImportRequest>({
      query: (request) => ({
        path: `${request.resource}/import/preview`,
        method: 'POST',
        body: formOf(request),
        language: request.language,
      }),
      transformResponse: ({ data }: { readonly data: ImportPreview }) => data,
    }),
    startImport: build.mutation<Job, StartRequest>({
      query: (request) => ({
        path: `${request.resource}/import`,
        method: 'POST',
        body: formOf(request),
        language: request.language,
        idempotencyKey: request.idempotencyKey,
      }),
      transformResponse: ({ data }: { readonly data: Job }) => data,
    }),
  }),
});

function formOf({ file, mapping, mode }: ImportRequest): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('mapping', JSON.stringify(mapping));
  form.set('mode', mode);
  return form;
}
