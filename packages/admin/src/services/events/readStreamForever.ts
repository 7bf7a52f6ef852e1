import { type ServerEvent, StreamRefused, type StreamRequest } from './readStream.ts';

/** First pause before the stream is opened again, in milliseconds; it doubles with every failure. */
const firstPause = 1_000;
const longestPause = 20_000;

/** After so many failures in a row what is shown is asked for anew with every further try. */
const failuresBeforePolling = 3;

interface StreamConnection {
  readonly read: (
    how: Pick<StreamRequest, 'after' | 'signal' | 'onEvent' | 'onActivity'>,
  ) => Promise<void>;
  /** The last event that any tab heard. */
  readonly after: () => string | undefined;
  readonly onEvent: (event: ServerEvent) => void;
  readonly onActivity: () => void;
  readonly signal: AbortSignal;
  /** Resolves after so many milliseconds, or earlier when there is reason to try again. */
  readonly wait: (pause: number) => Promise<void>;
  /** Between 0 and 1: keeps browsers from coming back all at once. */
  readonly random: () => number;
}

/**
 * Keeps a stream open until the signal: when it ends it is opened again where it was, with growing pauses.
 * Where streams do not get through, a proxy say, each try tells `reset`, so that screens ask by themselves.
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
      // Who asks is not signed in any more; the refresh of the user does what follows from that.
      if (error instanceof StreamRefused && error.status === 401) return;
    }
    if (signal.aborted) return;
    failures += 1;
    if (failures > failuresBeforePolling) onEvent({ id: undefined, name: 'reset', data: {} });
    const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1));
    await wait(pause * (0.5 + random() / 2));
  }
}
