import { request } from 'node:http';
import type { Client } from './client.ts';
import type { Json } from './wire.ts';

/** One server-sent event. */
export interface StreamEvent {
  readonly id: number | undefined;
  readonly name: string;
  readonly data: Json;
}

/** A stream of server-sent events with the events received so far. */
export interface EventReader {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly events: readonly StreamEvent[];
  /** Id of the last event, which a reconnecting client sends. */
  readonly lastId: number | undefined;
  /** Resolves once the server has ended the stream. */
  readonly ended: Promise<void>;
  /** The events with this name. */
  named(name: string): readonly StreamEvent[];
  /** Closes the connection. */
  disconnect(): void;
}

interface Options {
  readonly lastEventId?: number | string | undefined;
}

/** Opens a stream and resolves with its response headers. */
export function readEvents(
  address: string,
  path: string,
  client: Client,
  { lastEventId }: Options = {},
): Promise<EventReader> {
  const events: StreamEvent[] = [];
  const headers = {
    ...client.credentials,
    ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}/api/v1${path}`, { headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) events.push(...eventIn(block));
      });
      const ended = new Promise<void>((end) => response.once('close', end));
      response.on('error', () => undefined);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        events,
        get lastId() {
          return events.findLast(({ id }) => id !== undefined)?.id;
        },
        ended,
        named: (name) => events.filter((event) => event.name === name),
        disconnect: () => sent.destroy(),
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Comments and retry hints are not events. */
function eventIn(block: string): readonly StreamEvent[] {
  const fields = new Map(
    block.split('\n').flatMap((line): [string, string][] => {
      const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value ?? '']];
    }),
  );
  const name = fields.get('event');
  if (name === undefined) return [];
  const id = fields.get('id');
  return [
    {
      id: id === undefined ? undefined : Number(id),
      name,
      data: JSON.parse(fields.get('data') ?? '{}') as Json,
    },
  ];
}
