/**
 * `npm test`: all tests, from types to the built product in a browser. The last line is `N passed, N
 * failed`.
 *
 *   npm test                every stage
 *   npm test -- api e2e     stages whose names contain these words
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { prepareSystem } from './prepareSystem.mjs';
import { lineOf, runStage } from './runStage.mjs';
import { readCounts } from './testCounts.mjs';
import { testedServices } from './testedServices.mjs';
import { crashOf, readFailures, textOf } from './testFailures.mjs';

const results = resolve('test-results');
const file = (name) => resolve(results, `${name.replaceAll(' ', '-')}.json`);

const vitest = (name, projects, { env, config, files = [], excluded, workers } = {}) => ({
  name,
  format: 'vitest',
  env,
  command: [
    'node_modules/.bin/vitest',
    'run',
    ...files,
    ...(excluded ? [`--exclude=${excluded}`] : []),
    ...(workers ? [`--maxWorkers=${workers}`] : []),
    ...(config ? ['--config', config] : []),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file(name)}`,
  ],
});

/** More than the cores of a small machine: tests wait for databases, deadlines and installations. */
const workers = 3;

/** A stage with `isBeside` runs at the same time as the one before it. */
const stages = [
  {
    name: 'check',
    format: 'check',
    command: ['node', 'scripts/check.mjs', '--json', file('check')],
  },
  vitest('unit', ['unit', 'dom'], { workers }),
  // The plans by size are those of PostgreSQL in either stage, so one stage reads them.
  vitest('api on PGlite', ['api'], { workers, excluded: '**/listPlansBySize.test.ts' }),
  vitest('api on PostgreSQL', ['api'], { workers, env: { TEST_DATABASE: 'postgres' } }),
  // Tests that need several processes.
  vitest('jobs on PostgreSQL', ['unit'], {
    env: { TEST_DATABASE: 'postgres' },
    files: ['packages/api/src/jobs'],
  }),
  {
    // One core, as the stage before.
    name: 'storybook build',
    isBeside: true,
    format: 'exit',
    command: [
      'node_modules/.bin/storybook',
      'build',
      '--output-dir',
      'storybook-static',
      '--quiet',
    ],
  },
  // What depends on the version: lists, searches, migrations and restored files.
  vitest('newest PostgreSQL', ['api', 'unit'], {
    workers,
    env: { TEST_DATABASE: 'newest' },
    files: [
      'tests/api/list.test.ts',
      'tests/api/search.test.ts',
      'packages/api/src/db/migrate.test.ts',
      'packages/api/src/backup',
    ],
  }),
  { name: 'build', format: 'exit', command: ['node', 'scripts/build.mjs'] },
  vitest('stories', [], { config: '.storybook/vitest.config.ts' }),
  {
    // The built Storybook: offline, and equal to its screenshots.
    name: 'storybook',
    format: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file('storybook') },
    command: [
      'node_modules/.bin/playwright',
      'test',
      '--config',
      'tests/storybook/playwright.config.ts',
      '--reporter=dot,json',
    ],
  },
  vitest('packaging', ['packaging'], { workers }),
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
for (let at = 0; at < selected.length; ) {
  const next = selected.findIndex(({ isBeside }, other) => other > at && !isBeside);
  const together = selected.slice(at, next < 0 ? undefined : next);
  outcomes.push(...(await Promise.all(together.map(outcomeOf))));
  at += together.length;
}

console.log('\nTimes');
for (const outcome of outcomes) {
  const isGood = outcome.failed === 0;
  console.log(
    `${lineOf({ ...outcome, isGood })}  ${outcome.passed} passed, ${outcome.failed} failed`,
  );
}
console.log('\nTested with');
for (const line of testedServices(selected.map(({ name }) => name))) console.log(`  ${line}`);
// Last, because readers of a log see its end first.
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) console.log(`\nFailed\n${failures.map(textOf).join('\n')}`);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;

/** Runs a stage and reads what it wrote. */
async function outcomeOf(stage) {
  console.log(`\n== ${stage.name}`);
  const outcome = await runStage(stage, { isShown: true });
  const written = file(stage.name);
  const failures = readFailures(stage.format, written);
  return {
    ...outcome,
    ...readCounts(stage.format, written, outcome.isGood),
    failures:
      outcome.isGood || failures.length > 0 ? failures : [crashOf(stage.name, outcome.output)],
  };
}
