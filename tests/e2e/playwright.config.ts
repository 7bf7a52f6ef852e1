import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';

/** Journeys through the built product, as a person takes them. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './startServer.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that needs a second try has shown something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/Chisinau',
    // Boxes that move while they appear make Playwright look for them by scrolling, which moves the page away.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // A record of every step takes a third of the time; ask for it by `--trace retain-on-failure`.
    trace: 'off',
  },
});
