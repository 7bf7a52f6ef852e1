import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../support/browser/chromium.ts';
import { passwords, removeDataDir, startBuiltServer } from '../support/processes/builtServer.ts';
import { copyRepository } from '../support/processes/copyRepository.ts';

const copy = mkdtempSync(join(tmpdir(), 'rentyard-entity-'));
const page = readFileSync('docs/new-entity.md', 'utf8');
/** The code blocks of the page by the file that their heading names. */
const blocks = [...page.matchAll(/^### `(.+)`\n\n```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', language = '', code = '']) => ({ path, language, code }),
);
const files = blocks.filter(({ language }) => language !== 'diff');
const registries = blocks.filter(({ language }) => language === 'diff');

beforeAll(() => {
  copyRepository(copy);
  for (const { path, code } of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), code);
  }
  for (const { path, code } of registries) {
    const target = join(copy, path);
    writeFileSync(target, withAddedLines(readFileSync(target, 'utf8'), code, path));
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the entity of docs/new-entity.md', () => {
  it('takes seven files and at most 200 lines', () => {
    expect(files).toHaveLength(7);
    expect(
      files
        .map(({ code }) => code)
        .join('')
        .split('\n').length - 1,
    ).toBeLessThanOrEqual(200);
  });

  it('passes the checks', () => {
    for (const project of ['.', 'packages/contract', 'packages/api']) {
      run('node_modules/.bin/tsc', ['--project', project, '--pretty', 'false']);
    }
    run('node_modules/.bin/biome', ['ci', '--colors=off', ...blocks.map(({ path }) => path)]);
    run('node', [
      '--import',
      'tsx',
      '--conditions=@rentyard/source',
      'scripts/checks/checkMessages.mjs',
    ]);
  });

  it('is created in a browser and appears in its list', async () => {
    run('node', ['scripts/build.mjs']);
    const server = await startBuiltServer({ root: copy, env: { SEED: 'demo' } });
    const browser = await chromium.launch(launchOptions);
    try {
      const tab = await browser.newPage({ locale: 'en-GB', baseURL: server.url });
      await tab.goto('/en/auth/login');
      await tab.getByLabel('E-mail').fill('admin@rentyard.test');
      await tab.getByLabel('Password', { exact: true }).fill(passwords.admin);
      await tab.getByRole('button', { name: 'Sign in' }).click();
      await tab.waitForURL(/\/page\/1/);
      await tab.goto('/en/depots/page/1');
      await tab.getByRole('link', { name: 'Create depot' }).first().click();
      await tab.getByRole('textbox', { name: 'Name', exact: true }).fill('North yard');
      await tab.getByRole('textbox', { name: 'Code', exact: true }).fill('NORTH-1');
      await tab.getByRole('combobox', { name: 'Region', exact: true }).fill('Warsaw');
      await tab.getByRole('option', { name: /^Warsaw( |$)/ }).click();
      await tab.getByRole('button', { name: 'Save depot' }).click();
      await tab.getByRole('row', { name: /North yard.*NORTH-1/ }).waitFor();
      await tab.getByRole('button', { name: 'More', exact: true }).click();
      await tab.getByRole('menuitem', { name: 'Import…' }).click();
      await tab.locator('input[type=file]').setInputFiles({
        name: 'depots.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Name,Code,Region\nSouth yard,SOUTH-1,Warsaw\n'),
      });
      await tab.getByRole('button', { name: 'Validate' }).click();
      await tab.getByRole('button', { name: 'Import 1 row' }).click();
      await tab.getByText('Finished: 1 done').waitFor();
      await tab.goto('/en/depots/page/1');
      await tab.getByRole('row', { name: /South yard.*SOUTH-1/ }).waitFor();
    } finally {
      await browser.close();
      await server.end('SIGTERM');
      removeDataDir(server);
    }
  });
});

/** Inserts the lines with `+` behind the context line that precedes them, searching from the last insertion on. */
function withAddedLines(text: string, diff: string, path: string): string {
  const lines = text.split('\n');
  let at = 0;
  for (const line of diff.trimEnd().split('\n')) {
    if (line.startsWith('+')) {
      at += 1;
      lines.splice(at, 0, line.slice(1));
    } else {
      at = lines.indexOf(line.slice(1), at);
      if (at < 0) throw new Error(`${path} has no line "${line.slice(1)}". Update the page.`);
    }
  }
  return lines.join('\n');
}

function run(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, { cwd: copy, stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`.slice(0, 4_000));
  }
}
