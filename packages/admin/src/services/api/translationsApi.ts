import type {
  readProgress,
  translationsRoute,
} from '@rentyard/contract/entities/records/translations';
import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import { api } from './api.ts';
import { buildRequest, type DataOf, endpoint, pageContent } from './endpoint.ts';
import { recordTags } from './listApi.ts';

type Pile = ReturnType<typeof translationsRoute>;

/** Selects the records of a resource that need translation. */
export interface PileQuery {
  /** Wire name: `category_groups`. */
  readonly resource: string;
  /** The target language. */
  readonly language: string;
  readonly state: 'missing' | 'outdated' | undefined;
  readonly search: string;
  readonly page: number;
}

export const pileSize = 25;

/** Calls of the translation screens: the progress of each language, and records without texts. */
export const translationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    translationProgress: build.query({
      ...endpoint<typeof readProgress>('GET /translations/progress'),
      extraOptions: pageContent,
      // Every save of a text changes the result.
      keepUnusedDataFor: 5,
    }),
    translationPile: build.query<DataOf<Pile>, PileQuery>({
      query: ({ resource, language, state, search, page }) =>
        buildRequest<Pile>('GET /translations/:resource', {
          params: { resource },
          query: {
            language,
            page,
            per_page: pileSize,
            ...(state && { [state]: '1' }),
            search: acceptedSearch(search) || undefined,
          },
        }),
      extraOptions: pageContent,
      providesTags: (pile, _, { resource }) =>
        recordTags(resource, pile?.data.map(({ id }) => id) ?? []),
    }),
  }),
});
