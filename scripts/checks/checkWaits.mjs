/**
 * The check `waits` of `npm run check`: no test sleeps, repeats itself, measures time or guesses a port.
 *
 *     node scripts/checks/checkWaits.mjs
 */
import { readdirSync, readFileSync } from 'node:fs';
import { waitProblems } from './waitProblems.mjs';

/** Places where time passes on purpose. */
const exceptions = [
  {
    path: 'tests/support/until.ts',
    kind: 'sleep',
    reason: 'The one interval between two reads of a condition.',
  },
  { path: 'tests/support/until.ts', kind: 'clock', reason: 'The limit of a wait for a condition.' },
  {
    path: 'tests/storybook/storybook.ts',
    kind: 'sleep',
    reason: 'The limit of a story that never appears.',
  },
  {
    path: 'tests/support/servers/mailServer.ts',
    kind: 'sleep',
    reason: 'The limit of a wait for mails, after which it fails with their number.',
  },
];

/** Folders of tests and of what they use. */
const folders = ['packages', 'scripts', 'stories', 'tests'];
/** Load generators and attackers, whose subject is time, and the test of this check. */
const isOther =
  /^scripts\/checks\/waitProblems|^tests\/adversary\/|^tests\/support\/processes\/(?:constantLoad|rollingRestarts)\./;

const paths = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => !/\/(?:node_modules|dist)\//.test(path) && !isOther.test(path))
  .filter((path) => /\.(?:test|spec|stories)\.tsx?$/.test(path) || /^tests\/.*\.ts$/.test(path));

const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const problems = waitProblems(sources, exceptions);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `${sources.size} files of tests wait for conditions.`
    : `${problems.length} places of tests depend on the speed of the machine.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
