import type { Use } from '@rentyard/contract/errors';
import type { HistoryEntry } from '@rentyard/contract/history';
import type { RecordBase } from '@rentyard/contract/values';
import { api } from '../../api/api.ts';
import { type Page, recordTags } from '../../api/listApi.ts';
import { recordsApi } from '../../api/records.ts';

interface Of {
  readonly resource: string;
  readonly id: number;
}

interface HistoryQuery extends Of {
  readonly perPage: number;
}

/** What happened to a record, and what holds on to it. Asked for by the tabs of a record only. */
export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    history: build.query<Page<HistoryEntry>, HistoryQuery>({
      query: ({ resource, id, perPage }) => ({
        path: `${resource}/${id}/history?per_page=${perPage}`,
      }),
      extraOptions: { ignored: [429, 500, 502, 503, 504] },
      providesTags: (_, __, { resource, id }) => recordTags(resource, [id]),
      keepUnusedDataFor: 0,
    }),
    uses: build.query<readonly Use[], Of>({
      query: ({ resource, id }) => ({ path: `${resource}/${id}/uses` }),
      transformResponse: ({ data }: { readonly data: readonly Use[] }) => data,
      extraOptions: { ignored: [429, 500, 502, 503, 504] },
      keepUnusedDataFor: 0,
    }),
    revert: build.mutation<
      RecordBase,
      Of & { readonly entry: number; readonly version: number | undefined }
    >({
      query: ({ resource, id, entry, version }) => ({
        path: `${resource}/${id}/revert`,
        method: 'POST',
        body: { entry, version },
      }),
      transformResponse: ({ data }: { readonly data: RecordBase }) => data,
      extraOptions: { ignored: 'all' },
      onQueryStarted: async ({ resource, id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) dispatch(recordsApi.util.upsertQueryData('edit', { resource, id }, saved.data));
      },
      invalidatesTags: (record, _, { resource, id }) => (record ? recordTags(resource, [id]) : []),
    }),
  }),
});
