import type { SearchHit, searchEverything } from '@rentyard/contract/entities/records/search';
import { searchBounds } from '@rentyard/contract/schema/listQuery/listSearch';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { api } from './api.ts';
import { endpoint } from './endpoint.ts';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query({
      ...endpoint<typeof searchEverything>('GET /search'),
      keepUnusedDataFor: 30,
    }),
  }),
});

const trimSearch = (typed: string) => typed.trim().slice(0, searchBounds.max);

/** Records of every module by name or code; undefined while loading and without a search text. */
export function useSearch(typed: string): readonly SearchHit[] | undefined {
  const language = useLanguage();
  const text = trimSearch(typed);
  const skip = text.length < searchBounds.min;
  return searchApi.useSearchQuery({ query: { q: text }, language }, { skip }).currentData;
}

/** The same as a function, for searches on demand. Rejects with an `ApiFailure`. */
export function useSearchCall(): (typed: string) => Promise<readonly SearchHit[]> {
  const language = useLanguage();
  const [search] = searchApi.useLazySearchQuery();
  return useCallback(
    async (typed) => {
      const text = trimSearch(typed);
      return text.length < searchBounds.min
        ? []
        : search({ query: { q: text }, language }, true).unwrap();
    },
    [search, language],
  );
}
