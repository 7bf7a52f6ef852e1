import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import type { ApiFailure } from './failure.ts';
import { listApi, type Page } from './listApi.ts';

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
export function listOf(resource: string): ListHooks {
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
