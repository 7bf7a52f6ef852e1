import { describe, expect, it } from 'vitest';
import { Unavailable } from '../errors/failures.ts';
import { createGate } from './gate.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('gate', () => {
  it('limits concurrent tasks and runs all of them in the end', async () => {
    const gate = createGate(2, 10);
    let running = 0;
    let most = 0;
    const done = await Promise.all(
      [1, 2, 3, 4, 5].map((task) =>
        gate.run(async () => {
          most = Math.max(most, ++running);
          await soon();
          running -= 1;
          return task;
        }),
      ),
    );
    expect(done).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('frees the slot of a failed task', async () => {
    const gate = createGate(1, 1);
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.run(async () => 'next')).resolves.toBe('next');
  });

  it('rejects tasks when too many wait', async () => {
    const gate = createGate(1, 1);
    const first = gate.run(soon);
    const second = gate.run(soon);
    await expect(gate.run(soon)).rejects.toThrow(Unavailable);
    await Promise.all([first, second]);
  });
});
