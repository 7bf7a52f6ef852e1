import { expect, test } from 'vitest';
import { createTableCache } from './tableCache.ts';

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

const limits = {
  maxSize: 4_000_000,
  sizeCalculation: (text: string) => text.length,
};

test('the cache stores a response until a table is written', async () => {
  const writes = writesByHand();
  const cache = createTableCache<string>(writes, ['offers'], limits);
  expect(await cache.getOrRead('page 1', async () => 'old')).toBe('old');
  expect(cache.get('page 1')).toBe('old');
  writes.write();
  expect(cache.get('page 1')).toBeUndefined();
});

test('the cache returns but does not store a response whose read began before a write', async () => {
  const writes = writesByHand();
  const cache = createTableCache<string>(writes, ['offers'], limits);
  let finish: (body: string) => void = () => undefined;
  const reading = cache.getOrRead('page 1', () => new Promise((done) => (finish = done)));
  writes.write();
  const fresh = cache.getOrRead('page 1', async () => 'new');
  finish('old');
  expect([await reading, await fresh]).toEqual(['old', 'new']);
  expect(cache.get('page 1')).toBe('new');
});

test('concurrent requests share one read', async () => {
  const cache = createTableCache<string>(writesByHand(), ['offers'], limits);
  let readings = 0;
  const make = async () => `reading ${++readings}`;
  const bodies = await Promise.all([cache.getOrRead('a', make), cache.getOrRead('a', make)]);
  expect(bodies).toEqual(['reading 1', 'reading 1']);
});

test('the cache stores nothing while notifications are lost, and never a failure', async () => {
  const deaf = createTableCache<string>(
    { ...writesByHand(), isListening: false },
    ['offers'],
    limits,
  );
  await deaf.getOrRead('a', async () => 'body');
  expect(deaf.get('a')).toBeUndefined();
  const cache = createTableCache<string>(writesByHand(), ['offers'], limits);
  await expect(cache.getOrRead('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.getOrRead('a', async () => 'again')).toBe('again');
});

test('the cache evicts the least recently used responses when it is full', async () => {
  const cache = createTableCache<string>(writesByHand(), ['offers'], limits);
  const page = 'x'.repeat(100_000);
  await cache.getOrRead('first', async () => page);
  for (let number = 0; number < 60; number += 1) {
    await cache.getOrRead(`page ${number}`, async () => page);
    cache.get('first');
  }
  expect(cache.get('first')).toBeDefined();
  expect(cache.get('page 0')).toBeUndefined();
  expect(cache.get('page 59')).toBeDefined();
});
