import { spawn } from 'node:child_process';

/** How often a program started by npm looks whether npm is still there, in ms. */
const pollInterval = 500;

/**
 * Runs a Node program in this process's place: shares its terminal, passes signals on and ends with
 * its exit code.
 *
 * @param {readonly string[]} args What follows `node`.
 */
export function runInstead(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  // The terminal sends Ctrl+C to both; the child's end is ours, whatever told it to.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  if (process.env.npm_lifecycle_event) endWithParent(child);
}

/** npm that is killed outright tells nobody: a server left behind would keep its port and its data. */
function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, pollInterval).unref();
}
