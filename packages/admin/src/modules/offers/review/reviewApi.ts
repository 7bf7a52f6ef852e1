import type { LanguageCode } from '@rentyard/contract/languages';
import type { offer } from '@rentyard/contract/offer';
import type { ShownOf } from '@rentyard/contract/resource';
import type { OfferReview } from '@rentyard/contract/review';
import { api } from '../../../api/api.ts';

export type ReviewedOffer = ShownOf<typeof offer>;

interface Claim {
  readonly data: ReviewedOffer;
  readonly meta: { readonly held_until: string };
}

/** A refusal is told on the desk; nothing leads away from an offer that is being decided. */
const shownOnDesk = { ignored: [400, 403, 404, 409, 422, 429, 500, 502, 503, 504] };

/** The calls of the review desk. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The next new offer that nobody else holds, but none of `skip`; null when none is left. */
    claim: build.mutation<Claim | null, { readonly skip: readonly number[] }>({
      query: ({ skip }) => ({ path: 'offers/review/claim', method: 'POST', body: { skip } }),
      extraOptions: shownOnDesk,
    }),
    /** Gives offers to the others. Sent even while the page is being closed. */
    release: build.mutation<unknown, { readonly ids: readonly number[] }>({
      query: ({ ids }) => ({
        path: 'offers/review/release',
        method: 'POST',
        body: { ids },
        keepalive: true,
      }),
      extraOptions: shownOnDesk,
    }),
    evidence: build.query<OfferReview, { readonly id: number; readonly language: LanguageCode }>({
      query: ({ id, language }) => ({ path: `offers/${id}/review`, language }),
      transformResponse: ({ data }: { readonly data: OfferReview }) => data,
      extraOptions: shownOnDesk,
      // Fetched while the offer before is being read.
      keepUnusedDataFor: 120,
    }),
  }),
});
