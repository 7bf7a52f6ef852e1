import { readStream, type ServerEvent } from './readStream.ts';
import { readStreamForever } from './readStreamForever.ts';
import { publish, type StreamEvent } from './streamEvents.ts';

const topics = ['record', 'counters', 'rights', 'buzbot'] as const;

/** A message between tabs: an event, or a heartbeat of the stream. */
type Shared = ServerEvent | 'alive';

/** A stream without activity for this many milliseconds counts as dead. */
const aliveTimeout = 45_000;

/** When any tab last received something, by the clock of this tab; 0 for never. */
let lastActivityAt = 0;

/** Whether events arrive. Otherwise, screens that must be up to date poll. */
export function isStreamAlive(): boolean {
  return Date.now() - lastActivityAt < aliveTimeout;
}

interface SharedStream {
  /** Opens the stream with this token, or closes it for null. */
  readonly follow: (token: string | null) => void;
  /** Call when the server may be reachable again. */
  readonly retry: () => void;
}

/**
 * One stream for all tabs of a browser: the tab that holds the lock reads it and broadcasts the
 * events. When that tab closes, another one resumes the stream. Insecure contexts have no locks, so
 * each tab has its own stream.
 */
export function shareStream(send: typeof fetch): SharedStream {
  const channel = new BroadcastChannel('rentyard.events');
  let lastId: string | undefined;
  let stop = () => {};
  let retry = () => {};

  const receive = (event: ServerEvent, isStreamOwner: boolean) => {
    if (event.id !== undefined) lastId = event.id;
    // The server may send events that this version does not know; they have no subscribers.
    publish({ ...event, isStreamOwner } as StreamEvent);
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
