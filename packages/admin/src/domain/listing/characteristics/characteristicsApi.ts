import type { LanguageCode } from '@rentyard/contract/languages';
import type { Fallbacks } from '@rentyard/contract/schema/values';
import { api } from '../../../services/api/api.ts';
import { tag } from '../../../services/api/listApi.ts';
import type { OfferCharacteristic } from './offerCharacteristic.ts';

interface CharacteristicsQuery {
  readonly category: number;
  readonly language: LanguageCode;
}

type ServedCharacteristic = OfferCharacteristic & Fallbacks;

/** Calls of the offer, order and tag forms besides their records. */
export const characteristicsApi = api.injectEndpoints({
  endpoints: (build) => ({
    offerCharacteristics: build.query<readonly ServedCharacteristic[], CharacteristicsQuery>({
      query: ({ category, language }) => ({
        path: `properties/${category}/list_for_offer`,
        language,
      }),
      transformResponse: ({ data }: { readonly data: readonly ServedCharacteristic[] }) => data,
      providesTags: (_, __, { category }) => [
        tag('properties', 'LIST'),
        tag('categories', category),
      ],
      // Another user may be changing the category.
      keepUnusedDataFor: 30,
    }),
  }),
});
