import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser/chromium.ts';

/** The built Storybook: complete, offline, and equal to its screenshots. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/storybook',
  globalSetup: './serveStorybook.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A missing screenshot fails the test. `npm run visual:update` creates it.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        // Fixed font rendering, whatever the machine prefers.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // Without a network: no other host resolves.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
