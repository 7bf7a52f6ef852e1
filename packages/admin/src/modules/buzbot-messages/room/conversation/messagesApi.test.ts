import { configureStore } from '@reduxjs/toolkit';
import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../../services/api/api.ts';
import type { ApiServices } from '../../../../services/api/endpoint.ts';
import { publish } from '../../../../services/events/streamEvents.ts';
import { nobody, sessionSlice } from '../../../../services/session/session.ts';
import { buildConversation } from './conversation.ts';
import { dropOutgoingMessage, outgoingMessagesApi } from './outgoingMessagesApi.ts';

const room = 4;
const { messages, outgoingMessages, postMessage } = outgoingMessagesApi.endpoints;

function message(id: number, more: Partial<BuzbotMessage> = {}): BuzbotMessage {
  return {
    id,
    room_id: room,
    direction: 'in',
    author: null,
    text: `Message ${id}`,
    attachments: [],
    client_id: null,
    delivery: 'delivered',
    failure: null,
    broadcast_id: null,
    record: null,
    buttons: [],
    created_at: new Date(Date.UTC(2026, 4, 31, 9, 0, id)).toISOString(),
    ...more,
  };
}

const ids = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** IndexedDB fails to open in this browser. */
beforeEach(() => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { onerror: () => {} };
      queueMicrotask(() => request.onerror());
      return request;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a room in a store with a fake server that has these messages. */
function openRoom(count: number, at?: number) {
  const server = {
    messages: ids(1, count).map((id) => message(id)),
    /** Responses wait for this promise. */
    gate: Promise.resolve(),
    post: (_: { readonly client_id: string }): Response => Response.json({}, { status: 503 }),
  };
  const services: ApiServices = {
    fetch: async (url, init) => {
      const response =
        init?.method === 'POST' ? server.post(JSON.parse(String(init.body))) : page(String(url));
      await server.gate;
      return response;
    },
    token: () => 'token',
    language: () => 'en',
    act: () => {},
    signedInAgain: async () => false,
    onReachabilityChange: () => {},
  };
  function page(url: string): Response {
    const query = new URL(url, 'http://test').searchParams;
    const [limit, before, after] = ['limit', 'before', 'after'].map((name) =>
      Number(query.get(name)),
    ) as [number, number, number];
    const found = server.messages.filter(({ id }) => (!before || id < before) && id > after);
    const data = after ? found.slice(0, limit) : found.slice(-limit);
    return Response.json({
      data: data.toReversed(),
      meta: { limit, has_more: data.length < found.length },
    });
  }
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionSlice.reducer },
    preloadedState: { session: nobody },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
  });
  const query = { room, ...(at && { at }) };
  const opened = store.dispatch(messages.initiate(query));
  const unsent = store.dispatch(outgoingMessages.initiate(room));
  const state = () => store.getState();
  return {
    server,
    store,
    opened: Promise.all([opened, unsent]),
    conversation: () =>
      buildConversation(
        messages.select(query)(state()).data?.pages ?? [],
        outgoingMessages.select(room)(state()).data ?? [],
      ),
    load: (direction: 'backward' | 'forward') =>
      store.dispatch(messages.initiate(query, { direction, subscribe: false })),
    /** Waits until no request is pending. */
    settled: async () => {
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      await new Promise<void>((resolve) => setImmediate(resolve));
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
    /** Adds a message. The stream announces it unless it is down. */
    write: (written: BuzbotMessage, isHeard = true) => {
      server.messages.push(written);
      if (isHeard) hear(written);
    },
  };
}

const hear = (data: BuzbotMessage) => publish({ name: 'message', isStreamOwner: true, data });
const streamIsBack = () => publish({ name: 'ready', isStreamOwner: true, data: {} });

type Room = ReturnType<typeof openRoom>;
const idsOf = ({ conversation }: Room) => conversation().messages.map(({ id }) => id);

