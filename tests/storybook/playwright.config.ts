import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';

/** The design system's pages as they are built for others to read: complete, offline, and looking as recorded. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/storybook',
  globalSetup: './serveStorybook.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A look without a record is no proof: recording is asked for by `npm run visual:update`.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        // Letters are drawn alike whatever the machine prefers.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // Without a network: every other host is unknown.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
