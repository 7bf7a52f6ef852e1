import { spawn } from 'node:child_process';

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
}
