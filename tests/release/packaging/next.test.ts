import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { installApp, versionsOf } from '../../packaging/installApp.ts';
import { run } from '../../packaging/run.ts';
import { visitRendered } from '../../packaging/visitRendered.ts';
import { expectNone } from '../../support/expectNone.ts';

const app = join(inject('work'), 'next');

beforeAll(() => {
  installApp('tests/release/packaging/next', 'next', {
    dependencies: { ...versionsOf(['react', 'react-dom', 'styled-components']), next: '16.4.6' },
    devDependencies: versionsOf(['@types/node', '@types/react', '@types/react-dom', 'typescript']),
  });
  // The README shows the root layout of an application.
  const readme = readFileSync('packages/ui/README.md', 'utf8');
  for (const [, path = '', code = ''] of readme.matchAll(
    /```tsx\n\/\/ (app\/.+)\n([\s\S]*?)```/g,
  )) {
    writeFileSync(join(app, path), code);
  }
});

describe('an application of Next.js with server components', () => {
  test('builds with its types', () => {
    const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    expect(run('npx', ['next', 'build'], app, env)).toContain('○ /');
  }, 240_000);

  test('renders styles on the server and hydrates without a warning', async () => {
    const server = spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'start', '-p', '0'],
      { cwd: app, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(server, 'exit');
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
    });
    try {
      const url = await vi.waitFor(
        () => {
          const [, printed] = /Local: +(http:\S+)/.exec(output) ?? [];
          if (!printed || !output.includes('Ready in')) throw new Error(`Not ready:\n${output}`);
          return printed;
        },
        { timeout: 60_000 },
      );
      const problems = await visitRendered({
        url,
        primaryButton: 'Save',
        use: async (page) => {
          await page.getByRole('button', { name: 'Reserve' }).click();
          const status = page.getByRole('status').filter({ hasText: 'Reserved' });
          await expectPage(status).toHaveCount(1);
        },
      });
      expectNone('problems of the console', problems);
    } finally {
      // It waits for open connections after a polite signal.
      server.kill('SIGKILL');
      await ended;
    }
  });
});
