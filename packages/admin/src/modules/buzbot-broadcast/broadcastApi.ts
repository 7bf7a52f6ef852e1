import type {
  Broadcast,
  BroadcastDelivery,
  BroadcastPreview,
} from '@rentyard/contract/buzbotBroadcast';
import type { BuzbotMessage } from '@rentyard/contract/buzbotMessage';
import { listApi, type Page, shownInPlace, tag } from '../../api/listApi.ts';
import type { BroadcastBody } from './broadcastDraft.ts';

const broadcasts = 'buzbot_broadcasts';

/** What can be decided over a broadcast that is under way or over. */
export type BroadcastDecision = 'pause' | 'resume' | 'cancel' | 'retry';

interface DeliveriesQuery {
  readonly id: number;
  readonly page: number;
  /** Only those in this state. */
  readonly state?: BroadcastDelivery['state'];
}

interface Envelope<Data> {
  readonly data: Data;
}
const dataOf = <Data>(envelope: Envelope<Data>): Data => envelope.data;
/** The screen says itself what the server refused. */
const inPlace = { ignored: 'all' } as const;

/** The calls of broadcasts. */
export const broadcastApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    broadcast: build.query<Broadcast, number>({
      query: (id) => ({ path: `buzbot/broadcasts/${id}` }),
      transformResponse: dataOf<Broadcast>,
      extraOptions: shownInPlace,
      providesTags: (_, __, id) => [tag(broadcasts, id)],
    }),
    deliveries: build.query<Page<BroadcastDelivery>, DeliveriesQuery>({
      query: ({ id, page, state }) => ({
        path: `buzbot/broadcasts/${id}/deliveries?${new URLSearchParams({
          page: String(page),
          per_page: '25',
          ...(state && { state }),
        })}`,
      }),
      extraOptions: inPlace,
      providesTags: (_, __, { id }) => [tag(broadcasts, id)],
    }),
    previewBroadcast: build.query<BroadcastPreview, BroadcastBody>({
      query: (body) => ({ path: 'buzbot/broadcast/preview', method: 'POST', body }),
      transformResponse: dataOf<BroadcastPreview>,
      extraOptions: inPlace,
      // Who is reached changes by the minute.
      keepUnusedDataFor: 0,
    }),
    tryBroadcast: build.mutation<BuzbotMessage, BroadcastBody & { readonly room?: number }>({
      query: (body) => ({ path: 'buzbot/broadcast/test', method: 'POST', body }),
      transformResponse: dataOf<BuzbotMessage>,
      extraOptions: inPlace,
    }),
    sendBroadcast: build.mutation<
      Broadcast,
      { readonly body: BroadcastBody & { readonly expected_count: number }; readonly key: string }
    >({
      query: ({ body, key }) => ({
        path: 'buzbot/broadcast',
        method: 'POST',
        body,
        idempotencyKey: key,
      }),
      transformResponse: dataOf<Broadcast>,
      extraOptions: inPlace,
      invalidatesTags: (sent) => (sent ? [tag(broadcasts, 'LIST')] : []),
    }),
    decideBroadcast: build.mutation<
      Broadcast,
      { readonly id: number; readonly decision: BroadcastDecision }
    >({
      query: ({ id, decision }) => ({
        path: `buzbot/broadcasts/${id}/${decision}`,
        method: 'POST',
        body: {},
      }),
      transformResponse: dataOf<Broadcast>,
      extraOptions: inPlace,
      invalidatesTags: (_, __, { id }) => [tag(broadcasts, id), tag(broadcasts, 'LIST')],
    }),
  }),
});
