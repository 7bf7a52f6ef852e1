import type { StatusEntry } from '@rentyard/contract/history';
import { api } from '../../api/api.ts';
import { type Page, recordTags, shownInPlace } from '../../api/listApi.ts';

interface StatusHistoryQuery {
  readonly resource: string;
  readonly id: number;
  readonly perPage: number;
}

/** Where the customer's own addresses tell the statuses of a record. */
const addresses: Readonly<Record<string, (id: number) => string>> = {
  offers: (id) => `offers/status/${id}/history_for_offer`,
  tags: (id) => `tags/status/${id}/history_for_tag`,
  orders: (id) => `order_statuses/${id}/history_for_order`,
};

/** The changes of status of an offer, a tag or an order, newest first. */
export const statusHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    statusHistory: build.query<Page<StatusEntry>, StatusHistoryQuery>({
      query: ({ resource, id, perPage }) => ({
        path: `${addresses[resource]?.(id)}?per_page=${perPage}`,
      }),
      extraOptions: shownInPlace,
      providesTags: (_, __, { resource, id }) => recordTags(resource, [id]),
      keepUnusedDataFor: 0,
    }),
  }),
});
