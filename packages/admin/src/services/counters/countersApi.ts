import type { readCounters } from '@rentyard/contract/entities/counters';
import { api } from '../api/api.ts';
import { endpoint } from '../api/endpoint.ts';

/** Everything that is counted: the badges of the side bar and the numbers on tabs by status. */
export const countersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked with the resources whose statuses are counted: `offers,orders`. */
    counters: build.query({
      ...endpoint<typeof readCounters>('GET /counters'),
      // There is one answer, whatever is counted in it.
      serializeQueryArgs: () => 'counters',
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      // What is counted changes with these lists.
      providesTags: (_, __, arg) =>
        ['buzbot_rooms', ...(arg?.query?.statuses?.split(',') ?? [])].map((resource) => ({
          type: 'Record',
          id: `${resource}/LIST`,
        })),
    }),
  }),
});
