/**
 * `npm test`: the whole proof, from types to a browser on the built product, ending with one line
 * `N passed, N failed`.
 *
 *   npm test                every stage
 *   npm test -- api e2e     those whose names contain the words
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { prepareSystem } from './prepareSystem.mjs';
import { lineOf, runStage } from './runStage.mjs';
import { readCounts } from './testCounts.mjs';
import { readFailures, textOf } from './testFailures.mjs';

const results = resolve('test-results');
const file = (name) => resolve(results, `${name.replaceAll(' ', '-')}.json`);

const vitest = (name, projects, { env, config, files = [], workers } = {}) => ({
  name,
  format: 'vitest',
  env,
  command: [
    'node_modules/.bin/vitest',
    'run',
    ...files,
    ...(workers ? [`--maxWorkers=${workers}`] : []),
    ...(config ? ['--config', config] : []),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file(name)}`,
  ],
});

const stages = [
  {
    name: 'check',
    format: 'check',
    command: ['node', 'scripts/check.mjs', '--json', file('check')],
  },
  // Two at once although the runner would leave a processor free: half of the time is waiting.
  vitest('unit', ['unit', 'dom'], { workers: 2 }),
  vitest('api on PGlite', ['api'], { workers: 2 }),
  vitest('api on PostgreSQL', ['api'], { workers: 2, env: { TEST_DATABASE: 'postgres' } }),
  // What only several processes can show.
  vitest('jobs on PostgreSQL', ['unit'], {
    env: { TEST_DATABASE: 'postgres' },
    files: ['packages/api/src/jobs'],
  }),
  { name: 'build', format: 'exit', command: ['node', 'scripts/build.mjs'] },
  vitest('stories', [], { config: '.storybook/vitest.config.ts' }),
  {
    // The stories as others get them: built, offline, and looking as recorded.
    name: 'storybook',
    format: 'playwright',
    before: ['node_modules/.bin/storybook', 'build', '--output-dir', 'storybook-static', '--quiet'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file('storybook') },
    command: [
      'node_modules/.bin/playwright',
      'test',
      '--config',
      'tests/storybook/playwright.config.ts',
      '--reporter=dot,json',
    ],
  },
  vitest('packaging', ['packaging']),
  vitest('faults', ['faults'], { workers: 2 }),
  {
    name: 'e2e',
    format: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file('e2e') },
    command: [
      'node_modules/.bin/playwright',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      '--reporter=dot,json',
    ],
  },
];

const filters = process.argv.slice(2);
const selected = stages.filter(
  ({ name }) => filters.length === 0 || filters.some((word) => name.includes(word)),
);

prepareSystem();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const outcomes = [];
for (const stage of selected) {
  console.log(`\n== ${stage.name}`);
  const outcome = await runStage(stage, { isShown: true });
  const written = file(stage.name);
  outcomes.push({
    ...outcome,
    ...readCounts(stage.format, written, outcome.isGood),
    failures: readFailures(stage.format, written),
  });
}

console.log('\nTimes');
for (const outcome of outcomes) {
  const isGood = outcome.failed === 0;
  console.log(
    `${lineOf({ ...outcome, isGood })}  ${outcome.passed} passed, ${outcome.failed} failed`,
  );
}
// Last, where whoever is left only the end of a log finds them.
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) console.log(`\nFailed\n${failures.map(textOf).join('\n')}`);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
