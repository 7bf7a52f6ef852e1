import { defineConfig } from 'vitest/config';

/** Workspace packages are read from their source, so that no test waits for a build. */
const conditions = ['source'];
const resolve = { conditions };
const ssr = { resolve: { conditions, externalConditions: conditions } };
/** Vite transforms the packages of the workspace instead of leaving them to Node. */
const server = { deps: { inline: [/@rentyard\//] } };

const project = (name: string, options: object) => ({
  resolve,
  ssr,
  test: { name, server, ...options },
});

/** What crosses a process: builds, kills, installs. One file at a time, with patience. */
const outside = { testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false };

export default defineConfig({
  test: {
    projects: [
      project('unit', { include: ['{packages,scripts}/**/*.test.ts'] }),
      project('dom', { include: ['packages/**/*.test.tsx'], environment: 'jsdom' }),
      project('api', {
        include: ['tests/api/**/*.test.ts'],
        globalSetup: ['tests/support/testDatabase.ts'],
        testTimeout: 20_000,
        hookTimeout: 30_000,
      }),
      project('packaging', { include: ['tests/packaging/**/*.test.ts'], ...outside }),
      project('faults', { include: ['tests/faults/**/*.test.ts'], ...outside }),
    ],
  },
});
