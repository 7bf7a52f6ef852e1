import { readStream, type ServerEvent } from './readStream.ts';
import { readStreamForever } from './readStreamForever.ts';
import { publish, type StreamEvent } from './streamEvents.ts';

const topics = ['record', 'counters', 'rights', 'buzbot'] as const;

/** What the tab with the stream tells the others: an event, or that the stream lives. */
type Shared = ServerEvent | 'alive';

/** A stream that has given no sign for so many milliseconds does not count as one. */
const aliveTimeout = 45_000;

/** When some tab last heard from the server, by this tab's clock; 0 for never. */
let lastActivityAt = 0;

/** Whether events come at present. While they do not, screens that must be fresh ask from time to time. */
export function isStreamAlive(): boolean {
  return Date.now() - lastActivityAt < aliveTimeout;
}

interface SharedStream {
  /** Listens as whoever has this token, or to nothing when nobody is signed in. */
  readonly follow: (token: string | null) => void;
  /** There is reason to believe that the server can be reached again. */
  readonly retry: () => void;
}

/**
 * One stream for all tabs of a browser: the tab that holds the lock reads it and passes on what it hears.
 * When that tab closes another takes over where it was. Pages without encryption have no locks; there each
 * tab has a stream of its own.
 */
export function shareStream(send: typeof fetch): SharedStream {
  const channel = new BroadcastChannel('rentyard.events');
  let lastId: string | undefined;
  let stop = () => {};
  let retry = () => {};

  const receive = (event: ServerEvent, isFirsthand: boolean) => {
    if (event.id !== undefined) lastId = event.id;
    // The server may tell what this version does not know; nobody has subscribed to that.
    publish({ ...event, isFirsthand } as StreamEvent);
  };
  channel.onmessage = ({ data }: MessageEvent<Shared>) => {
    lastActivityAt = Date.now();
    if (data !== 'alive') receive(data, false);
  };
  const broadcast = (shared: Shared) => channel.postMessage(shared);

  const readWith = (token: string, signal: AbortSignal) =>
    readStreamForever({
      read: (how) => readStream({ ...how, fetch: send, topics, token }),
      after: () => lastId,
      onEvent: (event) => {
        broadcast(event);
        receive(event, true);
      },
      onActivity: () => {
        lastActivityAt = Date.now();
        broadcast('alive');
      },
      signal,
      wait: (pause) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, pause);
          retry = () => {
            clearTimeout(timer);
            resolve();
          };
        }),
      random: Math.random,
    });

  return {
    follow(token) {
      stop();
      lastId = undefined;
      lastActivityAt = 0;
      if (token === null) return;
      const ending = new AbortController();
      const { signal } = ending;
      stop = () => {
        ending.abort();
        retry();
      };
      if (!navigator.locks) {
        void readWith(token, signal);
        return;
      }
      navigator.locks
        .request('rentyard.events', { signal }, () => readWith(token, signal))
        // Signed out while another tab had the stream.
        .catch(() => undefined);
    },
    retry: () => retry(),
  };
}
