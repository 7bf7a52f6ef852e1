import type { readCounters } from '@rentyard/contract/entities/records/counters';
import { api } from '../api/api.ts';
import { endpoint } from '../api/endpoint.ts';

/** All counters: the badges of the side bar and the counts of status tabs. */
export const countersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument names the resources whose statuses are counted: `offers,orders`. */
    counters: build.query({
      ...endpoint<typeof readCounters>('GET /counters'),
      // There is one cache entry, whichever resources are counted.
      serializeQueryArgs: () => 'counters',
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      // Changes of these lists change the counters.
      providesTags: (_, __, arg) =>
        ['buzbot_rooms', ...(arg?.query?.statuses?.split(',') ?? [])].map((resource) => ({
          type: 'Record',
          id: `${resource}/LIST`,
        })),
    }),
  }),
});
