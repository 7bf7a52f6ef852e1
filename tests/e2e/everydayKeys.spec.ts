import { expect, type Page, test } from './support/fixtures.ts';

/** What the focused element is called, as a screen reader reads it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

test('a client is found by a phone in any form, and their phone is filled in', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.goto('/en/orders/create');
  const client = page.getByRole('combobox', { name: 'Client' });
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toHaveAttribute('type', 'tel');
  await client.click();
  const options = page.getByRole('option');
  // People with the same name are told apart by their phones.
  await expect(options.first()).toContainText(/\d{3} \d{3} \d{3}|\d{4} \d{4}/);
  for (const typed of ['069497881', '+373 69 497 881', '497881']) {
    await client.fill(typed);
    await expect(options.first()).toContainText('069 497 881');
  }
  await page.keyboard.press('Enter');
  await expect(client).toHaveValue('Andrei Munteanu');
  await expect(phone).toHaveValue('069 497 881');

  const category = page.getByRole('combobox', { name: 'Category' });
  await category.click();
  await page.keyboard.type('no such category');
  await page.keyboard.press('Tab');
  await expect(category).toHaveValue('');
});

test('keys of a list: C opens an empty form, Esc leads back to the row, and paging keeps the focus', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.goto('/en/brands/page/1');
  await expect(page.locator('[data-row="0"]')).toBeVisible();
  await page.keyboard.press('c');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/brands\/page\/1/);

  const row = page.locator('[data-row="1"]');
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brands\/edit\//);
  await expect(name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  await page.goto('/en/offers/page/1?filter[status]=active&filter[type]=equipment');
  await expect(page.locator('[data-row="0"]')).toBeVisible();
  const next = page.getByRole('link', { name: 'Next page' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page\/2/);
  await expect(next).toBeFocused();
  await page.getByRole('button', { name: 'Remove the filter Status' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the filter Status' })).toBeHidden();
  await expect.poll(() => focused(page)).toMatch(/filter/i);
});

test('a rejection is confirmed by Ctrl+Enter from its text, and the next offer has the focus', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/review');
  const shown = page.getByText(/^OF-\S+ · Rentyard/);
  await expect(shown).toBeVisible();
  const [code = ''] = ((await shown.textContent()) ?? '').split(' ');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('The photo shows another machine');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(shown).not.toContainText(code);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  await page.keyboard.press('z');
  await expect(shown).toContainText(code);
});
