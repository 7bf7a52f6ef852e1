import type { readUtilisation } from '@rentyard/contract/entities/utilisation';
import { api } from '../../../services/api/api.ts';
import { endpoint, pageContent } from '../../../services/api/endpoint.ts';

/** The utilisation of machines. */
export const utilisationApi = api.injectEndpoints({
  endpoints: (build) => ({
    utilisation: build.query({
      ...endpoint<typeof readUtilisation>('GET /home/utilisation'),
      extraOptions: pageContent,
      keepUnusedDataFor: 60,
    }),
  }),
});
