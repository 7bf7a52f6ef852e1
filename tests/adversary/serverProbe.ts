import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** What a server showed while a phase ran. */
export interface Observed {
  /** Milliseconds of a request to `/healthz`, 99th percentile. The event loop was blocked at least that long. */
  readonly healthP99: number;
  readonly healthMax: number;
  /** Megabytes of resident memory that the phase added at its highest. */
  readonly memoryGrowth: number;
}

/** Sends its requests from a separate thread, because those of the phase keep this one busy. */
const probe = `
const { parentPort, workerData } = require('node:worker_threads');
const times = [];
let isEnding = false;
parentPort.once('message', () => { isEnding = true; });
(async () => {
  while (!isEnding) {
    const started = performance.now();
    await fetch(workerData + '/healthz').then((response) => response.text()).catch(() => {});
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  parentPort.postMessage(times);
})();
`;

/** Observes `/healthz` and the memory of a server process while `run` runs. */
export async function observe(
  server: { readonly url: string; readonly process: { readonly pid?: number | undefined } },
  run: () => Promise<void>,
): Promise<Observed> {
  const { pid } = server.process;
  const worker = new Worker(probe, { eval: true, workerData: server.url });
  const before = residentMegabytes(pid);
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid));
  }, 50);
  try {
    await run();
  } finally {
    clearInterval(timer);
    worker.postMessage('end');
  }
  const [times] = (await once(worker, 'message')) as [readonly number[]];
  await worker.terminate();
  const sorted = [...times].sort((one, other) => one - other);
  return {
    healthP99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    healthMax: sorted.at(-1) ?? 0,
    memoryGrowth: highest - before,
  };
}

/** Zero once the process has ended. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
