import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, expect as expectPage, type Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../support/browser/chromium.ts';
import { expectNone } from '../support/expectNone.ts';
import { installApp, versionsOf } from './installApp.ts';
import { run } from './run.ts';

let app = '';
let server: PreviewServer | undefined;

beforeAll(() => {
  app = installApp('tests/packaging/example', 'example', {
    dependencies: versionsOf([
      '@fontsource-variable/inter',
      'react',
      'react-dom',
      'styled-components',
    ]),
    devDependencies: versionsOf(['@types/react', '@types/react-dom', 'typescript', 'vite']),
  });
});

afterAll(() => server?.close());

describe('the example: a board of dispatchers', () => {
  test('compiles, passes the linter and builds', () => {
    expect(run('npx', ['tsc', '--pretty', 'false'], app)).toBe('');
    run(resolve('node_modules/.bin/biome'), ['ci', 'tests/packaging/example'], '.');
    run('npx', ['vite', 'build', '--logLevel', 'error'], app);
  });

  test.each([
    { width: 1200, isDark: false },
    { width: 360, isDark: true },
  ])('adds, assigns, finishes and cancels jobs at $width px', async ({ width, isDark }) => {
    server ??= await preview({ root: app, configFile: false, preview: { port: 0 } });
    const browser = await chromium.launch(launchOptions);
    const problems: string[] = [];
    try {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      if (isDark) await page.getByLabel('Dark').check();
      await hasOwnAccent(page, isDark);
      await addJob(page);
      await finishJob(page);
      await cancelJob(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      expectNone(
        'violations of accessibility',
        (await new AxeBuilder({ page }).analyze()).violations,
      );
      expectNone('problems of the console', problems);
    } finally {
      await browser.close();
    }
  });
});

async function hasOwnAccent(page: Page, isDark: boolean): Promise<void> {
  const accent = isDark ? 'rgb(45, 212, 191)' : 'rgb(15, 118, 110)';
  await expectPage(page.getByRole('button', { name: 'New job' })).toHaveCSS(
    'background-color',
    accent,
  );
}

async function addJob(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New job' }).click();
  const dialog = page.getByRole('dialog', { name: 'New job' });
  await dialog.getByRole('button', { name: 'Add job' }).click();
  await expectPage(dialog.getByLabel('Job')).toHaveAccessibleDescription('Fill in this field');
  await dialog.getByLabel('Job').fill('Repair crane');
  await dialog.getByLabel('Address').fill('Mill street 5');
  await dialog.getByLabel('Plate').pressSequentially('abc999');
  await expectPage(dialog.getByLabel('Plate')).toHaveValue('abc 999');
  await dialog.getByRole('button', { name: 'Add job' }).click();
  await expectPage(dialog).toBeHidden();
  await expectPage(page.getByRole('region', { name: 'Waiting (2)' })).toContainText('Repair crane');
}

/** A job needs a driver before it starts. Undo takes the last step back. */
async function finishJob(page: Page): Promise<void> {
  const waiting = page.getByRole('region', { name: /^Waiting/ });
  const start = waiting.getByRole('button', { name: 'Start' }).first();
  await expectPage(start).toBeDisabled();
  await waiting.getByRole('combobox', { name: 'Driver' }).first().click();
  await page.getByRole('option', { name: 'Olga Marin' }).click();
  await start.click();
  const underway = page.getByRole('region', { name: 'Underway (2)' });
  await underway.getByRole('button', { name: 'Finish' }).first().click();
  await expectPage(page.getByRole('region', { name: 'Done (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectPage(underway).toBeVisible();
}

async function cancelJob(page: Page): Promise<void> {
  const waiting = page.getByRole('region', { name: 'Waiting (1)' });
  await waiting.getByRole('button', { name: 'Cancel job…' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel job' }).click();
  await expectPage(page.getByRole('region', { name: 'Waiting (0)' })).toContainText('No jobs');
}
