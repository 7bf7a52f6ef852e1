/**
 * `node scripts/runBuilt.mjs [TARGET] PROGRAM [ARGUMENTS]`: builds outdated targets, or one of them (`server`,
 * `admin`), then runs a program instead of this one.
 */
import { spawn, spawnSync } from 'node:child_process';

/** Interval in ms at which a program started by npm checks that npm is alive. */
const pollInterval = 500;

const given = process.argv.slice(2);
const targets = /\.m?[jt]s$/.test(given[0] ?? '') ? [] : given.splice(0, 1);
const { status } = spawnSync(process.execPath, ['scripts/build.mjs', ...targets], {
  stdio: 'inherit',
});
const fromSource = ['--import', 'tsx', '--conditions=@rentyard/source'];
// Scripts and tests import TypeScript; bundles are `.js`.
if (status === 0)
  runInstead([...(/\.(?:ts|mjs)$/.test(given[0] ?? '') ? fromSource : []), ...given]);
else process.exitCode = 1;

/**
 * Runs a Node program instead of this process: shares its terminal, forwards signals and exits with its
 * exit code.
 *
 * @param {readonly string[]} args Arguments of `node`.
 */
function runInstead(args) {
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
