import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import type { sendMessage } from '@rentyard/contract/entities/chat/messageRoutes';
import type { ApiState } from '../../../../services/api/api.ts';
import { buildRequest, readData } from '../../../../services/api/endpoint.ts';
import { drafts } from '../../../../services/drafts/draftStore.ts';
import { subscribeWhileCached } from '../../../../services/events/subscribeWhileCached.ts';
import { type SessionState, selectUser } from '../../../../services/session/session.ts';
import type { OutgoingMessage } from './conversation.ts';
import { messagesApi, receive } from './messagesApi.ts';

type State = ApiState & { readonly session: SessionState };
export type OutgoingMessagesDispatch = ThunkDispatch<State, unknown, UnknownAction>;

interface NewMessage {
  readonly room: number;
  readonly message: Omit<OutgoingMessage, 'state'>;
}

/**
 * The user's outgoing messages: shown before the server confirms them, and retried under the same
 * id.
 */
export const outgoingMessagesApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Unsent messages by room. After a reload they are shown as failed, and the author decides. */
    outgoingMessages: build.query<readonly OutgoingMessage[], number>({
      queryFn: async (room, { getState }) => {
        const stored = await drafts.read(storageKey(room, getState() as State));
        const sendings = Array.isArray(stored?.values) ? (stored.values as OutgoingMessage[]) : [];
        return { data: sendings.map((sending) => ({ ...sending, state: 'failed' })) };
      },
      onCacheEntryAdded: (room, { dispatch, cacheEntryRemoved }) =>
        subscribeWhileCached(cacheEntryRemoved, ['message'], ({ data }) => {
          if (data.room_id === room && data.client_id)
            dispatch(dropOutgoingMessage(room, data.client_id));
        }),
    }),
    postMessage: build.mutation<BuzbotMessage, NewMessage>({
      query: ({ room, message: { clientId, kind, text, attachments } }) =>
        buildRequest<typeof sendMessage>('POST /buzbot/messages/:roomId', {
          params: { roomId: room },
          body: { kind, text, client_id: clientId, attachments: attachments.map(({ id }) => id) },
        }),
      transformResponse: readData,
      onQueryStarted: async ({ room, message }, { dispatch, getState, queryFulfilled }) => {
        const { clientId } = message;
        await dispatch(
          outgoingMessagesApi.endpoints.outgoingMessages.initiate(room, { subscribe: false }),
        );
        dispatch(
          changeOutgoingMessages(room, (sendings) => [
            ...sendings.filter((sending) => sending.clientId !== clientId),
            { ...message, state: 'sending' },
          ]),
        );
        const sent = await queryFulfilled.catch(() => undefined);
        if (!sent) return dispatch(failOutgoingMessage(room, clientId));
        for (const query of messagesApi.util.selectCachedArgsForQuery(getState(), 'messages')) {
          if (query.room === room) void receive(query, [sent.data], dispatch);
        }
        dispatch(dropOutgoingMessage(room, clientId));
      },
    }),
  }),
});

/** Removes a message that was sent or discarded. */
export const dropOutgoingMessage = (room: number, clientId: string) =>
  changeOutgoingMessages(room, (sendings) =>
    sendings.filter((sending) => sending.clientId !== clientId),
  );

const failOutgoingMessage = (room: number, clientId: string) =>
  changeOutgoingMessages(room, (sendings) =>
    sendings.map((sending) =>
      sending.clientId === clientId ? { ...sending, state: 'failed' } : sending,
    ),
  );

/** Changes the unsent messages in the cache and in the browser's storage. */
function changeOutgoingMessages(
  room: number,
  change: (sendings: readonly OutgoingMessage[]) => readonly OutgoingMessage[],
): (dispatch: OutgoingMessagesDispatch, getState: () => State) => void {
  return (dispatch, getState) => {
    const { data: before } = outgoingMessagesApi.endpoints.outgoingMessages.select(room)(
      getState(),
    );
    if (!before) return;
    const values = change(before);
    dispatch(outgoingMessagesApi.util.updateQueryData('outgoingMessages', room, () => [...values]));
    const key = storageKey(room, getState());
    if (values.length === 0) void drafts.drop(key);
    else void drafts.save(key, { storedAt: Date.now(), base: [], values });
  };
}

function storageKey(room: number, state: State): string {
  return `outbox/${selectUser(state)?.id}/${room}`;
}
