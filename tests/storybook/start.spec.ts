import { expect, test } from '@playwright/test';
import { expectNone } from '../support/expectNone.ts';
import { watchPage } from './watchPage.ts';

/** First questions of a newcomer, the card that leads to the reply, and what the page then shows. */
const questions = [
  ['How do I install it?', 'install it', 'npm install @rentyard/ui'],
  ['How do I change the accent colour?', 'change the accent colour', "'--ry-accent': '#0b6bcb'"],
  ['How do I add Romanian?', 'add Romanian', '@rentyard/ui/strings-ro'],
  ['How do I make a table of my data?', 'make a table of my data', 'getRowId='],
  ['How do I confirm a deletion?', 'confirm a deletion', 'await confirm({'],
] as const;

test('the start page links each first question to the page about it', async ({ page }) => {
  const watched = watchPage(page);
  await page.goto(`${process.env.STORYBOOK_URL}/`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  for (const [question, card, reply] of questions) {
    watched.at = question;
    await docs.getByRole('link', { name: card }).click({ timeout: 60_000 });
    await expect(docs.getByText(reply).first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Introduction' }).click();
  }
  expectNone('problems of the page', watched.problems);
});

test('the manager follows the theme of the toolbar', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_URL}/`);
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('heading', { level: 1 })
    .waitFor({ timeout: 60_000 });
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await colour();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect.poll(colour).not.toBe(light);
  await expect(page.frameLocator('#storybook-preview-iframe').locator('html')).toHaveAttribute(
    'data-theme',
    'dark',
  );
  await expect(page.getByRole('img', { name: 'Rentyard UI' })).toBeVisible();
});
