import type { offer } from '@rentyard/contract/entities/listing/offer';
import type {
  claimReview,
  readReviewRoute,
  releaseReview,
} from '@rentyard/contract/entities/listing/review';
import type { reviewQueueRoute } from '@rentyard/contract/entities/listing/reviewQueue';
import type { ShownOf } from '@rentyard/contract/schema/resource';
import { api } from '../../../services/api/api.ts';
import { endpoint } from '../../../services/api/endpoint.ts';

export type ReviewedOffer = ShownOf<typeof offer>;

/** Endpoints of the review. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Claims the offer `id`, else the oldest one that is unclaimed and not in `skip`; null when none is
     * left.
     */
    claim: build.mutation(endpoint<typeof claimReview>('POST /offers/review/claim')),
    /** The new offers that wait, with their risks. */
    queue: build.query(endpoint<typeof reviewQueueRoute>('GET /offers/review/queue')),
    /** Releases claimed offers. */
    release: build.mutation(endpoint<typeof releaseReview>('POST /offers/review/release')),
    evidence: build.query({
      ...endpoint<typeof readReviewRoute>('GET /offers/:id/review'),
      // Preloaded while the previous offer is being read.
      keepUnusedDataFor: 120,
    }),
  }),
});
