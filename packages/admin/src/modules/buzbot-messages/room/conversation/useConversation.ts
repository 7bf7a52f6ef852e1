import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { buildConversation, type Conversation, type OutgoingMessage } from './conversation.ts';
import { messagesApi } from './messagesApi.ts';
import {
  dropOutgoingMessage,
  type OutgoingMessagesDispatch,
  outgoingMessagesApi,
} from './outgoingMessagesApi.ts';

export interface LiveConversation {
  readonly conversation: Conversation;
  readonly status: 'loading' | 'ready' | 'failed';
  /** The direction in which more messages are loading. */
  readonly loading: 'older' | 'newer' | undefined;
  readonly loadOlder: () => void;
  readonly loadNewer: () => void;
  /** Shows the newest messages, wherever the room was opened. */
  readonly openLatest: () => void;
  readonly retry: () => void;
  /** Sends a message, or retries a failed one under the same id. */
  readonly send: (message: Omit<OutgoingMessage, 'state'>) => void;
  readonly drop: (clientId: string) => void;
}

const none: readonly OutgoingMessage[] = [];

/** The messages of a room with live updates, and the outgoing ones. */
export function useConversation(room: number, openedAt: number | undefined): LiveConversation {
  const dispatch = useDispatch<OutgoingMessagesDispatch>();
  const [at, setAt] = useState(openedAt);
  const messages = messagesApi.useMessagesInfiniteQuery({ room, ...(at && { at }) });
  const { data: sendings = none } = outgoingMessagesApi.useOutgoingMessagesQuery(room);
  const [post] = outgoingMessagesApi.usePostMessageMutation(unobserved);

  const pages = messages.data?.pages;
  const conversation = useMemo(() => buildConversation(pages ?? [], sendings), [pages, sendings]);
  const { hasNewer } = conversation;

  // The server has already stored this message: the page closed before the response to its post
  // arrived.
  useEffect(() => {
    for (const { clientId } of sendings) {
      if (!conversation.sendings.some((one) => one.clientId === clientId)) {
        dispatch(dropOutgoingMessage(room, clientId));
      }
    }
  }, [dispatch, room, sendings, conversation]);

  const send = useCallback<LiveConversation['send']>(
    (message) => {
      // A new message is the newest one, so scroll to the end of the conversation.
      if (hasNewer) setAt(undefined);
      void post({ room, message });
    },
    [hasNewer, post, room],
  );
  const drop = useCallback<LiveConversation['drop']>(
    (clientId) => void dispatch(dropOutgoingMessage(room, clientId)),
    [dispatch, room],
  );
  const { isFetching, isFetchingPreviousPage, isFetchingNextPage } = messages;
  const { fetchPreviousPage, fetchNextPage, refetch } = messages;
  const status = messages.currentData ? 'ready' : messages.isError ? 'failed' : 'loading';
  const loading = isFetchingPreviousPage ? 'older' : isFetchingNextPage ? 'newer' : undefined;
  return useMemo(
    () => ({
      conversation,
      status,
      loading,
      loadOlder: () => void (isFetching || fetchPreviousPage()),
      loadNewer: () => void (isFetching || fetchNextPage()),
      openLatest: () => setAt(undefined),
      retry: () => void refetch(),
      send,
      drop,
    }),
    [
      conversation,
      status,
      loading,
      isFetching,
      fetchPreviousPage,
      fetchNextPage,
      refetch,
      send,
      drop,
    ],
  );
}

/** The state of an outgoing message is in the conversation. */
const unobserved = { selectFromResult: () => ({}) };
