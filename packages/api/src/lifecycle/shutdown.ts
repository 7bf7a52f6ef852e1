import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** What is left of the ten seconds that a stopped server has after its grace period, less one for its end. */
const drainLimit = 9_000;

/** One step of stopping. Steps run in their order; one that fails does not keep the others from running. */
export type StopStep = () => unknown;

interface Stopping {
  readonly log: FastifyBaseLogger;
  /** How long the server goes on serving after SIGTERM, in ms. */
  readonly grace: number;
  /** Makes `/readyz` fail, at the beginning of the grace period. */
  readonly drain: () => void;
  readonly steps: readonly StopStep[];
}

/**
 * Stops the server on SIGTERM and SIGINT with exit code 0: it drains for the grace period, then requests
 * under way are answered and the steps run. SIGINT, which a person sends, has no grace period and ends a
 * running one. A fault nobody caught is logged and stops the server too, with code 1.
 */
export function stopOnSignals({ log, grace, drain, steps }: Stopping): void {
  const hurry = new AbortController();
  let isStopping = false;

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    drain();
    if (code === 0) await sleep(grace, undefined, { signal: hurry.signal }).catch(() => undefined);
    setTimeout(() => process.exit(code), drainLimit).unref();
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
    log.fatal({ err: error }, 'uncaught exception');
    void stop(1);
  });
}
