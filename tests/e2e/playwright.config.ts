import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser/chromium.ts';

/** Tests of user journeys on the built product. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/startServer.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only on a retry has found a problem.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // They end a journey that hangs. How long it takes beside other work is no verdict.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/Chisinau',
    // Playwright scrolls to elements that move during a transition, which moves the page.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace takes a third of the time; request it with `--trace retain-on-failure`.
    trace: 'off',
  },
});
