import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../tests/support/chromium.ts';

/** Every story as a test in Chromium: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  // Found before the run: a dependency met in the middle would reload the page under a test.
  optimizeDeps: {
    entries: ['stories/**/*.tsx', 'packages/{ui,admin}/src/**/*.{ts,tsx}', '!**/*.test.*'],
    include: ['axe-core', 'react/jsx-dev-runtime', 'storybook/test'],
    // Some 1,700 modules of a few lines, of which a page asks for a handful.
    exclude: ['lucide-react'],
  },
  test: {
    name: 'stories',
    // The first story of a screen waits until the screens are read from their sources.
    testTimeout: 60_000,
    // Two pages at once, each of which reads the product from its sources once for all files.
    maxWorkers: 2,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Stories in forced colours ask the browser for them (`emulateMedia.ts`).
      api: { allowExec: true, allowWrite: true },
      provider: playwright({
        launchOptions,
        contextOptions: {
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
