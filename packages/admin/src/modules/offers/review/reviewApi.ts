import type { offer } from '@rentyard/contract/entities/offer';
import type {
  claimReview,
  readReviewRoute,
  releaseReview,
} from '@rentyard/contract/entities/review';
import type { ShownOf } from '@rentyard/contract/schema/resource';
import { api } from '../../../services/api/api.ts';
import { endpoint } from '../../../services/api/endpoint.ts';

export type ReviewedOffer = ShownOf<typeof offer>;

/** The calls of the review desk. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The next new offer that nobody else holds, but none of `skip`; null when none is left. */
    claim: build.mutation(endpoint<typeof claimReview>('POST /offers/review/claim')),
    /** Gives offers to the others. */
    release: build.mutation(endpoint<typeof releaseReview>('POST /offers/review/release')),
    evidence: build.query({
      ...endpoint<typeof readReviewRoute>('GET /offers/:id/review'),
      // Fetched while the offer before is being read.
      keepUnusedDataFor: 120,
    }),
  }),
});
