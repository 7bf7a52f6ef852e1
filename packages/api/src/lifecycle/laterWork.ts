import type { FastifyBaseLogger } from 'fastify';

/** How long the first screens have the server to themselves, in ms. */
const firstScreens = 1_000;
/** How long to wait before something that could not begin is tried again, in ms. */
const retryAfter = 1_000;

/** What runs beside the requests of a server: it begins once the server has answered its first ones. */
export interface LaterWork {
  /** Puts off the beginning. What fails is begun again until it succeeds: the database may be away. */
  readonly later: (begin: () => unknown) => void;
  /** To be called when the server listens. */
  start(): void;
  /** Nothing begins after this; waits for what is beginning. */
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
