import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How often the event loop shows that it runs, in ms. */
const beat = 1_000;

/**
 * Kills the process when its event loop has not run for the given seconds, so that a supervisor starts
 * it again: a hung server would keep its connections and answer nothing. Does nothing with 0 and in a
 * debugger, which stops the loop itself. Watches the shutdown too.
 */
export function startWatchdog(seconds: number): void {
  if (seconds === 0 || debuggerUrl() !== undefined) return;
  const heartbeat = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./watchdogWorker.js', import.meta.url), {
    workerData: { heartbeat, beat, missedAtMost: Math.ceil((seconds * 1_000) / beat) },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    // Its output would go through the thread that it watches.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  setInterval(() => Atomics.add(heartbeat, 0, 1), beat).unref();
}
