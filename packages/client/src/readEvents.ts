import { ConnectionError } from './errors.ts';
import type { Operations } from './generated/operations.ts';
import { type ClientOptions, send, sleep } from './send.ts';

/** A record changed. */
export interface RecordChanged {
  /** The module of the record: `category-groups`. */
  readonly subject: string;
  /** The resource, as in the paths of its calls: `category_groups`. */
  readonly resource: string;
  readonly id: number;
  readonly version: number;
  /** `create`, `update`, `delete`, `restore`, `change_status`, ... */
  readonly action: string;
  readonly by: { readonly id: number; readonly name: string } | null;
}

/** An event of the stream. `reset`: events were lost, so everything has to be read again. */
export type RentyardEvent =
  | { readonly name: 'record'; readonly id: string; readonly data: RecordChanged }
  | { readonly name: 'counters'; readonly id: string; readonly data: { readonly subject: string } }
  | {
      readonly name: 'comment';
      readonly id: string;
      readonly data: Pick<RecordChanged, 'subject' | 'resource' | 'id'>;
    }
  | {
      readonly name:
        | 'ready'
        | 'reset'
        | 'rights'
        | 'notification'
        | 'record_presence'
        | 'review_claims';
      readonly id: string;
      readonly data: unknown;
    };

export interface EventOptions {
  readonly topics?: Operations['GET /events']['query']['topics'];
  /** The id of the last event that was processed: later ones are sent first. */
  readonly after?: string;
  /** Ends the stream. */
  readonly signal?: AbortSignal;
}

const streamRetries = 20;
/** In ms. */
const reconnectDelay = 250;
/** Without a sign of life for this time the connection is opened again, in ms. */
const silence = 60_000;

/** The events of the stream, in order and without loss: a broken connection continues after the last one. */
export async function* readEvents(
  options: ClientOptions,
  { topics, after, signal }: EventOptions = {},
): AsyncGenerator<RentyardEvent, void, undefined> {
  // A deployment takes longer than usual retries.
  const patient = { ...options, retries: options.retries ?? streamRetries };
  let last = after;
  while (signal?.aborted !== true) {
    const connection = new AbortController();
    const abort = () => connection.abort();
    signal?.addEventListener('abort', abort);
    try {
      const response = await send(patient, {
        name: 'GET /events',
        query: { topics },
        signal: connection.signal,
        isStream: true,
        headers: {
          accept: 'text/event-stream',
          ...(last === undefined ? {} : { 'last-event-id': last }),
        },
      });
      for await (const event of parseStream(response, abort)) {
        if (event.id !== '') last = event.id;
        yield event;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (!isLost(error)) throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      connection.abort();
    }
    // A server that ends every stream is not asked again at once.
    await (options.sleep ?? sleep)(reconnectDelay, signal).catch(() => undefined);
  }
}

/** Whether the connection broke, which `send` repairs. */
function isLost(error: unknown): boolean {
  if (error instanceof ConnectionError) return false;
  return error instanceof TypeError || (error instanceof Error && error.name === 'AbortError');
}

async function* parseStream(
  response: Response,
  onSilence: () => void,
): AsyncGenerator<RentyardEvent, void, undefined> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  for (;;) {
    const timer = setTimeout(onSilence, silence);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    const blocks = (rest + value).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

/** Undefined for comments, which only show that the connection works. */
function parseEvent(block: string): RentyardEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    const before = fields.get(field);
    fields.set(field, before === undefined ? value : `${before}\n${value}`);
  }
  const data = fields.get('data');
  if (data === undefined) return undefined;
  const event = {
    name: fields.get('event') ?? 'message',
    id: fields.get('id') ?? '',
    data: JSON.parse(data) as unknown,
  };
  return event as RentyardEvent;
}
