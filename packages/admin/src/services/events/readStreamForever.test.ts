import { expect, test } from 'vitest';
import { type ServerEvent, StreamRefused } from './readStream.ts';
import { readStreamForever } from './shareStream.ts';

/** A server whose streams follow the script, one after another. */
function play(script: readonly ((onEvent: (event: ServerEvent) => void) => void)[]) {
  const requested: (string | undefined)[] = [];
  const received: string[] = [];
  const pauses: number[] = [];
  const ending = new AbortController();
  let lastId: string | undefined;
  const done = readStreamForever({
    read: async ({ after, onEvent }) => {
      requested.push(after);
      const next = script[requested.length - 1];
      if (!next) ending.abort();
      next?.(onEvent);
    },
    after: () => lastId,
    onEvent: ({ id, name }) => {
      lastId = id ?? lastId;
      received.push(name);
    },
    onActivity: () => undefined,
    signal: ending.signal,
    wait: async (pause) => {
      pauses.push(pause);
    },
    random: () => 1,
  });
  return { requested, received, pauses, done };
}

const broken = () => {
  throw new TypeError('Failed to fetch');
};

test('reopens a stream that ended, after the last received event', async () => {
  const { requested, received, done } = play([
    (onEvent) => {
      onEvent({ id: '7', name: 'ready', data: {} });
      onEvent({ id: '9', name: 'record', data: {} });
    },
    (onEvent) => onEvent({ id: '12', name: 'record', data: {} }),
  ]);
  await done;
  expect(requested).toEqual([undefined, '9', '12']);
  expect(received).toEqual(['ready', 'record', 'record']);
});

test('delays grow while the server is unreachable and restart after an event', async () => {
  const ready = (onEvent: (event: ServerEvent) => void) =>
    onEvent({ id: '1', name: 'ready', data: {} });
  const { pauses, done } = play([broken, broken, broken, ready, broken]);
  await done;
  expect(pauses).toEqual([1_000, 2_000, 4_000, 1_000, 2_000]);
});

test('emits `reset` with each attempt while no stream can be opened, so that screens refetch', async () => {
  const { received, pauses, done } = play([broken, broken, broken, broken, broken, broken, broken]);
  await done;
  expect(received).toEqual(['reset', 'reset', 'reset', 'reset']);
  expect(pauses.at(-1)).toBe(20_000);
});

test('stops reconnecting when the session has ended', async () => {
  const { requested, done } = play([
    () => {
      throw new StreamRefused(401);
    },
  ]);
  await done;
  expect(requested).toHaveLength(1);
});
