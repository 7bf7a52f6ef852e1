import type { FastifyBaseLogger } from 'fastify';

/** Delay before background tasks, so that the first requests are served quickly, in ms. */
const firstScreens = 1_000;
/** Delay before a task that failed to start is retried, in ms. */
const retryAfter = 1_000;

/** Background tasks of a server: they start after its first requests. */
export interface LaterWork {
  /** Defers a task. A failed start is retried until it succeeds, because the database may be unavailable. */
  readonly later: (begin: () => unknown) => void;
  /** Call it when the server listens. */
  start(): void;
  /** Starts no more tasks; waits for tasks that are starting. */
  stop(): Promise<void>;
}

export function createLaterWork(log: Pick<FastifyBaseLogger, 'warn'>): LaterWork {
  const waiting: (() => unknown)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let beginning: Promise<void> | undefined;
  let isStopped = false;

  function beginIn(wait: number): void {
    timer = setTimeout(() => {
      beginning = beginAll();
    }, wait);
  }

  async function beginAll(): Promise<void> {
    for (let begin = waiting[0]; begin && !isStopped; begin = waiting[0]) {
      try {
        await begin();
        waiting.shift();
      } catch (error) {
        log.warn({ err: error }, 'could not start background work, retrying');
        if (!isStopped) beginIn(retryAfter);
        return;
      }
    }
  }

  return {
    later: (begin) => {
      waiting.push(begin);
    },
    start: () => beginIn(firstScreens),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await beginning;
    },
  };
}
