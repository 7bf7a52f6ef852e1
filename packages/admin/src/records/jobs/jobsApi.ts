import type { Job, JobRow, RowOutcome } from '@rentyard/contract/job';
import { api } from '../../api/api.ts';
import type { Page } from '../../api/listApi.ts';

interface RowsQuery {
  readonly id: number;
  readonly outcome: RowOutcome | undefined;
  readonly page: number;
}

interface Decision {
  readonly id: number;
  readonly decision: 'cancel' | 'retry' | 'undo';
}

const jobOf = ({ data }: { readonly data: Job }): Job => data;
const shownInPlace = { ignored: 'all' } as const;
const perPage = 25;

/** Work that goes on after its request: how far it is, what became of each row, and the ways to stop it or take it back. */
export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    job: build.query<Job, number>({
      query: (id) => ({ path: `jobs/${id}` }),
      transformResponse: jobOf,
      extraOptions: shownInPlace,
      keepUnusedDataFor: 0,
    }),
    jobRows: build.query<Page<JobRow>, RowsQuery>({
      query: ({ id, outcome, page }) => ({
        path: `jobs/${id}/rows?${outcome ? `outcome=${outcome}&` : ''}page=${page}&per_page=${perPage}`,
      }),
      extraOptions: shownInPlace,
      keepUnusedDataFor: 0,
    }),
    decideJob: build.mutation<Job, Decision>({
      query: ({ id, decision }) => ({ path: `jobs/${id}/${decision}`, method: 'POST', body: {} }),
      transformResponse: jobOf,
      extraOptions: shownInPlace,
    }),
  }),
});
