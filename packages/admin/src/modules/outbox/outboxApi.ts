import type { OutboxMail } from '@rentyard/contract/outbox';
import { api } from '../../api/api.ts';
import { type Page, shownInPlace } from '../../api/listApi.ts';

/** `GET /outbox` by its query: `page=1&per_page=25`. */
export const outboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    outbox: build.query<Page<OutboxMail>, string>({
      query: (query) => ({ path: `outbox?${query}` }),
      extraOptions: shownInPlace,
      keepUnusedDataFor: 0,
    }),
  }),
});
