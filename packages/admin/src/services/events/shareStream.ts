import { keepStream } from './keepStream.ts';
import { readStream, type ServerEvent } from './readStream.ts';
import { type StreamEvent, tell } from './streamEvents.ts';

const topics = ['record', 'counters', 'rights', 'buzbot'] as const;

/** What the tab with the stream tells the others: an event, or that the stream lives. */
type Shared = ServerEvent | 'alive';

/** A stream that has given no sign for so many milliseconds does not count as one. */
const aliveFor = 45_000;

/** When some tab last heard from the server, by this tab's clock; 0 for never. */
let signAt = 0;

/** Whether events come at present. While they do not, screens that must be fresh ask from time to time. */
export function isStreamAlive(): boolean {
  return Date.now() - signAt < aliveFor;
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

  const take = (event: ServerEvent, isFirsthand: boolean) => {
    if (event.id !== undefined) lastId = event.id;
    // The server may tell what this version does not know; nobody has subscribed to that.
    tell({ ...event, isFirsthand } as StreamEvent);
  };
  channel.onmessage = ({ data }: MessageEvent<Shared>) => {
    signAt = Date.now();
    if (data !== 'alive') take(data, false);
  };
  const pass = (shared: Shared) => channel.postMessage(shared);

  const keep = (token: string, signal: AbortSignal) =>
    keepStream({
      read: (how) => readStream({ ...how, fetch: send, topics, token }),
      after: () => lastId,
      hear: (event) => {
        pass(event);
        take(event, true);
      },
      onSign: () => {
        signAt = Date.now();
        pass('alive');
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
      signAt = 0;
      if (token === null) return;
      const ending = new AbortController();
      const { signal } = ending;
      stop = () => {
        ending.abort();
        retry();
      };
      if (!navigator.locks) {
        void keep(token, signal);
        return;
      }
      navigator.locks
        .request('rentyard.events', { signal }, () => keep(token, signal))
        // Signed out while another tab had the stream.
        .catch(() => undefined);
    },
    retry: () => retry(),
  };
}
