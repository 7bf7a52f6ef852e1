/**
 * The thread that watches the event loop of the server. Plain JavaScript, as `pgliteWorker.js`.
 *
 * Started with `{ heartbeat, beat, missedAtMost }`: the shared counter of the event loop, the time
 * between two counts in ms, and the counts that may be missed. It counts its own beats and not the
 * time, because a suspended machine stops both threads.
 */
import { write } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { heartbeat, beat, missedAtMost } = workerData;

let last = Atomics.load(heartbeat, 0);
let missed = 0;

const watching = setInterval(() => {
  const current = Atomics.load(heartbeat, 0);
  missed = current === last ? missed + 1 : 0;
  last = current;
  if (missed < missedAtMost) return;
  clearInterval(watching);
  // Armed before the line is written, because the output may be what hangs.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);
  const message = `The event loop did not run for ${(missedAtMost * beat) / 1_000} s (WATCHDOG_TIMEOUT). The process is killed, so that its supervisor starts it again.`;
  const line = { level: 60, time: Date.now(), pid: process.pid, msg: message };
  write(2, `${JSON.stringify(line)}\n`, () => undefined);
}, beat);
