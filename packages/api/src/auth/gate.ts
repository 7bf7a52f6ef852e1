/** Lets a bounded number of tasks run at once; the others wait their turn. */
export interface Gate {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** More tasks wait than could be served in time. */
export class GateFull extends Error {}

/** @param waiting how many tasks may wait before further ones are turned away with `GateFull`. */
export function createGate(places: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let free = places;
  return {
    async run(task) {
      if (free > 0) free -= 1;
      else if (queue.length >= waiting) throw new GateFull();
      // The finished task hands its place over, so nobody can slip in between.
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
