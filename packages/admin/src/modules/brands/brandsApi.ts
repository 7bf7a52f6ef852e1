import type { Merge, MergeOutcome } from '@rentyard/contract/merge';
import { api } from '../../api/api.ts';
import { recordTags, tag } from '../../api/listApi.ts';

const dataOf = ({ data }: { readonly data: MergeOutcome }): MergeOutcome => data;

/** What only brands can do: stand in an order of their own, and become one. */
export const brandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderBrands: build.mutation<unknown, readonly number[]>({
      query: (ids) => ({ path: 'brands/order', method: 'PATCH', body: { ids } }),
      extraOptions: { ignored: 'all' },
      invalidatesTags: (_, failure, ids) => (failure ? [] : recordTags('brands', ids)),
    }),
    previewMerge: build.query<MergeOutcome, Merge>({
      query: (body) => ({ path: 'brands/merge/preview', method: 'POST', body }),
      transformResponse: dataOf,
      extraOptions: { ignored: 'all' },
      keepUnusedDataFor: 0,
    }),
    mergeBrands: build.mutation<MergeOutcome, Merge>({
      query: (body) => ({ path: 'brands/merge', method: 'POST', body }),
      transformResponse: dataOf,
      extraOptions: { ignored: 'all' },
      invalidatesTags: (outcome, _, { into, ids }) =>
        outcome
          ? [
              ...recordTags('brands', [into, ...ids]),
              ...outcome.moves.map(({ subject }) => tag(subject, 'LIST')),
            ]
          : [],
    }),
  }),
});
