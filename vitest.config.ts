import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './packages/admin/build/messages.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';

/** Workspace packages are read from their source, so that no test waits for a build. */
const conditions = ['@rentyard/source'];
const resolve = { conditions };
const ssr = { resolve: { conditions, externalConditions: conditions } };
/** The environment in which Vitest runs the global set-up. */
const environments = { __vitest__: ssr };
/**
 * Vite transforms the packages of the workspace instead of leaving them to Node, and what Node would read from
 * the TypeScript of a dependency, because of the condition above.
 */
const server = { deps: { inline: [/@rentyard\//, 'downshift', 'compute-scroll-into-view'] } };

const project = (name: string, options: object) => ({
  plugins: [messagesPlugin()],
  resolve,
  ssr,
  environments,
  // What has not happened by then does not happen, however busy the machine is.
  test: { name, server, expect: { poll: { timeout: 25_000, interval: 20 } }, ...options },
});

/** Tests that open databases of their own. */
const withDatabase = {
  globalSetup: ['tests/support/database/testDatabase.ts'],
  // They end a test that hangs. How long a test takes beside other work is no verdict.
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/** Files share a process, which reads the product once; each has its own app and its own database. */
const together = { isolate: false };

/** Subjects that depend on the engine: they also run on PGlite and on the newest PostgreSQL. */
const ofEngine = [
  'tests/api/*/{conflicts,events,idempotency,jobs,list,money,save,search,tableChanges}.test.ts',
];

/** Tests of the server that exist only on PostgreSQL, and the rest of their files. */
const ofPostgres = readdirSync('packages/api/src', { recursive: true, encoding: 'utf8' })
  .map((path) => `packages/api/src/${path}`)
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => readFileSync(path, 'utf8').includes("inject('clusterUrl')"));

/** What crosses a process: builds, kills, installs. With patience. */
const outside = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // `TEST_SEED` shuffles files and the tests of each file.
    sequence: process.env.TEST_SEED
      ? { shuffle: { files: true, tests: true }, seed: Number(process.env.TEST_SEED) }
      : { sequencer: LongestFirst },
    projects: [
      project('unit', {
        include: ['{packages,scripts,stories,tests/support}/**/*.test.ts'],
        ...withDatabase,
        ...together,
      }),
      project('dom', {
        include: ['{packages,stories}/**/*.test.tsx'],
        environment: 'jsdom',
        // The first test of a file compiles its components.
        testTimeout: 120_000,
      }),
      // On PGlite, or on the database of TEST_DATABASE: `postgres` or `newest`.
      project('api', { include: ['tests/api/**/*.test.ts'], ...withDatabase, ...together }),
      project('postgres', {
        include: [
          'tests/api/**/*.test.ts',
          'packages/api/src/{api-keys,auth,chat,jobs,mail}/*.test.ts',
          'packages/api/src/lifecycle/shortenWindows.test.ts',
          'packages/api/src/records/write/uniqueRaces.test.ts',
          'packages/api/src/db/**/*.test.ts',
          ...ofPostgres,
        ],
        env: { TEST_DATABASE: 'postgres' },
        ...withDatabase,
        ...together,
      }),
      project('embedded', { include: ofEngine, ...withDatabase, ...together }),
      project('newest', {
        include: [
          'tests/api/lists/{list,search}.test.ts',
          'packages/api/src/db/migration/migrate.test.ts',
          'packages/api/src/backup/*.test.ts',
        ],
        env: { TEST_DATABASE: 'newest' },
        ...withDatabase,
        ...together,
      }),
      project('packaging', {
        include: ['tests/packaging/*.test.ts'],
        globalSetup: ['tests/packaging/packLibraries.ts'],
        ...outside,
      }),
      project('release-packaging', {
        include: ['tests/release/packaging/*.test.ts'],
        globalSetup: ['tests/packaging/packLibraries.ts'],
        ...outside,
      }),
      project('release-faults', { include: ['tests/release/faults/*.test.ts'], ...outside }),
      project('faults', { include: ['tests/faults/**/*.test.ts'], ...outside }),
    ],
  },
});
