/** Limits the number of concurrent tasks; further ones wait in order. */
export interface Gate {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Too many tasks wait. */
export class GateFull extends Error {}

/** @param waiting how many tasks may wait before further ones are rejected with `GateFull`. */
export function createGate(places: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let free = places;
  return {
    async run(task) {
      if (free > 0) free -= 1;
      else if (queue.length >= waiting) throw new GateFull();
      // The finished task passes its slot to the next one, so that no new task can take it first.
      else await new Promise<void>((enter) => queue.push(enter));
      try {
        return await task();
      } finally {
        const next = queue.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
