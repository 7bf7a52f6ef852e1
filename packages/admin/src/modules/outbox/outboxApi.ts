import type { listOutbox } from '@rentyard/contract/entities/mailRoutes';
import { api } from '../../services/api/api.ts';
import { pageContent } from '../../services/api/baseQuery.ts';
import { endpoint } from '../../services/api/endpoint.ts';

export const outboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    outbox: build.query({
      ...endpoint<typeof listOutbox>('GET /outbox'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
  }),
});
