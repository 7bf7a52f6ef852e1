import { defineConfig } from '@playwright/test';
import e2e from '../../e2e/playwright.config.ts';

/** Every screen in other languages and in the dark theme. */
export default defineConfig(e2e, {
  testDir: '.',
  outputDir: '../../../test-results/release-e2e',
  globalSetup: '../../e2e/support/startServer.ts',
});
