/**
 * `NODE_OPTIONS` with which a server runs the code when it receives SIGUSR2: a fault of the machine or
 * of the program that cannot be caused from outside at a known time.
 */
export function onFaultSignal(code: string): string {
  const module = `import fs from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    if (isMainThread) process.on('SIGUSR2', () => { ${code} });`;
  return `--import data:text/javascript;base64,${Buffer.from(module).toString('base64')}`;
}

/** From now on every write to stdout and stderr fails with ENOSPC. */
export const fillsLogDisk = [1, 2]
  .map((descriptor) => `fs.closeSync(${descriptor}); fs.openSync('/dev/full', 'w');`)
  .join(' ');
