import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stalled } from '../databaseFailure.ts';
import { createStallWatch } from './stallWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

test('a slow statement is rejected when the database cannot be reached', async () => {
  const probe = vi.fn(() => Promise.reject(new Error('away')));
  const watch = createStallWatch(probe);
  const outcomes = Promise.all([watch(never), watch(never)].map((one) => one.catch((e) => e)));
  await vi.advanceTimersByTimeAsync(2_400);
  expect(probe).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await outcomes).toEqual([expect.any(Stalled), expect.any(Stalled)]);
  expect(probe).toHaveBeenCalledOnce();
});

test('statements are refused for a second after that, then run again', async () => {
  const watch = createStallWatch(() => Promise.reject(new Error('away')));
  const first = watch(never).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2_500);
  await first;
  const run = vi.fn(async () => 'result');
  await expect(watch(run)).rejects.toBeInstanceOf(Stalled);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(watch(run)).resolves.toBe('result');
});

test('a slow statement is awaited while others are answered, although connecting fails', async () => {
  const probe = vi.fn(() => new Promise<void>((_, reject) => setTimeout(reject, 2_000)));
  const watch = createStallWatch(probe);
  const slow = watch(() => new Promise((resolve) => setTimeout(resolve, 8_000, 'at last')));
  for (let sent = 0; sent < 8; sent += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(watch(async () => 'result')).resolves.toBe('result');
  }
  expect(await slow).toBe('at last');
  expect(probe).toHaveBeenCalledTimes(2);
});

test('a slow statement is awaited while the database responds', async () => {
  const probe = vi.fn(async () => undefined);
  const watch = createStallWatch(probe);
  const slow = watch(() => new Promise((resolve) => setTimeout(resolve, 8_000, 'at last')));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await slow).toBe('at last');
  expect(probe).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(probe).toHaveBeenCalledTimes(3);
});

test('the probes end with a statement that ends during one of them', async () => {
  const probe = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
  const watch = createStallWatch(probe);
  const slow = watch(() => new Promise((resolve) => setTimeout(resolve, 2_550, 'at last')));
  await vi.advanceTimersByTimeAsync(2_550);
  expect(await slow).toBe('at last');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(probe).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
