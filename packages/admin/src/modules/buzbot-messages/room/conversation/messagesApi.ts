import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import type { listMessagesRoute } from '@rentyard/contract/entities/chat/messageRoutes';
import type { ApiState } from '../../../../services/api/api.ts';
import { type ApiRequest, buildRequest, type DataOf } from '../../../../services/api/endpoint.ts';
import {
  applyEvent,
  subscribeWhileCached,
} from '../../../../services/events/subscribeWhileCached.ts';
import { chatApi } from '../../rooms/chatApi.ts';
import {
  findNewest,
  joinMessage,
  type MessageCursor,
  type MessagePage,
  messagePages,
} from './messagePages.ts';

interface MessagesQuery {
  readonly room: number;
  /** The message that the room opens at; the newest by default. */
  readonly at?: number;
}

/** A page of the API: newest first, and whether there are more in its direction. */
type MessagesResponse = DataOf<typeof listMessagesRoute>;

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

const pageSize = 50;
/** Messages on each side of the one that a room opens at. */
const around = 30;

/** The messages of the open room. Pages load at both ends, and the stream updates the cache. */
export const messagesApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    messages: build.infiniteQuery<MessagePage, MessagesQuery, MessageCursor>({
      infiniteQueryOptions: messagePages,
      queryFn: async ({ queryArg: { room, at }, pageParam }, _, __, send) => {
        const isFirst = pageParam.before === undefined && pageParam.after === undefined;
        const isAround = isFirst && at !== undefined;
        const { before, after } = isAround ? { before: at + 1, after: at } : pageParam;
        const limit = isAround ? around : pageSize;
        const read = async (cursor: MessageCursor) => {
          const { data, error } = await send(pageRequest(room, limit, cursor));
          return { response: data as MessagesResponse | undefined, error };
        };
        const [older, newer] = await Promise.all([
          isFirst || before ? read(before ? { before } : {}) : undefined,
          after ? read({ after }) : undefined,
        ]);
        const error = older?.error ?? newer?.error;
        if (error) return { error };
        const [past, recent] = [older?.response, newer?.response];
        return {
          data: {
            messages: [...(recent?.data ?? []), ...(past?.data ?? [])].toReversed(),
            hasOlder: past?.meta.has_more ?? true,
            hasNewer: recent?.meta.has_more ?? before !== undefined,
          },
        };
      },
      // A reopened room is loaded again.
      keepUnusedDataFor: 0,
      onCacheEntryAdded: (query, { dispatch, getCacheEntry, cacheEntryRemoved }) =>
        subscribeWhileCached(cacheEntryRemoved, ['message', 'ready', 'reset'], (event) => {
          if (event.name !== 'message') {
            void catchUp(query, dispatch, () => getCacheEntry().data?.pages);
          } else if (event.data.room_id === query.room) void receive(query, [event.data], dispatch);
        }),
    }),
    messagesAfter: build.query<MessagesResponse, { readonly room: number; readonly after: number }>(
      {
        query: ({ room, after }) => pageRequest(room, 100, { after }),
        keepUnusedDataFor: 0,
      },
    ),
  }),
});

function pageRequest(roomId: number, limit: number, cursor: MessageCursor): ApiRequest {
  return buildRequest<typeof listMessagesRoute>('GET /buzbot/messages/:roomId', {
    params: { roomId },
    query: { limit, ...cursor },
  });
}

/** Adds messages that arrived outside of the cached pages, also to a page that is loading. */
export async function receive(
  query: MessagesQuery,
  messages: readonly BuzbotMessage[],
  dispatch: Dispatch,
): Promise<void> {
  const { util } = messagesApi;
  await applyEvent(dispatch(util.getRunningQueryThunk('messages', query)), () => {
    dispatch(
      util.updateQueryData('messages', query, ({ pages }) => {
        for (const message of messages) joinMessage(pages, message);
      }),
    );
  });
}

/** Loads the messages written while the stream was down. */
async function catchUp(
  query: MessagesQuery,
  dispatch: Dispatch,
  cached: () => readonly MessagePage[] | undefined,
): Promise<void> {
  const { endpoints, util } = messagesApi;
  // While the room opens, its first page determines the last message.
  if (!cached()) await dispatch(util.getRunningQueryThunk('messages', query));
  const pages = cached();
  let after = pages && !pages.at(-1)?.hasNewer && findNewest(pages);
  while (after && cached()) {
    const { messagesAfter } = endpoints;
    const request = messagesAfter.initiate(
      { room: query.room, after },
      { forceRefetch: true, subscribe: false },
    );
    const { data: page } = await dispatch(request);
    if (page) void receive(query, page.data, dispatch);
    after = page?.meta.has_more && page.data[0]?.id;
  }
}
