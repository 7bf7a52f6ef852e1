/**
 * A stage of `npm test` or `npm run test:release`.
 *
 * @typedef {object} TestStage
 * @property {string} name
 * @property {'vitest' | 'playwright' | 'check' | 'command'} runner Writes the results of single tests; a `command`
 *   counts as one test.
 * @property {readonly string[]} command
 * @property {string} [config] Configuration of the runner, for the command that runs a test alone.
 * @property {Readonly<Record<string, string>>} [env]
 * @property {number} cores How many cores it uses; stages run side by side when there are enough.
 * @property {readonly string[]} [after] Names of stages whose output it uses.
 * @property {string} [output] A file that it makes for other stages.
 * @property {number} seconds How long it takes on two idle cores: for the remaining time.
 */

const reporter = (name) => `./scripts/tests/reporters/${name}Reporter.mjs`;

/** More than the cores of a small machine: tests wait for databases, deadlines and installations. */
const workers = '--maxWorkers=3';

const vitest = (name, projects, stage) => ({
  name,
  runner: 'vitest',
  cores: 2,
  ...stage,
  command: [
    'node_modules/.bin/vitest',
    'run',
    ...(stage.args ?? []),
    ...(stage.config ? ['--config', stage.config] : []),
    ...projects.flatMap((project) => ['--project', project]),
    `--reporter=${reporter('vitest')}`,
  ],
});

const playwright = (name, config, stage) => ({
  name,
  runner: 'playwright',
  cores: 2,
  config,
  ...stage,
  command: [
    'node_modules/.bin/playwright',
    'test',
    '--config',
    config,
    `--reporter=${reporter('playwright')}`,
    ...(stage.args ?? []),
  ],
});

const build = {
  name: 'build',
  runner: 'command',
  cores: 1,
  command: ['node', 'scripts/build.mjs'],
  output: 'packages/api/dist/server.js',
  seconds: 20,
};
const buildStorybook = {
  name: 'storybook build',
  runner: 'command',
  cores: 1,
  command: ['node_modules/.bin/storybook', 'build', '--output-dir', 'storybook-static', '--quiet'],
  output: 'storybook-static/index.json',
  seconds: 45,
};

/** Packages resolve to their source, which needs no build of the libraries. */
const fromSource = { NODE_OPTIONS: '--conditions=@rentyard/source' };

/** Everything that guards behaviour. */
const testStages = [
  build,
  buildStorybook,
  {
    name: 'check',
    runner: 'check',
    cores: 2,
    after: ['build'],
    command: ['node', 'scripts/check.mjs'],
    seconds: 70,
  },
  // The API on PostgreSQL 15; on PGlite and the newest PostgreSQL what depends on the engine.
  vitest('unit and api', ['unit', 'dom', 'postgres', 'embedded', 'newest'], {
    args: [workers],
    seconds: 260,
  }),
  vitest('stories', [], { config: '.storybook/vitest.config.ts', seconds: 120 }),
  playwright('storybook', 'tests/storybook/playwright.config.ts', {
    after: ['storybook build'],
    seconds: 60,
  }),
  vitest('packaging', ['packaging'], { after: ['build'], cores: 1, seconds: 80 }),
  vitest('faults', ['faults'], {
    args: ['--maxWorkers=2'],
    after: ['build'],
    cores: 1,
    seconds: 80,
  }),
  playwright('e2e', 'tests/e2e/playwright.config.ts', {
    after: ['build'],
    env: fromSource,
    seconds: 200,
  }),
];

/** A stage with another version of Node, which is installed from npm. */
const withNode = (version, stage) => ({
  ...stage,
  command: ['node', 'scripts/tests/withNode.mjs', version, ...stage.command],
});

/**
 * What repeats it wider: each engine in full, the versions of Node that users have, the documentation site, other
 * bundlers, more kills, attacks and restarts.
 */
const releaseStages = [
  build,
  buildStorybook,
  playwright('documentation site', 'tests/release/storybook/playwright.config.ts', {
    after: ['storybook build'],
    seconds: 200,
  }),
  playwright('screens in other languages', 'tests/release/e2e/playwright.config.ts', {
    after: ['build'],
    env: fromSource,
    seconds: 100,
  }),
  vitest('packages in other bundlers', ['release-packaging'], {
    after: ['build'],
    cores: 1,
    seconds: 90,
  }),
  vitest('200 kills of each database', ['faults'], {
    args: ['tests/faults/kill.test.ts'],
    env: { FAULT_CYCLES: '200' },
    after: ['build'],
    cores: 1,
    seconds: 1_500,
  }),
  vitest('kills of rentals and webhooks', ['faults'], {
    args: ['rentalProcesses', 'webhooks'].map((name) => `tests/faults/${name}.test.ts`),
    env: { FAULT_CYCLES: '30', WEBHOOK_EVENTS: '10000' },
    after: ['build'],
    cores: 1,
    seconds: 90,
  }),
  vitest('random rentals', ['postgres'], {
    args: ['tests/api/rental/sequences.test.ts'],
    env: { RENTAL_SEQUENCES: '2000' },
    seconds: 400,
  }),
  vitest('attacks, restarts and upgrades', ['release-faults'], { after: ['build'], seconds: 240 }),
  withNode(
    '26.12.1',
    vitest('unit and api on PGlite, Node 26', ['unit', 'dom', 'api'], {
      args: [workers],
      seconds: 300,
    }),
  ),
  withNode(
    '24.21.0',
    vitest('api on the newest PostgreSQL, Node 24', ['api'], {
      args: [workers],
      env: { TEST_DATABASE: 'newest' },
      seconds: 200,
    }),
  ),
  ...['24.21.0', '26.12.1'].map((version) =>
    withNode(
      version,
      vitest(`start on Node ${version}`, ['faults'], {
        args: ['tests/faults/lifecycle.test.ts'],
        after: ['build'],
        cores: 1,
        seconds: 40,
      }),
    ),
  ),
];

/** @type {Readonly<Record<'test' | 'release', readonly TestStage[]>>} */
export const levels = { test: testStages, release: releaseStages };
