import type { FastifyBaseLogger } from 'fastify';

/** What is left of the ten seconds that a stopped server has, once a second is kept for its end. */
const drainLimit = 9_000;

/** One step of stopping. Steps run in their order; one that fails does not keep the others from running. */
export type StopStep = () => unknown;

/**
 * Stops the server on SIGTERM and SIGINT with exit code 0: requests under way are answered, then the
 * steps run. A fault nobody caught is logged and stops it too, with code 1.
 */
export function stopOnSignals(log: FastifyBaseLogger, steps: readonly StopStep[]): void {
  let isStopping = false;

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
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

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    void stop(1);
  });
}
