import { setTimeout as delay } from 'node:timers/promises';

interface Limits {
  /** Default: far longer than anything takes, because a busy machine may delay a process for any time. */
  readonly seconds?: number;
  /** Between two reads, in ms. */
  readonly interval?: number;
}

/**
 * Reads a value until it fulfils a condition. Programs and helpers outside of a test runner use it; tests use
 * `expect.poll`.
 *
 * @param what Names the value in the error.
 * @returns The value.
 * @throws With the name and the last value, when the time is over.
 */
export async function until<Value>(
  what: string,
  read: () => Value | Promise<Value>,
  isFulfilled: (value: Value) => boolean,
  { seconds = 120, interval = 20 }: Limits = {},
): Promise<Value> {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    const value = await read();
    if (isFulfilled(value)) return value;
    if (performance.now() > end) {
      throw new Error(`${what} is still ${JSON.stringify(value)} after ${seconds} s.`);
    }
    await delay(interval);
  }
}
