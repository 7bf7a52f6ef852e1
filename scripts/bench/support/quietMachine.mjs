import { cpus } from 'node:os';

/** Cores that other work may use: figures of a busy machine do not compare. */
const busyAtMost = 0.25;
/** Length of a sample, in ms. */
const sampleTime = 3_000;
/** How long the work after a start may take, such as health checks of a filled database, in ms. */
const patience = 600_000;

/**
 * Resolves when this machine does nothing else. `BENCH_BUSY_MACHINE=1` measures beside other work.
 *
 * @throws {Error} when it is still busy after ten minutes.
 */
export async function machineIsQuiet() {
  if (process.env.BENCH_BUSY_MACHINE) return;
  const end = performance.now() + patience;
  for (;;) {
    const busy = await busyCores();
    if (busy <= busyAtMost) return;
    if (performance.now() > end) {
      throw new Error(
        `The machine is busy: ${busy.toFixed(2)} of ${cpus().length} cores, at most ${busyAtMost} expected. Figures beside other work do not compare. End it, or set BENCH_BUSY_MACHINE=1.`,
      );
    }
  }
}

/** The cores in use during a sample. */
async function busyCores() {
  const before = timesOfCores();
  await new Promise((later) => setTimeout(later, sampleTime));
  const after = timesOfCores();
  return (cpus().length * (after.busy - before.busy)) / (after.all - before.all);
}

function timesOfCores() {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => {
    const busy = user + nice + sys + irq;
    return { busy, all: busy + idle };
  });
  return {
    busy: times.reduce((sum, { busy }) => sum + busy, 0),
    all: times.reduce((sum, { all }) => sum + all, 0),
  };
}
