import type { TranslationProgress, TranslationRow } from '@rentyard/contract/translations';
import { api } from './api.ts';
import { type Page, recordTags, shownInPlace } from './listApi.ts';

/** Which records of a resource are asked for. */
export interface PileQuery {
  /** Wire name: `category_groups`. */
  readonly resource: string;
  /** The language that is translated into. */
  readonly language: string;
  readonly state: 'missing' | 'outdated' | undefined;
  readonly search: string;
  readonly page: number;
}

export const pileSize = 25;

/** The server refuses a shorter search. */
const shortestSearch = 2;

/** What the translation desk asks: how far each language is, and which records lack texts. */
export const translationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    translationProgress: build.query<readonly TranslationProgress[], void>({
      query: () => ({ path: 'translations/progress' }),
      transformResponse: ({ data }: { readonly data: readonly TranslationProgress[] }) => data,
      extraOptions: shownInPlace,
      // Every save of texts moves it.
      keepUnusedDataFor: 5,
    }),
    translationPile: build.query<Page<TranslationRow>, PileQuery>({
      query: ({ resource, language, state, search, page }) => {
        const query = new URLSearchParams({ language, page: String(page) });
        query.set('per_page', String(pileSize));
        if (state) query.set(state, '1');
        if (search.length >= shortestSearch) query.set('search', search);
        return { path: `translations/${resource}?${query}` };
      },
      extraOptions: shownInPlace,
      providesTags: (pile, _, { resource }) =>
        recordTags(resource, pile?.data.map(({ id }) => id) ?? []),
    }),
  }),
});
