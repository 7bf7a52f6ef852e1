import { createParser } from 'eventsource-parser';

/** A server-sent event as it came, with what it says already read. */
export interface ServerEvent {
  /** Where it stands among all events; undefined for words in passing. */
  readonly id: string | undefined;
  readonly name: string;
  readonly data: unknown;
}

/** The server answered, but not with a stream. */
export class StreamRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered the request for events with status ${status}.`);
    this.status = status;
  }
}

/** The server shows every 15 s that it lives; silence of so many milliseconds means that it does not. */
const longestSilence = 40_000;

export interface StreamRequest {
  readonly fetch: typeof fetch;
  readonly topics: readonly string[];
  readonly token: string;
  /** The last event that was heard; what came after it is told first. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  readonly onEvent: (event: ServerEvent) => void;
  /** Something came, be it only a sign of life. */
  readonly onActivity: () => void;
}

/**
 * Reads one stream to its end. `EventSource` sends no bearer token, and a token in an address ends in logs:
 * hence `fetch`. Rejects when the connection breaks or falls silent.
 * @throws {StreamRefused} when there is an answer but no stream
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
