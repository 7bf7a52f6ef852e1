import { expect, test, vi } from 'vitest';
import { readStream, type ServerEvent } from './readStream.ts';

/** A server that sends these chunks and then stays silent until it is aborted. */
function serverOf(pieces: readonly string[]) {
  const requests: { address: string; headers: Headers }[] = [];
  const send: typeof fetch = async (address, init) => {
    requests.push({ address: String(address), headers: new Headers(init?.headers) });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body);
  };
  return { requests, send };
}

const request = (
  send: typeof fetch,
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
) => ({
  fetch: send,
  topics: ['record', 'rights'],
  token: 'secret',
  after: '41',
  signal,
  onEvent: onEvent,
  onActivity: () => undefined,
});

test('sends the token and the id of the last event in headers', async () => {
  const { requests, send } = serverOf(['id: 42\nevent: rec', 'ord\ndata: {"id":7}\n\n']);
  const events: ServerEvent[] = [];
  const ending = new AbortController();
  const reading = readStream(
    request(
      send,
      (event) => {
        events.push(event);
        ending.abort();
      },
      ending.signal,
    ),
  );
  await expect(reading).rejects.toThrow();
  expect(events).toEqual([{ id: '42', name: 'record', data: { id: 7 } }]);
  expect(requests[0]?.address).toBe('/api/v1/events?topics=record,rights');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(requests[0]?.headers.get('last-event-id')).toBe('41');
});

test('parses events completely, wherever the chunks are split', async () => {
  const { send } = serverOf([
    'retry: 2000\n\nid: 7\nevent: record\ndata: {"id":',
    '4}\n\n: beat\n\nevent: presence\ndata: {}\n',
    '\nevent: presence\ndata: {}\n',
  ]);
  const events: ServerEvent[] = [];
  const ending = new AbortController();
  const reading = readStream(request(send, (event) => events.push(event), ending.signal));
  await vi.waitFor(() => expect(events).toHaveLength(2), 20_000);
  ending.abort();
  await expect(reading).rejects.toThrow();
  expect(events).toEqual([
    { id: '7', name: 'record', data: { id: 4 } },
    { id: undefined, name: 'presence', data: {} },
  ]);
});

test('rejects when the connection is silent for too long', async () => {
  vi.useFakeTimers();
  const { send } = serverOf([': beat\n\n']);
  const reading = readStream(request(send, () => undefined, new AbortController().signal));
  const ended = expect(reading).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(41_000);
  await ended;
  vi.useRealTimers();
});
