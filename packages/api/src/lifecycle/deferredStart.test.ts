import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeferredStart } from './deferredStart.ts';

const log = { warn: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  log.warn.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

it('tasks start in order a second after the server listens, and not before', async () => {
  const begun: string[] = [];
  const work = createDeferredStart(log);
  work.later({ name: 'jobs', start: async () => begun.push('jobs') });
  work.later({ name: 'health', start: () => begun.push('health') });

  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toEqual([]);

  work.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['jobs', 'health']);
});

it('a task that first requests need starts at once', async () => {
  const start = vi.fn();
  await createDeferredStart(log).later({ name: 'events', isFirst: true, start });
  expect(start).toHaveBeenCalledOnce();
});

it('a task that fails to start is retried every second before the others continue', async () => {
  let failures = 2;
  const begun: string[] = [];
  const work = createDeferredStart(log);
  work.later({
    name: 'jobs',
    async start() {
      if (failures-- > 0) throw new Error('the database is away');
      begun.push('jobs');
    },
  });
  work.later({ name: 'health', start: () => begun.push('health') });

  work.start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(begun).toEqual([]);
  expect(log.warn).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toEqual(['jobs', 'health']);
});

it('a stop waits for starting tasks and starts no more', async () => {
  const begun: string[] = [];
  let finish: () => void = () => undefined;
  const work = createDeferredStart(log);
  work.later({
    name: 'jobs',
    async start() {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      begun.push('jobs');
    },
  });
  work.later({ name: 'health', start: () => begun.push('health') });

  work.start();
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = work.stop();
  finish();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toEqual(['jobs']);
});

it('a stop within the first second starts nothing', async () => {
  const start = vi.fn();
  const work = createDeferredStart(log);
  work.later({ name: 'jobs', start });

  work.start();
  await work.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(start).not.toHaveBeenCalled();
});
