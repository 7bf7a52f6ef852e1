import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';

/** Published files in the bundle of the back office by path, with the code that the bundler received. */
const bundled = new Map<string, string>();

/** The first line of each chunk by the name of the chunk. */
const firstLines = new Map<string, string | undefined>();

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
  const built = (await build({
    configFile: resolve('packages/admin/vite.config.ts'),
    logLevel: 'error',
    build: { write: false, minify: false },
    plugins: [recordLibraries],
  })) as Rolldown.RolldownOutput;
  for (const output of built.output) {
    if (output.type === 'chunk') firstLines.set(output.name, output.code.split('\n', 1)[0]);
  }
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

it('hints browsers to compile the chunks of the first page while they load, and no others', () => {
  const hinted = [...firstLines].filter(([, line]) => line === '//# allFunctionsCalledOnLoad');
  expect(hinted.map(([name]) => name).sort()).toEqual(['app', 'list']);
  expect(firstLines.size).toBeGreaterThan(100);
});
