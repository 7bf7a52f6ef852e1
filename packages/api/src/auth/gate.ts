import pLimit from 'p-limit';
import { Unavailable } from '../errors/failures.ts';

/** Limits the number of concurrent tasks; further ones wait in order. */
export interface Gate {
  /** @throws {Unavailable} when too many tasks wait. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** @param waiting how many tasks may wait before further ones are rejected. */
export function createGate(places: number, waiting: number): Gate {
  const limit = pLimit(places);
  return {
    async run(task) {
      if (limit.activeCount >= places && limit.pendingCount >= waiting) throw new Unavailable();
      return limit(task);
    },
  };
}
