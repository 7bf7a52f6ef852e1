import { type ServerEvent, StreamRefused, type StreamRequest } from './readStream.ts';

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
