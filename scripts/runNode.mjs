import { spawn } from 'node:child_process';

/** Interval in ms at which a program started by npm checks that npm is alive. */
const pollInterval = 500;

/**
 * Runs a Node program instead of this process: shares its terminal, forwards signals and exits with its
 * exit code.
 *
 * @param {readonly string[]} args Arguments of `node`.
 */
export function runInstead(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  // The terminal sends Ctrl+C to both processes; this one exits after the child.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  if (process.env.npm_lifecycle_event) endWithParent(child);
}

/** A killed npm sends no signal: the server would keep its port and its data folder. */
function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, pollInterval).unref();
}
