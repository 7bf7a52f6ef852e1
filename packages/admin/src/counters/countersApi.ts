import type { Counters } from '@rentyard/contract/counters';
import { api } from '../api/api.ts';

/** Everything that is counted: the badges of the side bar and the numbers on tabs by status. */
export const countersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked with the resources whose statuses are counted: `offers,orders`. */
    counters: build.query<Counters, string>({
      query: (statuses) => ({ path: `counters${statuses && `?statuses=${statuses}`}` }),
      transformResponse: ({ data }: { readonly data: Counters }) => data,
      // There is one answer, whatever is counted in it.
      serializeQueryArgs: () => 'counters',
      extraOptions: { ignored: 'all' },
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      // What is counted changes with these lists.
      providesTags: (_, __, statuses) =>
        [...statuses.split(','), 'buzbot_rooms'].map((resource) => ({
          type: 'Record',
          id: `${resource}/LIST`,
        })),
    }),
  }),
});
