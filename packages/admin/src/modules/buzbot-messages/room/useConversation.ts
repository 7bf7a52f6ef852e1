import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type Conversation, conversationOf, type OutgoingMessage } from './conversation.ts';
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
  const [post] = outgoingMessagesApi.usePostMessageMutation();

  const pages = messages.data?.pages;
  const conversation = useMemo(() => conversationOf(pages ?? [], sendings), [pages, sendings]);
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

  const { isFetching, isFetchingPreviousPage, isFetchingNextPage } = messages;
  return {
    conversation,
    status: messages.currentData ? 'ready' : messages.isError ? 'failed' : 'loading',
    loading: isFetchingPreviousPage ? 'older' : isFetchingNextPage ? 'newer' : undefined,
    loadOlder: () => void (isFetching || messages.fetchPreviousPage()),
    loadNewer: () => void (isFetching || messages.fetchNextPage()),
    openLatest: () => setAt(undefined),
    retry: () => void messages.refetch(),
    send: (message) => {
      // A new message is the newest one, so scroll to the end of the conversation.
      if (hasNewer) setAt(undefined);
      void post({ room, message });
    },
    drop: (clientId) => void dispatch(dropOutgoingMessage(room, clientId)),
  };
}
