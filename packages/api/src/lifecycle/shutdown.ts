import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Time limit after the grace period: ten seconds, less one for the exit. */
const drainLimit = 9_000;

/** One step of the shutdown. Steps run in order; a failed one does not prevent the others. */
export type StopStep = () => unknown;

interface Stopping {
  readonly log: FastifyBaseLogger;
  /** How long the server continues to serve after SIGTERM, in ms. */
  readonly grace: number;
  /** Makes `/readyz` fail, at the start of the grace period. */
  readonly drain: () => void;
  readonly steps: readonly StopStep[];
}

/**
 * Stops the server on SIGTERM and SIGINT with exit code 0: it drains for the grace period, then
 * finishes current requests and runs the steps. SIGINT, which a person sends, skips or ends the
 * grace period. An uncaught error is logged and stops the server too, with code 1.
 */
export function stopOnSignals({ log, grace, drain, steps }: Stopping): void {
  const hurry = new AbortController();
  let isStopping = false;

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // Armed before anything that may fail or hang, such as the log.
    const exit = () => process.exit(code);
    const limit = setTimeout(exit, (code === 0 ? grace : 0) + drainLimit);
    drain();
    if (code === 0) {
      await sleep(grace, undefined, { signal: hurry.signal }).catch(() => undefined);
      clearTimeout(limit);
      setTimeout(exit, drainLimit);
    }
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'stopping');
      }
    }
    process.exit(code);
  }

  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => {
    hurry.abort();
    void stop(0);
  });
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    const stopped = stop(1);
    log.fatal({ err: error }, 'uncaught exception');
    void stopped;
  });
}
