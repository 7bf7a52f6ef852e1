import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BuzbotMessage } from '@rentyard/contract/buzbotMessage';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useEvents } from '../../../events/useEvents.ts';
import { chatApi, type MessagesPage, type MessagesQuery } from '../chatApi.ts';
import {
  type Conversation,
  emptyConversation,
  reduceConversation,
  type Sending,
} from './conversation.ts';
import { useOutbox } from './useOutbox.ts';

type Asked = 'older' | 'newer' | undefined;

export interface LiveConversation {
  readonly conversation: Conversation;
  readonly status: 'loading' | 'ready' | 'failed';
  /** The direction that more is on its way from. */
  readonly asked: Asked;
  readonly loadOlder: () => void;
  readonly loadNewer: () => void;
  /** Shows the newest stretch, wherever the room was opened. */
  readonly openLatest: () => void;
  readonly retry: () => void;
  /** Sends a message, or one that failed once more under its own name. */
  readonly send: (sending: Omit<Sending, 'state'>) => void;
  readonly drop: (clientId: string) => void;
}

/** Messages around a place, when the room is opened at one of its past. */
const around = 30;

/** The messages of a room, kept up to date by the stream, and one's own on their way. */
export function useConversation(room: number, at: number | undefined): LiveConversation {
  const [conversation, step] = useReducer(reduceConversation, emptyConversation);
  const [status, setStatus] = useState<LiveConversation['status']>('loading');
  const [asked, setAsked] = useState<Asked>();
  const latest = useRef(conversation);
  latest.current = conversation;
  const ask = useAsk();
  const [post] = chatApi.usePostMessageMutation();

  const open = useCallback(
    async (place: number | undefined) => {
      setStatus('loading');
      try {
        step(await openedAt(ask, room, place));
        setStatus('ready');
      } catch {
        setStatus('failed');
      }
    },
    [ask, room],
  );
  useEffect(() => void open(at), [open, at]);

  const load = useCallback(
    async (direction: 'older' | 'newer') => {
      const { messages } = latest.current;
      const end = direction === 'older' ? messages[0] : messages.at(-1);
      if (!end) return;
      setAsked(direction);
      const key = direction === 'older' ? { before: end.id } : { after: end.id };
      const page = await ask({ room, ...key }).catch(() => undefined);
      if (page) step({ type: direction, page });
      setAsked(undefined);
    },
    [ask, room],
  );

  // After a pause of the stream everything that came behind what is known is asked for, page by page.
  const catchUp = useCallback(async () => {
    let last = latest.current.messages.at(-1)?.id;
    while (last !== undefined && !latest.current.hasNewer) {
      const page: MessagesPage | undefined = await ask({ room, after: last, limit: 100 }).catch(
        () => undefined,
      );
      if (!page) return;
      for (const message of page.data.toReversed()) step({ type: 'heard', message });
      last = page.meta.has_more ? page.data[0]?.id : undefined;
    }
  }, [ask, room]);

  // A stream that opened while the messages were on their way tells nothing of what came in between.
  const isBehind = useRef(false);
  useEffect(() => {
    if (status !== 'ready' || !isBehind.current) return;
    isBehind.current = false;
    void catchUp();
  }, [status, catchUp]);

  useEvents(['message', 'ready', 'reset'], ({ name, data }) => {
    if (name === 'message') {
      if (data.room_id === room) step({ type: 'heard', message: data });
    } else if (status === 'ready') void catchUp();
    else isBehind.current = true;
  });

  useOutbox(room, conversation.sendings, (sending) => step({ type: 'sending', sending }));

  const send = useCallback(
    async (sending: Omit<Sending, 'state'>) => {
      const { clientId, kind, text, attachments } = sending;
      step({ type: 'sending', sending: { ...sending, state: 'sending' } });
      // What one says stands at the end, so the end is shown.
      if (latest.current.hasNewer) await open(undefined);
      try {
        const message = await post({
          room,
          kind,
          text,
          client_id: clientId,
          attachments: attachments.map(({ id }) => id),
        }).unwrap();
        step({ type: 'heard', message });
      } catch {
        step({ type: 'failed', clientId });
      }
    },
    [post, room, open],
  );

  return {
    conversation,
    status,
    asked,
    loadOlder: () => void (asked ?? load('older')),
    loadNewer: () => void (asked ?? load('newer')),
    openLatest: () => void open(undefined),
    retry: () => void open(at),
    send: (sending) => void send(sending),
    drop: (clientId) => step({ type: 'dropped', clientId }),
  };
}

type Ask = (query: MessagesQuery) => Promise<MessagesPage>;

/**
 * Asks the server each time: what it answered before is kept by the room alone. Several may be asked at once, which a
 * lazy query, that has one answer at a time, does not do.
 */
function useAsk(): Ask {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(
    (query) => {
      const options = { forceRefetch: true, subscribe: false };
      return dispatch(chatApi.endpoints.messages.initiate(query, options)).unwrap();
    },
    [dispatch],
  );
}

async function openedAt(ask: Ask, room: number, place: number | undefined) {
  if (place === undefined) {
    const { data, meta } = await ask({ room });
    return { type: 'opened', messages: data, hasOlder: meta.has_more, hasNewer: false } as const;
  }
  const [before, after] = await Promise.all([
    ask({ room, before: place + 1, limit: around }),
    ask({ room, after: place, limit: around }),
  ]);
  const messages: readonly BuzbotMessage[] = [...before.data, ...after.data];
  return {
    type: 'opened',
    messages,
    hasOlder: before.meta.has_more,
    hasNewer: after.meta.has_more,
  } as const;
}
