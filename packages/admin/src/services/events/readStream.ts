import { createParser } from 'eventsource-parser';

/** A parsed server-sent event. */
export interface ServerEvent {
  /** Its position among all events; undefined for transient events. */
  readonly id: string | undefined;
  readonly name: string;
  readonly data: unknown;
}

/** The server responded, but not with a stream. */
export class StreamRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server responded to the request for events with status ${status}.`);
    this.status = status;
  }
}

/**
 * The server sends a heartbeat every 15 s. After this many milliseconds of silence the stream
 * counts as broken.
 */
const longestSilence = 40_000;

export interface StreamRequest {
  readonly fetch: typeof fetch;
  readonly topics: readonly string[];
  readonly token: string;
  /** The last received event. The server first sends the events after it. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  readonly onEvent: (event: ServerEvent) => void;
  /** Called for every chunk, including heartbeats. */
  readonly onActivity: () => void;
}

/**
 * Reads one stream to its end. It uses `fetch`, because `EventSource` cannot send a bearer token
 * and a token in a URL ends up in logs. Rejects when the connection breaks or falls silent. @throws
 * {StreamRefused} when the response is not a stream
 */
export async function readStream(request: StreamRequest): Promise<void> {
  const { fetch, topics, token, after, signal, onEvent, onActivity } = request;
  const reading = new AbortController();
  const stop = () => reading.abort();
  signal.addEventListener('abort', stop, { once: true });
  let timer = setTimeout(stop, longestSilence);
  try {
    const response = await fetch(`/api/v1/events?topics=${topics.join()}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(after !== undefined && { 'last-event-id': after }),
      },
      cache: 'no-store',
      signal: reading.signal,
    });
    if (!response.ok || !response.body) throw new StreamRefused(response.status);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = createParser({
      onEvent: ({ id, event: name, data }) => {
        if (name !== undefined) onEvent({ id, name, data: JSON.parse(data) });
      },
    });
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(stop, longestSilence);
      onActivity();
      parser.feed(value);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
