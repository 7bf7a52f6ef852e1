import type { priceRangeRoute } from '@rentyard/contract/entities/review';
import { api } from '../../../services/api/api.ts';
import { endpoint } from '../../../services/api/endpoint.ts';

/** What others ask for the same. */
export const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceRange: build.query({
      ...endpoint<typeof priceRangeRoute>('GET /categories/:id/price_range'),
      keepUnusedDataFor: 60,
    }),
  }),
});
