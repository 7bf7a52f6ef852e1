/**
 * The check `waits` of `npm run check`: no test sleeps, repeats itself, measures time or guesses a port.
 *
 *     node scripts/checkWaits.mjs
 */
import { readdirSync, readFileSync } from 'node:fs';
import { waitProblems } from './waitProblems.mjs';

/** Places where time passes on purpose. */
const exceptions = [
  {
    path: 'tests/support/postgresCluster.ts',
    kind: 'port',
    reason: 'PostgreSQL cannot choose its port.',
  },
  {
    path: 'tests/support/postgresCluster.ts',
    kind: 'sleep',
    reason: 'Polls a server that starts, which announces nothing.',
  },
  {
    path: 'tests/support/mailServer.ts',
    kind: 'sleep',
    reason: 'The limit of a wait for mails, after which it fails with their number.',
  },
];

/** Folders of tests that run in the process of their runner, and files in `tests/support` that they use. */
const folders = ['packages', 'scripts', 'tests/api', 'tests/support'];
/** Started servers and load generators, which `tests/faults` and benches use, and the test of this check. */
const isOther =
  /^scripts\/waitProblems|^tests\/support\/(?:balancer|builtServer|constantLoad|freePort|rollingRestarts|serverProcesses)\./;

const paths = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => !/\/(?:node_modules|dist)\//.test(path) && !isOther.test(path))
  .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) || /^tests\/.*\.ts$/.test(path));

const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const problems = waitProblems(sources, exceptions);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `${sources.size} files of tests wait for conditions.`
    : `${problems.length} places of tests depend on the speed of the machine.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
