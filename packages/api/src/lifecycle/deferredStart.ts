import type { FastifyBaseLogger } from 'fastify';

/** Delay before background tasks, so that the first requests are served quickly, in ms. */
const firstScreens = 1_000;
/** Delay before a task that failed to start is retried, in ms. */
const retryAfter = 1_000;

/** Work that no request waits for, such as the queue of jobs. */
export interface BackgroundTask {
  readonly name: 'jobs' | 'health' | 'rates' | 'customers' | 'events' | 'sweeps' | 'argon2';
  /** Whether it starts before the server listens, because first requests need it; false by default. */
  readonly isFirst?: boolean;
  start(): unknown;
  /** Resolves when everything that is due has been done. Only for tasks that others give work. */
  settle?(): Promise<void>;
}

/** Background tasks of a server: they start after its first requests. */
export interface DeferredStart {
  /**
   * Defers a task, or starts one that is first. A failed deferred start is retried until it succeeds, because the
   * database may be unavailable.
   */
  readonly later: (task: BackgroundTask) => unknown;
  /** Call it when the server listens. */
  start(): void;
  /** Starts no more tasks; waits for tasks that are starting. */
  stop(): Promise<void>;
}

export function createDeferredStart(log: Pick<FastifyBaseLogger, 'warn'>): DeferredStart {
  const waiting: BackgroundTask[] = [];
  let timer: NodeJS.Timeout | undefined;
  let beginning: Promise<void> | undefined;
  let isStopped = false;

  function beginIn(wait: number): void {
    timer = setTimeout(() => {
      beginning = beginAll();
    }, wait);
  }

  async function beginAll(): Promise<void> {
    for (let task = waiting[0]; task && !isStopped; task = waiting[0]) {
      try {
        await task.start();
        waiting.shift();
      } catch (error) {
        log.warn({ err: error }, 'could not start background work, retrying');
        if (!isStopped) beginIn(retryAfter);
        return;
      }
    }
  }

  return {
    later: (task) => (task.isFirst ? task.start() : waiting.push(task)),
    start: () => beginIn(firstScreens),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await beginning;
    },
  };
}
