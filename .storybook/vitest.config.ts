import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../tests/support/browser/chromium.ts';

/** Every story as a test in Chromium: it renders, its play function passes, axe reports nothing. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  // Listed before the run: a late discovery would reload the page during a test.
  optimizeDeps: {
    entries: ['stories/**/*.tsx', 'packages/{ui,admin}/src/**/*.{ts,tsx}', '!**/*.test.*'],
    include: [
      'axe-core',
      'dom-accessibility-api',
      'react/jsx-dev-runtime',
      'storybook/test',
      'storybook/theming/create',
    ],
    // About 1,700 small modules, of which a page needs a few.
    exclude: ['lucide-react'],
  },
  test: {
    name: 'stories',
    // The first story of a screen waits until the screens are built from source.
    testTimeout: 180_000,
    // Two pages at once. Each builds the product from source once for all files.
    maxWorkers: 2,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Stories in forced colours set them in the browser (`emulateMedia.ts`).
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
