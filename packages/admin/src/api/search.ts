import type { LanguageCode } from '@rentyard/contract/languages';
import { type SearchHit, searchBounds } from '@rentyard/contract/search';
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

/** Records of every module by name or code; undefined while there is no answer, or nothing to ask. */
export function useSearch(typed: string): readonly SearchHit[] | undefined {
  const language = useLanguage();
  const text = typed.trim().slice(0, searchBounds.max);
  const skip = text.length < searchBounds.min;
  return searchApi.useSearchQuery({ typed: text, language }, { skip }).currentData;
}
