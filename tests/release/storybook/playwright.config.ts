import { defineConfig } from '@playwright/test';
import storybook from '../../storybook/playwright.config.ts';

/** The whole documentation site and every story of the built Storybook. */
export default defineConfig(storybook, {
  testDir: '.',
  outputDir: '../../../test-results/release-storybook',
  globalSetup: '../../storybook/serveStorybook.ts',
});
