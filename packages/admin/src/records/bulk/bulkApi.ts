import type { BulkChange, BulkPreview } from '@rentyard/contract/bulk';
import type { Job } from '@rentyard/contract/job';
import type { LanguageCode } from '@rentyard/contract/languages';
import { api } from '../../api/api.ts';
import { type Chosen, meantBy } from './chosen.ts';

export interface BulkRequest {
  readonly resource: string;
  readonly language: LanguageCode;
  readonly chosen: Chosen;
  readonly change: BulkChange;
}

interface StartRequest extends BulkRequest {
  /** One for each time that somebody pressed the button, so that a lost answer starts nothing twice. */
  readonly idempotencyKey: string;
}

const inDialog = { ignored: 'all' } as const;
const bodyOf = ({ chosen, change }: BulkRequest) => ({ ...meantBy(chosen), change });

/** Changes of many records at once: tried, then done by a job (P-LIST-8). */
export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewBulk: build.mutation<BulkPreview, BulkRequest>({
      query: (request) => ({
        path: `${request.resource}/bulk/preview`,
        method: 'POST',
        body: bodyOf(request),
        language: request.language,
      }),
      transformResponse: ({ data }: { readonly data: BulkPreview }) => data,
      extraOptions: inDialog,
    }),
    startBulk: build.mutation<Job, StartRequest>({
      query: (request) => ({
        path: `${request.resource}/bulk`,
        method: 'POST',
        body: bodyOf(request),
        language: request.language,
        idempotencyKey: request.idempotencyKey,
      }),
      transformResponse: ({ data }: { readonly data: Job }) => data,
      extraOptions: inDialog,
    }),
  }),
});
