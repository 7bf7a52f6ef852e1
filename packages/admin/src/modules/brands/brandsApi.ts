import type { mergeRoute, previewMergeRoute } from '@rentyard/contract/entities/brandRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { recordTags, tag } from '../../services/api/listApi.ts';

/** Endpoints that only brands have: merge. */
export const brandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewMerge: build.query({
      ...endpoint<typeof previewMergeRoute>('POST /brands/merge/preview'),
      keepUnusedDataFor: 0,
    }),
    mergeBrands: build.mutation({
      ...endpoint<typeof mergeRoute>('POST /brands/merge'),
      invalidatesTags: (outcome, _, { body: { into, ids } }) =>
        outcome
          ? [
              ...recordTags('brands', [into, ...ids]),
              ...outcome.moves.map(({ subject }) => tag(subject, 'LIST')),
            ]
          : [],
    }),
  }),
});
