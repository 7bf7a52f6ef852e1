import type { LanguageCode } from '@rentyard/contract/languages';
import { type ListQuery, printListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { resourceRoutes } from '@rentyard/contract/schema/routes/resourceRoutes';
import type { ListMeta } from '@rentyard/contract/schema/routes/responses';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback } from 'react';
import { rowEvents } from '../events/streamEvents.ts';
import { applyEvent, subscribeWhileCached } from '../events/subscribeWhileCached.ts';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { api } from './api.ts';
import { buildRequest, pageContent } from './endpoint.ts';
import type { ApiFailure } from './failure.ts';

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

/** Path of the calls of a resource. Those of the chat bot share a prefix: `buzbot/rooms`. */
export function callPath(resource: string): string {
  return resource.replace(/^buzbot_/, 'buzbot/');
}

/** The query parameters of a list, or of a call that accepts some of them. */
export function listParameters(query: Partial<ListQuery>): Readonly<Record<string, string>> {
  return Object.fromEntries(printListQuery(query));
}

/**
 * The only generic call of the first page. The others load with the screens that use them
 * (`recordsOf.ts`).
 */
export const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    list: build.query<Page<RecordBase>, In & { readonly query: Partial<ListQuery> }>({
      query: ({ resource, language, query }) =>
        buildRequest<Routes['list']>(`GET /${callPath(resource)}`, {
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
          const running = dispatch(listApi.util.getRunningQueryThunk('list', list));
          void applyEvent(running, () => {
            dispatch(
              listApi.util.updateQueryData('list', list, ({ data }) => {
                const listed = data.find(({ id }) => id === row.id);
                if (listed) Object.assign(listed, row);
              }),
            );
          });
        });
      },
    }),
  }),
});

/** The state of a query. */
export interface QueryResult<Data> {
  /**
   * The last result, even of previous arguments, so that the screen keeps its content while the
   * next loads.
   */
  readonly data?: Data;
  /** The result of the current arguments. */
  readonly currentData?: Data;
  /** The first request is running, and there is no data yet. */
  readonly isLoading: boolean;
  /** A request is running, with or without data to show. */
  readonly isFetching: boolean;
  readonly error?: ApiFailure;
  /** When the last response arrived, in milliseconds. Updates by events do not change it. */
  readonly fulfilledTimeStamp?: number;
  readonly refetch: () => void;
}

export interface Skippable {
  /** Makes no request while true. */
  readonly skip?: boolean;
}

interface ListHooks {
  readonly useList: (
    query: Partial<ListQuery>,
    options?: Skippable,
  ) => QueryResult<Page<RecordBase>>;
  readonly usePrefetchList: () => (query: Partial<ListQuery>) => void;
}

/** Lists older than this are refetched in the background, in seconds. */
export const staleAfter = 20;

/** The part of `recordsOf` that a list needs, by the wire name of a resource. */
export function listHooks(resource: string): ListHooks {
  return {
    useList: (query, options) =>
      listApi.useListQuery(
        { resource, language: useLanguage(), query },
        { ...options, refetchOnMountOrArgChange: staleAfter },
      ),
    usePrefetchList: () => {
      const language = useLanguage();
      const prefetch = listApi.usePrefetch('list');
      return useCallback(
        (query) => prefetch({ resource, language, query }, { ifOlderThan: staleAfter }),
        [prefetch, language],
      );
    },
  };
}
