import type { presenceRoute } from '@rentyard/contract/entities/presenceRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';

/** Says that this tab has a record open, and hears who else has. */
export const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    tellOpenRecord: build.mutation(endpoint<ReturnType<typeof presenceRoute>>('POST /presence')),
  }),
});
