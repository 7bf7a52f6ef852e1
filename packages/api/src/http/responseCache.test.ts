import { expect, test } from 'vitest';
import { createAnswerMemory } from './responseCache.ts';

/** Writes as a test wants them to happen. */
function writesByHand() {
  const forgetting: (() => void)[] = [];
  return {
    isHeard: true,
    watch: (_: readonly string[], forget: () => void) => void forgetting.push(forget),
    write: () => {
      for (const forget of forgetting) forget();
    },
  };
}

const text = (body: Buffer | undefined) => body?.toString();

test('an answer is kept until a table is written', async () => {
  const writes = writesByHand();
  const memory = createAnswerMemory(writes, ['offers']);
  expect(text(await memory.fill('page 1', async () => 'old'))).toBe('old');
  expect(text(memory.recall('page 1'))).toBe('old');
  writes.write();
  expect(memory.recall('page 1')).toBeUndefined();
});

test('what was being read when a table was written is answered, but not kept', async () => {
  const writes = writesByHand();
  const memory = createAnswerMemory(writes, ['offers']);
  let finish: (body: string) => void = () => undefined;
  const reading = memory.fill('page 1', () => new Promise((done) => (finish = done)));
  writes.write();
  const fresh = memory.fill('page 1', async () => 'new');
  finish('old');
  expect([text(await reading), text(await fresh)]).toEqual(['old', 'new']);
  expect(text(memory.recall('page 1'))).toBe('new');
});

test('those who ask at the same time share one reading', async () => {
  const memory = createAnswerMemory(writesByHand(), ['offers']);
  let readings = 0;
  const make = async () => `reading ${++readings}`;
  const bodies = await Promise.all([memory.fill('a', make), memory.fill('a', make)]);
  expect(bodies.map(text)).toEqual(['reading 1', 'reading 1']);
});

test('nothing is kept while writes are not heard, and no failure ever', async () => {
  const deaf = createAnswerMemory({ ...writesByHand(), isHeard: false }, ['offers']);
  await deaf.fill('a', async () => 'body');
  expect(deaf.recall('a')).toBeUndefined();
  const memory = createAnswerMemory(writesByHand(), ['offers']);
  await expect(memory.fill('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(text(await memory.fill('a', async () => 'again'))).toBe('again');
});

test('the memory is bounded, and what was asked for of late stays', async () => {
  const memory = createAnswerMemory(writesByHand(), ['offers']);
  const page = 'x'.repeat(100_000);
  await memory.fill('first', async () => page);
  for (let number = 0; number < 60; number += 1) {
    await memory.fill(`page ${number}`, async () => page);
    memory.recall('first');
  }
  expect(memory.recall('first')).toBeDefined();
  expect(memory.recall('page 0')).toBeUndefined();
  expect(memory.recall('page 59')).toBeDefined();
});
