import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import type { sendMessage } from '@rentyard/contract/entities/chat/messageRoutes';
import type { ApiState } from '../../../services/api/api.ts';
import { dataOf, requestOf } from '../../../services/api/endpoint.ts';
import { drafts } from '../../../services/drafts/draftStore.ts';
import { subscribeWhileCached } from '../../../services/events/subscribeWhileCached.ts';
import { type SessionState, selectUser } from '../../../services/session/session.ts';
import type { Sending } from './conversation.ts';
import { messagesApi, receive } from './messagesApi.ts';

type State = ApiState & { readonly session: SessionState };
export type SendingsDispatch = ThunkDispatch<State, unknown, UnknownAction>;

interface NewMessage {
  readonly room: number;
  readonly message: Omit<Sending, 'state'>;
}

/** Messages of one's own on their way to a room: shown before the server has them, sent again under the same id. */
export const sendingsApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Messages that are not sent yet, by room. They outlive a reload as failed: whoever wrote them decides. */
    sendings: build.query<readonly Sending[], number>({
      queryFn: async (room, { getState }) => {
        const stored = await drafts.read(storageKey(room, getState() as State));
        const sendings = Array.isArray(stored?.values) ? (stored.values as Sending[]) : [];
        return { data: sendings.map((sending) => ({ ...sending, state: 'failed' })) };
      },
      onCacheEntryAdded: (room, { dispatch, cacheEntryRemoved }) =>
        subscribeWhileCached(cacheEntryRemoved, ['message'], ({ data }) => {
          if (data.room_id === room && data.client_id) dispatch(dropSending(room, data.client_id));
        }),
    }),
    postMessage: build.mutation<BuzbotMessage, NewMessage>({
      query: ({ room, message: { clientId, kind, text, attachments } }) =>
        requestOf<typeof sendMessage>('POST /buzbot/messages/:roomId', {
          params: { roomId: room },
          body: { kind, text, client_id: clientId, attachments: attachments.map(({ id }) => id) },
        }),
      transformResponse: dataOf,
      onQueryStarted: async ({ room, message }, { dispatch, getState, queryFulfilled }) => {
        const { clientId } = message;
        await dispatch(sendingsApi.endpoints.sendings.initiate(room, { subscribe: false }));
        dispatch(
          changeSendings(room, (sendings) => [
            ...sendings.filter((sending) => sending.clientId !== clientId),
            { ...message, state: 'sending' },
          ]),
        );
        const sent = await queryFulfilled.catch(() => undefined);
        if (!sent) return dispatch(failSending(room, clientId));
        for (const query of messagesApi.util.selectCachedArgsForQuery(getState(), 'messages')) {
          if (query.room === room) void receive(query, [sent.data], dispatch);
        }
        dispatch(dropSending(room, clientId));
      },
    }),
  }),
});

/** The message was sent or given up. */
export const dropSending = (room: number, clientId: string) =>
  changeSendings(room, (sendings) => sendings.filter((sending) => sending.clientId !== clientId));

const failSending = (room: number, clientId: string) =>
  changeSendings(room, (sendings) =>
    sendings.map((sending) =>
      sending.clientId === clientId ? { ...sending, state: 'failed' } : sending,
    ),
  );

/** Changes what is not sent yet, in the cache and in the storage of the browser. */
function changeSendings(
  room: number,
  change: (sendings: readonly Sending[]) => readonly Sending[],
): (dispatch: SendingsDispatch, getState: () => State) => void {
  return (dispatch, getState) => {
    const { data: before } = sendingsApi.endpoints.sendings.select(room)(getState());
    if (!before) return;
    const values = change(before);
    dispatch(sendingsApi.util.updateQueryData('sendings', room, () => [...values]));
    const key = storageKey(room, getState());
    if (values.length === 0) void drafts.drop(key);
    else void drafts.keep(key, { keptAt: Date.now(), base: [], values });
  };
}

function storageKey(room: number, state: State): string {
  return `outbox/${selectUser(state)?.id}/${room}`;
}
