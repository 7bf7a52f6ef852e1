import type { bulkRoutes } from '@rentyard/contract/entities/bulkRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { BodyInputOf } from '@rentyard/contract/schema/route';
import { api } from '../../services/api/api.ts';
import { type DataOf, dataOf, requestOf } from '../../services/api/endpoint.ts';

type Routes = ReturnType<typeof bulkRoutes>;

interface BulkRequest {
  readonly resource: string;
  readonly language: LanguageCode;
  readonly body: BodyInputOf<Routes['preview']>;
}

interface StartRequest extends BulkRequest {
  /** One for each time that somebody pressed the button, so that a lost answer starts nothing twice. */
  readonly idempotencyKey: string;
}

/** Changes of many records at once: tried, then done by a job (P-LIST-8). */
export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewBulk: build.mutation<DataOf<Routes['preview']>, BulkRequest>({
      query: ({ resource, ...request }) =>
        requestOf<Routes['preview']>(`POST /${resource}/bulk/preview`, request),
      transformResponse: dataOf,
    }),
    startBulk: build.mutation<DataOf<Routes['start']>, StartRequest>({
      query: ({ resource, ...request }) =>
        requestOf<Routes['start']>(`POST /${resource}/bulk`, request),
      transformResponse: dataOf,
    }),
  }),
});
