import type { LanguageCode } from '@rentyard/contract/languages';
import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { resourceRoutes } from '@rentyard/contract/schema/resourceRoutes';
import type { ListMeta } from '@rentyard/contract/schema/responses';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { rowEvents } from '../events/streamEvents.ts';
import { subscribeWhileCached } from '../events/subscribeWhileCached.ts';
import { api } from './api.ts';
import { pageContent } from './baseQuery.ts';
import { requestOf } from './endpoint.ts';
import { callPath, listParameters } from './listQuery.ts';

/** The declarations of the generic calls of a resource. */
export type Routes = ReturnType<typeof resourceRoutes<Resource>>;

export interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: ListMeta;
}

export interface In {
  readonly resource: string;
  readonly language: LanguageCode;
}

export const tag = (resource: string, id: number | 'LIST') =>
  ({ type: 'Record', id: `${resource}/${id}` }) as const;
/** Tags that a change of these records invalidates: their lists and the records themselves. */
export const recordTags = (resource: string, ids: readonly number[]) => [
  tag(resource, 'LIST'),
  ...ids.map((id) => tag(resource, id)),
];

/**
 * The only generic call of the first page. The others load with the screens that use them
 * (`records.ts`).
 */
export const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    list: build.query<Page<RecordBase>, In & { readonly query: Partial<ListQuery> }>({
      query: ({ resource, language, query }) =>
        requestOf<Routes['list']>(`GET /${callPath(resource)}`, {
          query: listParameters(query),
          language,
        }),
      extraOptions: pageContent,
      providesTags: (page, _, { resource }) =>
        recordTags(resource, page?.data.map(({ id }) => id) ?? []),
      onCacheEntryAdded: async (list, { dispatch, cacheEntryRemoved }) => {
        const name = rowEvents[list.resource];
        if (!name) return;
        await subscribeWhileCached(cacheEntryRemoved, [name], ({ data: row }) => {
          dispatch(
            listApi.util.updateQueryData('list', list, ({ data }) => {
              const listed = data.find(({ id }) => id === row.id);
              if (listed) Object.assign(listed, row);
            }),
          );
        });
      },
    }),
  }),
});
