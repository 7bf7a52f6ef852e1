import type { statusHistoryRoute } from '@rentyard/contract/schema/resourceRoutes';
import { api } from '../../services/api/api.ts';
import { pageContent } from '../../services/api/baseQuery.ts';
import { type DataOf, requestOf } from '../../services/api/endpoint.ts';
import { recordTags } from '../../services/api/listApi.ts';
import { numberedPages } from '../../services/api/numberedPages.ts';

interface StatusHistoryQuery {
  readonly resource: string;
  readonly id: number;
}

const pageSize = 5;

type Route = ReturnType<typeof statusHistoryRoute>;

/** Where the customer's own addresses tell the statuses of a record. */
const paths: Readonly<Record<string, Route['path']>> = {
  offers: '/offers/status/:id/history_for_offer',
  tags: '/tags/status/:id/history_for_tag',
  orders: '/order_statuses/:id/history_for_order',
};

/** The changes of status of an offer, a tag or an order, newest first. */
export const statusHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    statusHistory: build.infiniteQuery<DataOf<Route>, StatusHistoryQuery, number>({
      infiniteQueryOptions: numberedPages,
      query: ({ queryArg: { resource, id }, pageParam: page }) =>
        requestOf<Route>(`GET ${paths[resource] as Route['path']}`, {
          params: { id },
          query: { page, per_page: pageSize },
        }),
      extraOptions: pageContent,
      providesTags: (_, __, { resource, id }) => recordTags(resource, [id]),
      keepUnusedDataFor: 0,
    }),
  }),
});
