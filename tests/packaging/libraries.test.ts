import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeAll, expect, it } from 'vitest';

/** Published files in the bundle of the back office by path, with the code that the bundler received. */
const bundled = new Map<string, string>();

const recordLibraries: Plugin = {
  name: 'record-libraries',
  enforce: 'post',
  transform: {
    order: 'post',
    handler(code, id) {
      const [file = ''] = id.split('?', 1);
      if (/[\\/]node_modules[\\/].*\.[cm]?js$/.test(file)) bundled.set(file, code);
      return null;
    },
  },
};

beforeAll(async () => {
  await build({
    configFile: resolve('packages/admin/vite.config.ts'),
    logLevel: 'error',
    build: { write: false, minify: false },
    plugins: [recordLibraries],
  });
}, 120_000);

it('bundles every library file as its package publishes it', () => {
  expect(bundled.size).toBeGreaterThan(100);
  for (const [file, code] of bundled) expect(code === readFileSync(file, 'utf8'), file).toBe(true);
});

it.each([
  'react',
  'react-dom',
  'react-router',
  '@reduxjs/toolkit',
  'react-redux',
  'react-intl',
  'styled-components',
  '@tanstack/react-table',
])('bundles %s from its package', (name) => {
  expect([...bundled.keys()].some((file) => file.includes(`/node_modules/${name}/`))).toBe(true);
});
