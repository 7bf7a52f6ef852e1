import type { Administrator } from '@rentyard/contract/account';
import { api } from '../api/api.ts';

/** Calls about who else is there, which no list needs. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    administrators: build.query<readonly Administrator[], void>({
      query: () => ({ path: 'profile/administrators' }),
      transformResponse: ({ data }: { readonly data: readonly Administrator[] }) => data,
      // An error page that fails says nothing more, and leads nowhere else.
      extraOptions: { ignored: 'all' },
    }),
  }),
});
