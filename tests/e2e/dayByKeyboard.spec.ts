import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** A user who presses keys only. After each step the focus must not be on the page itself. */
class Keyboard {
  /** Number of keys pressed. */
  count = 0;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      this.count += 1;
    }
    await this.expectFocus();
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.count += text.length;
    await this.expectFocus();
  }

  /** The focus may be moved by the next render. */
  async expectFocus(): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(() => document.activeElement?.localName ?? 'body'))
      .not.toBe('body');
  }
}

test('a day by keyboard: ten reviews, two replies, an order, three prices', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('admin');
  const keys = new Keyboard(page);
  await page.goto('/en/offers/page/1');
  await expect(page.locator('[data-row="0"]')).toBeVisible();

  // Three prices: a row by its key, its cell by Tab, the value by Enter.
  for (const [at, price] of ['2101', '2102', '2103'].entries()) {
    await keys.press('j');
    const row = page.locator(`[data-row="${at}"]`);
    await expect(row).toBeFocused();
    const edit = row.getByRole('button', { name: /^Edit Per shift: / });
    for (let step = 0; step < 12; step += 1) {
      if (await edit.evaluate((element) => element === document.activeElement)) break;
      await keys.press('Tab');
    }
    await expect(edit).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Per shift' })).toBeFocused();
    await keys.press('ControlOrMeta+a');
    await keys.type(price);
    await keys.press('Enter');
    await expect(row).toContainText(Number(price).toLocaleString('en'));
    await expect(row).toBeFocused();
  }

  // Ten reviews: three in four are approved, the others rejected with a preset reason.
  await page.goto('/en/offers/review');
  const shown = page.getByText(/^OF-\S+ · Rentyard/);
  for (let at = 0; at < 10; at += 1) {
    await expect(shown).toBeVisible();
    const [code = ''] = ((await shown.textContent()) ?? '').split(' ');
    if (at % 4 === 3) {
      await keys.press('1');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Reject' })).toBeFocused();
      await keys.press('Enter');
    } else await keys.press(at % 2 === 0 ? 'h' : 'a');
    await expect(shown).not.toContainText(code);
    await keys.expectFocus();
  }

  // Two conversations.
  await page.goto('/en/buzbot_messages/page/1');
  await expect(page.locator('main li a').first()).toBeVisible();
  await keys.press('j', 'Enter');
  const reply = page.getByRole('textbox', { name: 'Reply to customer' });
  for (const text of ['Yes, it is free.', 'We deliver tomorrow.']) {
    await expect(reply).toBeFocused();
    await keys.type(text);
    await keys.press('Enter');
    await expect(page.getByText(text).first()).toBeVisible();
    await keys.press('Escape', 'j', 'Enter');
  }

  // An order from an offer.
  await page.goto('/en/offers/page/1?quick_filter=OF-10083');
  await expect(page.locator('[data-row="0"]')).toBeVisible();
  await keys.press('j', 'Enter');
  const create = page.getByRole('link', { name: 'Create order' });
  await expect(create).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    if (await create.evaluate((element) => element === document.activeElement)) break;
    await keys.press('Tab');
  }
  await keys.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Category/ })).not.toHaveValue('');
  await keys.press('ControlOrMeta+s');
  await page.waitForURL(/\/orders\/edit\/\d+/);
  await keys.expectFocus();
  console.log(`A day by keyboard: ${keys.count} keys`);
  expect(keys.count).toBeLessThan(250);
});
