import { chromium, expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { launchOptions } from '../support/browser/chromium.ts';

/** Uses the built application as a user does and returns the errors and warnings of the browser. */
export async function useTool(app: string): Promise<readonly string[]> {
  const server = await preview({ root: app, configFile: false, preview: { port: 0 } });
  const browser = await chromium.launch(launchOptions);
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await sortTable(page);
    await confirmDialog(page);
    await fillForm(page);
    await openImageViewer(page);
    return problems;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Sorts the table of the tool by a column. */
export async function sortTable(page: Page): Promise<void> {
  const table = page.getByRole('grid', { name: 'Machines' });
  await expect(table.getByText('Machine 0001')).toBeVisible();
  const head = table.getByRole('columnheader', { name: 'Name' });
  await head.getByRole('button', { name: 'Name' }).click();
  await head.getByRole('button', { name: 'Name' }).click();
  await expect(table.getByText('Machine 1000')).toBeVisible();
}

async function confirmDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sell' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sell this machine?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('sold')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sell' })).toBeFocused();
}

async function fillForm(page: Page): Promise<void> {
  const plate = page.getByLabel('Plate');
  await plate.pressSequentially('md12345');
  await expect(plate).toHaveValue('md 12 345');
  const mail = page.getByLabel('E-mail');
  await mail.fill('nobody');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(mail).toHaveAccessibleDescription(/email/);
  await mail.fill('ana@example.com');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(mail).toHaveAccessibleDescription('');
}

async function openImageViewer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look' }).click();
  const viewer = page.getByRole('dialog', { name: 'Image viewer' });
  await expect(viewer.getByRole('img', { name: 'A crane' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Look' })).toBeFocused();
}
