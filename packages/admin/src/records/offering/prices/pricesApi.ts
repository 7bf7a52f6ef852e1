import type { LanguageCode } from '@rentyard/contract/languages';
import type { PriceRange } from '@rentyard/contract/review';
import { api } from '../../../api/api.ts';

interface PriceRangeQuery {
  readonly category: number;
  readonly currency: number;
  readonly language: LanguageCode;
}

/** What others ask for the same. */
export const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceRange: build.query<PriceRange, PriceRangeQuery>({
      query: ({ category, currency, language }) => ({
        path: `categories/${category}/price_range?currency=${currency}`,
        language,
      }),
      transformResponse: ({ data }: { readonly data: PriceRange }) => data,
      // It only helps to judge a price: without it the form is as good as ever.
      extraOptions: { ignored: 'all' },
      keepUnusedDataFor: 60,
    }),
  }),
});
