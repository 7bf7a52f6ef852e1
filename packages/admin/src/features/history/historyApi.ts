import type { BodyInputOf } from '@rentyard/contract/schema/routes/route';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, pageContent, readData } from '../../services/api/endpoint.ts';
import { type Routes, recordTags } from '../../services/api/listApi.ts';
import { numberedPages } from '../../services/api/numberedPages.ts';
import { cacheSaved } from '../../services/api/recordsOf.ts';

interface Of {
  readonly resource: string;
  readonly id: number;
}

const pageSize = 20;

/** The history and the references of a record, used by its tabs only. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    history: build.infiniteQuery<DataOf<Routes['history']>, Of, number>({
      infiniteQueryOptions: numberedPages,
      query: ({ queryArg: { resource, id }, pageParam: page }) =>
        buildRequest<Routes['history']>(`GET /${resource}/:id/history`, {
          params: { id },
          query: { page, per_page: pageSize },
        }),
      extraOptions: pageContent,
      providesTags: (_, __, { resource, id }) => recordTags(resource, [id]),
      keepUnusedDataFor: 0,
    }),
    uses: build.query<DataOf<Routes['uses']>, Of>({
      query: ({ resource, id }) =>
        buildRequest<Routes['uses']>(`GET /${resource}/:id/uses`, { params: { id } }),
      transformResponse: readData,
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
    revert: build.mutation<RecordBase, Of & BodyInputOf<Routes['revert']>>({
      query: ({ resource, id, ...body }) =>
        buildRequest<Routes['revert']>(`POST /${resource}/:id/revert`, { params: { id }, body }),
      transformResponse: readData,
      onQueryStarted: cacheSaved,
      invalidatesTags: (record, _, { resource, id }) => (record ? recordTags(resource, [id]) : []),
    }),
  }),
});