/** Delays responses until the returned function is called. */
function closeGate({ server }: Room): () => void {
  let open = () => {};
  server.gate = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

describe('messages of an open room', () => {
  it('contains each of 300 messages once, in order, after ten interruptions of the stream', async () => {
    const open = openRoom(120);
    await open.opened;
    for (let cut = 0; cut < 10; cut += 1) {
      const first = 121 + cut * 30;
      for (const id of ids(first, first + 11)) open.write(message(id));
      // The stream breaks while an older page is loading.
      const past = cut % 3 === 0 ? open.load('backward') : undefined;
      for (const id of ids(first + 12, first + 23)) open.write(message(id), false);
      streamIsBack();
      // The stream repeats known messages and continues before the missed ones are loaded.
      for (const id of ids(first + 8, first + 15)) hear(message(id));
      for (const id of ids(first + 24, first + 29)) open.write(message(id));
      await past;
      await open.settled();
    }
    expect(idsOf(open)).toEqual(ids(1, 420));
  });

  it('loads missed messages page by page after a long interruption', async () => {
    const open = openRoom(60);
    await open.opened;
    for (const id of ids(61, 300)) open.write(message(id), false);
    streamIsBack();
    await vi.waitFor(() => expect(idsOf(open)).toEqual(ids(11, 300)), 20_000);
    expect(open.conversation().hasNewer).toBe(false);
  });

  it('adds older pages at the start while new messages arrive at the end', async () => {
    const open = openRoom(80);
    await open.opened;
    expect(idsOf(open)).toEqual(ids(31, 80));
    const openGate = closeGate(open);
    const page = open.load('backward');
    open.write(message(81));
    hear(message(79, { text: 'Updated' }));
    openGate();
    await page;
    await open.settled();
    expect(idsOf(open)).toEqual(ids(1, 81));
    expect(open.conversation().messages[78]?.text).toBe('Updated');
    expect(open.conversation().hasOlder).toBe(false);
  });

  it('includes messages written while the room was opening', async () => {
    const open = openRoom(60);
    const openGate = closeGate(open);
    await Promise.resolve();
    open.write(message(61));
    openGate();
    await open.opened;
    await open.settled();
    expect(idsOf(open)).toEqual(ids(11, 61));
  });

  it('opens at an older message, without a gap on either side', async () => {
    const open = openRoom(240, 100);
    await open.opened;
    expect(idsOf(open)).toEqual(ids(71, 130));
    expect(open.conversation()).toMatchObject({ hasOlder: true, hasNewer: true });
    open.write(message(241));
    hear(message(3));
    expect(idsOf(open)).toEqual(ids(71, 130));
    await open.load('backward');
    await open.load('forward');
    await open.load('forward');
    // The server builds the last page before this message exists, and the page arrives after its
    // event.
    const openGate = closeGate(open);
    const last = open.load('forward');
    open.write(message(242));
    openGate();
    await last;
    await open.settled();
    expect(idsOf(open)).toEqual(ids(21, 242));
    expect(open.conversation().hasNewer).toBe(false);
  });
});

describe('outgoing messages', () => {
  const own = { clientId: 'c-1', kind: 'reply', text: 'Yes', attachments: [], at: '' } as const;
  const taken = message(21, { direction: 'out', client_id: 'c-1', delivery: 'pending' });
  const send = ({ store }: Room) => store.dispatch(postMessage.initiate({ room, message: own }));

  it.each([
    ['event', 'response'],
    ['response', 'event'],
  ])(
    'are listed once when the %s arrives before the %s, and their delivery state only advances',
    async (first) => {
      const open = openRoom(20);
      await open.opened;
      const isEventFirst = first === 'event';
      const delivered = { ...taken, delivery: 'delivered' } as const;
      open.server.post = () => {
        open.write(taken, isEventFirst);
        if (isEventFirst) hear(delivered);
        return Response.json({ data: taken }, { status: 201 });
      };
      const openGate = closeGate(open);
      const sent = send(open);
      await vi.waitFor(
        () => expect(open.conversation().sendings.length === 0).toBe(isEventFirst),
        20_000,
      );
      openGate();
      await sent;
      if (!isEventFirst) hear(delivered);
      await open.settled();
      const { messages, sendings } = open.conversation();
      expect(messages.map(({ id }) => id)).toEqual(ids(1, 21));
      expect(messages.at(-1)?.delivery).toBe('delivered');
      expect(sendings).toEqual([]);
    },
  );

  it('remain unsent until they are retried under the same id or discarded', async () => {
    const open = openRoom(20);
    await open.opened;
    const clientIds: string[] = [];
    open.server.post = ({ client_id }) => {
      clientIds.push(client_id);
      return Response.json({}, { status: 503 });
    };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const openGate = closeGate(open);
      const sent = send(open);
      const isSending = { ...own, state: 'sending' };
      await vi.waitFor(() => expect(open.conversation().sendings).toEqual([isSending]), 20_000);
      openGate();
      await sent;
      await open.settled();
      expect(open.conversation().sendings).toEqual([{ ...own, state: 'failed' }]);
    }
    expect(clientIds).toEqual(['c-1', 'c-1']);
    open.store.dispatch(dropOutgoingMessage(room, 'c-1'));
    expect(open.conversation().sendings).toEqual([]);
  });

  it('are no longer pending when the server stored them before the loaded messages', async () => {
    const open = openRoom(120);
    await open.opened;
    open.server.post = () => Response.json({ data: { ...taken, id: 3 } });
    await send(open);
    await open.settled();
    expect(open.conversation().sendings).toEqual([]);
    expect(idsOf(open)).toEqual(ids(71, 120));
  });
});
