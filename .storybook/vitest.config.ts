import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const systemChromium = '/usr/bin/chromium';

const launchOptions = {
  ...(existsSync(systemChromium) && { executablePath: systemChromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Every story as a test in Chromium: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  // Found before the run: a dependency met in the middle would reload the page under a test.
  optimizeDeps: {
    exclude: ['lucide-react'],
    include: [
      '@casl/ability',
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/query/react',
      '@tanstack/react-table',
      'axe-core',
      'date-fns',
      'date-fns/locale',
      'downshift',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-intl',
      'react-redux',
      'react-router',
      'react/jsx-dev-runtime',
      'styled-components',
      'storybook/test',
      'zod/mini',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
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
