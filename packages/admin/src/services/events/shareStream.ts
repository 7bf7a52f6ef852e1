import { readStream, type ServerEvent, StreamRefused, type StreamRequest } from './readStream.ts';
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

/** Delay before the first reconnect, in milliseconds. It doubles with every failure. */
const firstPause = 1_000;
const longestPause = 20_000;

/** After this many consecutive failures, every further attempt also makes screens refetch. */
const failuresBeforePolling = 3;

interface StreamConnection {
  readonly read: (
    how: Pick<StreamRequest, 'after' | 'signal' | 'onEvent' | 'onActivity'>,
  ) => Promise<void>;
  /** The last event that any tab received. */
  readonly after: () => string | undefined;
  readonly onEvent: (event: ServerEvent) => void;
  readonly onActivity: () => void;
  readonly signal: AbortSignal;
  /** Resolves after this many milliseconds, or earlier when there is a reason to retry. */
  readonly wait: (pause: number) => Promise<void>;
  /** Between 0 and 1: spreads the reconnects of many browsers. */
  readonly random: () => number;
}

/**
 * Keeps a stream open until the signal aborts: reconnects after it ends and resumes after the last
 * event, with growing delays. Where streams are blocked, for example by a proxy, each attempt sends
 * `reset`, so that screens refetch.
 */
export async function readStreamForever(connection: StreamConnection): Promise<void> {
  const { read, after, onEvent, onActivity, signal, wait, random } = connection;
  let failures = 0;
  while (!signal.aborted) {
    try {
      await read({
        after: after(),
        signal,
        onActivity,
        onEvent: (event) => {
          failures = 0;
          onEvent(event);
        },
      });
    } catch (error) {
      // The session has ended; the refresh of the user handles that.
      if (error instanceof StreamRefused && error.status === 401) return;
    }
    if (signal.aborted) return;
    failures += 1;
    if (failures > failuresBeforePolling) onEvent({ id: undefined, name: 'reset', data: {} });
    const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1));
    await wait(pause * (0.5 + random() / 2));
  }
}
