import pLimit from 'p-limit';
import { Unavailable } from '../../errors/failures.ts';

/** Limits the number of concurrent tasks; further ones wait in order. */
export interface HashLimiter {
  /** @throws {Unavailable} when too many tasks wait. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** @param maxWaiting how many tasks may wait before further ones are rejected. */
export function createHashLimiter(maxActive: number, maxWaiting: number): HashLimiter {
  const limit = pLimit(maxActive);
  return {
    async run(task) {
      if (limit.activeCount >= maxActive && limit.pendingCount >= maxWaiting)
        throw new Unavailable();
      return limit(task);
    },
  };
}
