import { describe, expect, it, vi } from 'vitest';
import { Unavailable } from '../../errors/failures.ts';
import { createHashLimiter } from './hashLimiter.ts';

/** A task that ends when the test says so. */
function pendingTask() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

describe('gate', () => {
  it('limits concurrent tasks and runs all of them in the end', async () => {
    const hashLimiter = createHashLimiter(2, 10);
    let running = 0;
    let most = 0;
    const first = pendingTask();
    const started = [1, 2, 3, 4, 5].map((task) =>
      hashLimiter.run(async () => {
        most = Math.max(most, ++running);
        await first.run();
        running -= 1;
        return task;
      }),
    );
    await vi.waitFor(() => expect(running).toBe(2), 20_000);
    first.end();
    const done = await Promise.all(started);
    expect(done).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('frees the slot of a failed task', async () => {
    const hashLimiter = createHashLimiter(1, 1);
    await expect(hashLimiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(hashLimiter.run(async () => 'next')).resolves.toBe('next');
  });

  it('rejects tasks when too many wait', async () => {
    const hashLimiter = createHashLimiter(1, 1);
    const task = pendingTask();
    const first = hashLimiter.run(task.run);
    const second = hashLimiter.run(task.run);
    await expect(hashLimiter.run(task.run)).rejects.toThrow(Unavailable);
    task.end();
    await Promise.all([first, second]);
  });
});
