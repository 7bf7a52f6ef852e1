import type { listOutbox } from '@rentyard/contract/entities/mailRoutes';
import { api } from '../../api/api.ts';
import { pageContent } from '../../api/baseQuery.ts';
import { endpoint } from '../../api/endpoint.ts';

export const outboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    outbox: build.query({
      ...endpoint<typeof listOutbox>('GET /outbox'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
  }),
});
