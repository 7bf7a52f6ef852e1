import { expect, signIn, test } from './support/fixtures.ts';

test('the queue is worked through by keyboard, beside another reviewer', async ({
  signedIn,
  browser,
  baseURL,
}) => {
  const otherContext = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await otherContext.newPage();
  await signIn(other, 'editor');
  await other.goto('/en/offers/review');
  const shownTo = (page: typeof other) => page.getByText(/^OF-\S+ · Rentyard/);
  await expect(shownTo(other)).toBeVisible();
  const rowsOf = (page: typeof other) =>
    page.getByRole('navigation', { name: 'Queue' }).getByRole('button', { name: /OF-/ });
  await expect(rowsOf(other).first()).toHaveAttribute('aria-current', 'true');
  const [taken = ''] = ((await shownTo(other).textContent()) ?? '').split(' ');

  const page = await signedIn('admin');
  await page.goto('/en/offers/review');
  const shown = shownTo(page);
  const rows = rowsOf(page);
  await expect(shown).toBeVisible();
  const codeOf = async () => ((await shown.textContent()) ?? '').split(' ')[0] ?? '';
  const rowOf = (code: string) => rows.filter({ hasText: code });
  await expect(rowOf(taken)).toBeDisabled();
  await expect(rowOf(taken)).toContainText('with ');

  // What a colleague passes is free at once.
  await other.keyboard.press('n');
  await expect(shownTo(other)).not.toContainText(taken);
  await expect(rowOf(taken)).toBeEnabled();
  await other.keyboard.press('k');
  await expect(shownTo(other)).toContainText(taken);
  await expect(rowOf(taken)).toBeDisabled();

  // All of it without scrolling the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
  const first = await codeOf();
  expect(first).not.toBe(taken);
  await page.keyboard.press('j');
  await expect(shown).not.toContainText(first);
  const second = await codeOf();
  await expect(rowOf(second)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(shown).toContainText(first);
  await page.keyboard.press('j');
  await expect(shown).toContainText(second);

  await page.keyboard.press('h');
  await expect(shown).not.toContainText(second);
  await expect(rowOf(second)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  await page.keyboard.press('z');
  await expect(shown).toContainText(second);
  await expect(rowOf(second)).toHaveAttribute('aria-current', 'true');

  // The order is a preference.
  const order = page.getByRole('combobox', { name: 'Order of the queue' });
  await order.selectOption('oldest');
  await page.reload();
  await expect(order).toHaveValue('oldest');
  await order.selectOption('risk');
  await expect(rowOf(taken)).toBeVisible();
  await otherContext.close();
});
