import type { Subject } from '@rentyard/contract/permissions';
import type { PersonPresent, PresentState } from '@rentyard/contract/presence';
import { api } from '../../api/api.ts';

interface Told {
  readonly subject: Subject;
  readonly id: number;
  readonly state: PresentState;
  readonly tab: string;
}

/** Says that this tab has a record open, and hears who else has. */
export const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    tellOpenRecord: build.mutation<readonly PersonPresent[], Told>({
      query: (told) => ({
        path: 'presence',
        method: 'POST',
        body: told,
        // The farewell is said while the page is being closed.
        keepalive: told.state === 'gone',
      }),
      transformResponse: ({ data }: { readonly data: readonly PersonPresent[] }) => data,
      extraOptions: { ignored: 'all' },
    }),
  }),
});
