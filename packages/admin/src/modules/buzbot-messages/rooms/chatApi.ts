import type { findMessages } from '@rentyard/contract/entities/chat/messageRoutes';
import type { listReplies } from '@rentyard/contract/entities/chat/replyRoutes';
import type {
  changeRoom,
  readCustomer,
  reportRoomPresence,
  showRoom,
} from '@rentyard/contract/entities/chat/roomRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { BodyInputOf } from '@rentyard/contract/schema/routes/route';
import {
  buildRequest,
  type DataOf,
  endpoint,
  pageContent,
  readData,
} from '../../../services/api/endpoint.ts';
import { listApi, listParameters, recordTags, tag } from '../../../services/api/listApi.ts';
import { applyEvent, subscribeWhileCached } from '../../../services/events/subscribeWhileCached.ts';

export const rooms = 'buzbot_rooms';

/** The fields of a room that a change may set. */
export type RoomChange = BodyInputOf<typeof changeRoom>;

/** The customer of a room, as far as the user may see it. */
export type CustomerPanelData = DataOf<typeof readCustomer>;

/** Endpoints of the chat. Those of messages are in `room/messagesApi.ts`. */
export const chatApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    room: build.query({
      ...endpoint<typeof showRoom>('GET /buzbot/rooms/:id/show'),
      extraOptions: pageContent,
      providesTags: (_, __, { params }) => [tag(rooms, params.id)],
      keepUnusedDataFor: 30,
      onCacheEntryAdded: (query, { dispatch, cacheEntryRemoved }) =>
        subscribeWhileCached(cacheEntryRemoved, ['room', 'reset'], ({ name, data }) => {
          if (name === 'reset') {
            const options = { forceRefetch: true, subscribe: false };
            void dispatch(chatApi.endpoints.room.initiate(query, options));
          } else if (data.id === query.params.id) {
            const running = dispatch(chatApi.util.getRunningQueryThunk('room', query));
            void applyEvent(running, () => {
              dispatch(chatApi.util.updateQueryData('room', query, () => data));
            });
          }
        }),
    }),
    findMessages: build.query({
      ...endpoint<typeof findMessages>('GET /buzbot/messages'),
      keepUnusedDataFor: 30,
    }),
    changeRoom: build.mutation({
      ...endpoint<typeof changeRoom>('PATCH /buzbot/rooms/:id'),
      // The stream updates the open room itself; only the counters are refetched.
      invalidatesTags: (room, _, { params, body }) => {
        if (!room) return [];
        return body?.read === undefined ? recordTags(rooms, [params.id]) : [tag(rooms, 'LIST')];
      },
    }),
    sendPresence: build.mutation(
      endpoint<typeof reportRoomPresence>('POST /buzbot/rooms/:id/presence'),
    ),
    roomCustomer: build.query({
      ...endpoint<typeof readCustomer>('GET /buzbot/rooms/:id/customer'),
      providesTags: (_, __, { params }) => [tag(rooms, params.id)],
    }),
    /** Canned responses in the customer's language. */
    cannedResponses: build.query<DataOf<typeof listReplies>, LanguageCode>({
      query: (language) =>
        buildRequest<typeof listReplies>('GET /buzbot/replies', {
          query: listParameters({
            page: 1,
            perPage: 100,
            sort: [{ path: 'sort_order', isDescending: false }],
          }),
          language,
        }),
      transformResponse: readData,
      extraOptions: pageContent,
      providesTags: () => [tag('buzbot_replies', 'LIST')],
    }),
  }),
});
