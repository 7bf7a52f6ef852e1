import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import type { ApiFailure } from './failure.ts';
import { listApi, type Page } from './listApi.ts';

/** A question to the server and what is known of its answer. */
export interface QueryResult<Data> {
  /** The last answer, even if it is to the question before; keeps the screen while the next comes. */
  readonly data?: Data;
  /** The answer to this very question. */
  readonly currentData?: Data;
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  /** Under way, with or without something to show. */
  readonly isFetching: boolean;
  readonly error?: ApiFailure;
  /** When the last answer came, in milliseconds. What the stream has changed in it since does not count. */
  readonly fulfilledTimeStamp?: number;
  readonly refetch: () => void;
}

export interface Skippable {
  /** Asks nothing while true. */
  readonly skip?: boolean;
}

interface ListHooks {
  readonly useList: (
    query: Partial<ListQuery>,
    options?: Skippable,
  ) => QueryResult<Page<RecordBase>>;
  readonly usePrefetchList: () => (query: Partial<ListQuery>) => void;
}

/** Lists are asked again in the background when they are older than this, in seconds. */
export const staleAfter = 20;

/** The part of `recordsOf` that a list needs to be drawn, by the wire name of a resource. */
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
