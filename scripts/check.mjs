/**
 * `npm run check`: all static checks, side by side. A failed check prints its output, a passed one a line.
 *
 *   npm run check                 all checks
 *   npm run check -- types lint   checks whose names contain these words
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runAll } from './tests/runStage.mjs';
import { createResultWriter } from './tests/testResults.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const sources = readdirSync('packages').map((name) => `packages/${name}/src/**/*.{ts,tsx}`);

const untested = sources.map((source) => source.replace('*.{', '!(*.test|*.spec|*.stories).{'));

const tsc = (name, project) => ({
  name: `types ${name}`,
  command: [bin('tsc'), '--project', project, '--pretty', 'false'],
});

const checks = [
  tsc('ui admin stories', '.'),
  tsc('admin build', 'packages/admin/build'),
  tsc('validators', 'packages/validators'),
  tsc('client', 'packages/client'),
  tsc('contract', 'packages/contract'),
  tsc('api', 'packages/api'),
  tsc('tests', 'tests'),
  { name: 'lint', command: [bin('biome'), 'ci', '--colors=off', '.'] },
  {
    name: 'import rules',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...sources],
  },
  {
    name: 'import cycles of folders',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.folders.mjs', ...untested],
  },
  { name: 'unused code', command: [bin('knip'), '--no-progress'] },
  {
    name: 'messages',
    command: [
      'node',
      '--import',
      'tsx',
      '--conditions=@rentyard/source',
      'scripts/checks/checkMessages.mjs',
    ],
  },
  { name: 'requirements', command: ['node', 'scripts/checks/checkRequirements.mjs'] },
  { name: 'waits', command: ['node', 'scripts/checks/checkWaits.mjs'] },
  { name: 'audit', command: ['node', 'scripts/checks/audit.mjs'] },
  {
    name: 'bytes',
    command: [bin('size-limit'), '--config', 'scripts/bench/adminSizes.mjs'],
    before: ['node', 'scripts/build.mjs'],
  },
  { name: 'ui bytes', command: [bin('size-limit'), '--config', 'scripts/bench/uiSizes.mjs'] },
];

const filters = process.argv.slice(2);
const selected = checks.filter(
  ({ name }) => filters.length === 0 || filters.some((word) => name.includes(word)),
);
if (selected.length === 0) {
  const names = checks.map(({ name }) => name).join(', ');
  console.error(`No check matches ${filters.join(', ')}. Checks: ${names}.`);
  process.exit(2);
}

const write = createResultWriter();
write({ planned: selected.length, unit: 'checks' });
const outcomes = await runAll(selected, {
  atOnce: Math.max(2, availableParallelism()),
  onOutcome({ name, isGood, seconds, output }) {
    const ms = Math.round(seconds * 1000);
    write({
      title: name,
      state: isGood ? 'passed' : 'failed',
      ms,
      ...(!isGood && { message: output }),
    });
    write({ finished: 1 });
  },
});
const failed = outcomes.filter(({ isGood }) => !isGood).length;
console.log(failed === 0 ? 'All checks passed.' : `${failed} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
