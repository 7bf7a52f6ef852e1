/**
 * The check `waits` of `npm run check`: no test sleeps, repeats itself, measures time or guesses a port.
 *
 *     node scripts/checks/checkWaits.mjs
 */
import { reportProblems, sourcesIn } from './checkSources.mjs';
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

const sources = sourcesIn(
  folders,
  (path) =>
    !isOther.test(path) &&
    (/\.(?:test|spec|stories)\.tsx?$/.test(path) || /^tests\/.*\.ts$/.test(path)),
);
const problems = waitProblems(sources, exceptions);
reportProblems(problems, {
  good: `${sources.size} files of tests wait for conditions.`,
  bad: `${problems.length} places of tests depend on the speed of the machine.`,
});
