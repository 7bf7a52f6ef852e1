import { expect, test } from 'vitest';
import { createResponseCache } from './responseCache.ts';

/** Table changes that the test triggers. */
function writesByHand() {
  const forgetting: (() => void)[] = [];
  return {
    isListening: true,
    watch: (_: readonly string[], forget: () => void) => void forgetting.push(forget),
    write: () => {
      for (const forget of forgetting) forget();
    },
  };
}

const text = (body: Buffer | undefined) => body?.toString();

test('the cache stores a response until a table is written', async () => {
  const writes = writesByHand();
  const memory = createResponseCache(writes, ['offers']);
  expect(text(await memory.getOrLoad('page 1', async () => 'old'))).toBe('old');
  expect(text(memory.get('page 1'))).toBe('old');
  writes.write();
  expect(memory.get('page 1')).toBeUndefined();
});

test('the cache returns but does not store a response whose read began before a write', async () => {
  const writes = writesByHand();
  const memory = createResponseCache(writes, ['offers']);
  let finish: (body: string) => void = () => undefined;
  const reading = memory.getOrLoad('page 1', () => new Promise((done) => (finish = done)));
  writes.write();
  const fresh = memory.getOrLoad('page 1', async () => 'new');
  finish('old');
  expect([text(await reading), text(await fresh)]).toEqual(['old', 'new']);
  expect(text(memory.get('page 1'))).toBe('new');
});

test('concurrent requests share one read', async () => {
  const memory = createResponseCache(writesByHand(), ['offers']);
  let readings = 0;
  const make = async () => `reading ${++readings}`;
  const bodies = await Promise.all([memory.getOrLoad('a', make), memory.getOrLoad('a', make)]);
  expect(bodies.map(text)).toEqual(['reading 1', 'reading 1']);
});

test('the cache stores nothing while notifications are lost, and never a failure', async () => {
  const deaf = createResponseCache({ ...writesByHand(), isListening: false }, ['offers']);
  await deaf.getOrLoad('a', async () => 'body');
  expect(deaf.get('a')).toBeUndefined();
  const memory = createResponseCache(writesByHand(), ['offers']);
  await expect(memory.getOrLoad('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(text(await memory.getOrLoad('a', async () => 'again'))).toBe('again');
});

test('the cache evicts the least recently used responses when it is full', async () => {
  const memory = createResponseCache(writesByHand(), ['offers']);
  const page = 'x'.repeat(100_000);
  await memory.getOrLoad('first', async () => page);
  for (let number = 0; number < 60; number += 1) {
    await memory.getOrLoad(`page ${number}`, async () => page);
    memory.get('first');
  }
  expect(memory.get('first')).toBeDefined();
  expect(memory.get('page 0')).toBeUndefined();
  expect(memory.get('page 59')).toBeDefined();
});
