import type { BroadcastDelivery } from '@rentyard/contract/entities/chat/broadcast';
import type {
  broadcastDecisionRoutes,
  createBroadcastRoute,
  listDeliveriesRoute,
  previewBroadcastRoute,
  showBroadcast,
  testBroadcast,
} from '@rentyard/contract/entities/chat/broadcastRoutes';
import {
  buildRequest,
  type DataOf,
  endpoint,
  pageContent,
  readData,
} from '../../../services/api/endpoint.ts';
import { listApi, tag } from '../../../services/api/listApi.ts';
import { numberedPages } from '../../../services/api/numberedPages.ts';
import { subscribeWhileCached } from '../../../services/events/subscribeWhileCached.ts';

const broadcasts = 'buzbot_broadcasts';

/** Actions on a broadcast that is running or finished. */
export type BroadcastDecision = keyof typeof broadcastDecisionRoutes;

type DecisionRoute = (typeof broadcastDecisionRoutes)[BroadcastDecision];

interface DeliveriesQuery {
  readonly id: number;
  /** Returns only deliveries in this state. */
  readonly state?: BroadcastDelivery['state'];
}

/**
 * Seconds that an unused response stays cached. Short, because every event refetches cached
 * broadcasts.
 */
const cacheSeconds = 10;
const refetchOptions = { forceRefetch: true, subscribe: false } as const;

/**
 * Refetches after every change of the broadcast. A request sent before the change does not include
 * it yet.
 */
function refetchOnChange(
  id: number,
  cacheEntryRemoved: Promise<void>,
  refetch: () => Promise<void>,
): Promise<void> {
  return subscribeWhileCached(cacheEntryRemoved, ['broadcast', 'ready', 'reset'], (event) => {
    if (event.name !== 'broadcast' || event.data.id === id) void refetch();
  });
}

/** Endpoints of broadcasts. */
export const broadcastApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    broadcast: build.query({
      ...endpoint<typeof showBroadcast>('GET /buzbot/broadcasts/:id'),
      extraOptions: pageContent,
      providesTags: (_, __, { params }) => [tag(broadcasts, params.id)],
      keepUnusedDataFor: cacheSeconds,
      onCacheEntryAdded: (of, { dispatch, cacheEntryRemoved }) =>
        refetchOnChange(of.params.id, cacheEntryRemoved, async () => {
          await dispatch(broadcastApi.util.getRunningQueryThunk('broadcast', of));
          await dispatch(broadcastApi.endpoints.broadcast.initiate(of, refetchOptions));
        }),
    }),
    deliveries: build.infiniteQuery<DataOf<typeof listDeliveriesRoute>, DeliveriesQuery, number>({
      infiniteQueryOptions: numberedPages,
      query: ({ queryArg: { id, state }, pageParam: page }) =>
        buildRequest<typeof listDeliveriesRoute>('GET /buzbot/broadcasts/:id/deliveries', {
          params: { id },
          query: { page, per_page: 25, state },
        }),
      providesTags: (_, __, { id }) => [tag(broadcasts, id)],
      keepUnusedDataFor: cacheSeconds,
      onCacheEntryAdded: (query, { dispatch, cacheEntryRemoved }) =>
        refetchOnChange(query.id, cacheEntryRemoved, async () => {
          await dispatch(broadcastApi.util.getRunningQueryThunk('deliveries', query));
          await dispatch(broadcastApi.endpoints.deliveries.initiate(query, refetchOptions));
        }),
    }),
    previewBroadcast: build.query({
      ...endpoint<typeof previewBroadcastRoute>('POST /buzbot/broadcast/preview'),
      // The number of recipients changes by the minute.
      keepUnusedDataFor: 0,
    }),
    tryBroadcast: build.mutation(endpoint<typeof testBroadcast>('POST /buzbot/broadcast/test')),
    sendBroadcast: build.mutation({
      ...endpoint<typeof createBroadcastRoute>('POST /buzbot/broadcast'),
      invalidatesTags: (sent) => (sent ? [tag(broadcasts, 'LIST')] : []),
    }),
    decideBroadcast: build.mutation<
      DataOf<DecisionRoute>,
      { readonly id: number; readonly decision: BroadcastDecision }
    >({
      query: ({ id, decision }) =>
        buildRequest<DecisionRoute>(`POST /buzbot/broadcasts/:id/${decision}`, { params: { id } }),
      transformResponse: readData,
      invalidatesTags: (_, __, { id }) => [tag(broadcasts, id), tag(broadcasts, 'LIST')],
    }),
  }),
});
