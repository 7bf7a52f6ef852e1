import type { regionNear } from '@rentyard/contract/entities/regionRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';

/** What is known of places. */
export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The region of the offers around a point; null where there are none. */
    regionNear: build.query({
      ...endpoint<typeof regionNear>('GET /regions/near'),
      keepUnusedDataFor: 60,
    }),
  }),
});
