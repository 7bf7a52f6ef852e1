import type { LanguageCode } from '@rentyard/contract/languages';
import { type SearchHit, searchBounds } from '@rentyard/contract/search';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { api } from './api.ts';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<
      readonly SearchHit[],
      { readonly typed: string; readonly language: LanguageCode }
    >({
      query: ({ typed, language }) => ({ path: `search?q=${encodeURIComponent(typed)}`, language }),
      transformResponse: ({ data }: { readonly data: readonly SearchHit[] }) => data,
      extraOptions: { ignored: 'all' },
      keepUnusedDataFor: 30,
    }),
  }),
});

const textOf = (typed: string) => typed.trim().slice(0, searchBounds.max);

/** Records of every module by name or code; undefined while there is no answer, or nothing to ask. */
export function useSearch(typed: string): readonly SearchHit[] | undefined {
  const language = useLanguage();
  const text = textOf(typed);
  const skip = text.length < searchBounds.min;
  return searchApi.useSearchQuery({ typed: text, language }, { skip }).currentData;
}

/** The same as a call, for whoever asks when a person has typed; rejects with an `ApiFailure`. */
export function useSearchCall(): (typed: string) => Promise<readonly SearchHit[]> {
  const language = useLanguage();
  const [ask] = searchApi.useLazySearchQuery();
  return useCallback(
    async (typed) => {
      const text = textOf(typed);
      return text.length < searchBounds.min ? [] : ask({ typed: text, language }, true).unwrap();
    },
    [ask, language],
  );
}
