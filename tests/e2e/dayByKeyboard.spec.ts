import type { Locator, Page } from '@playwright/test';
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

  /** Tab, until an element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let step = 0; step < 60; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}.`);
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

test('a day by keyboard: ten reviews, two replies, an order, three prices, a broadcast', async ({
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
    await keys.tabTo(edit);
    await keys.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Per shift' })).toBeFocused();
    await keys.press('ControlOrMeta+a');
    await keys.type(price);
    await keys.press('Enter');
    await expect(row).toContainText(Number(price).toLocaleString('en'));
    await expect(row).toBeFocused();
  }

  // Ten reviews: one in four is rejected with a preset reason, the others are hidden or, with a price, approved.
  await page.goto('/en/offers/review');
  const shown = page.getByText(/^OF-\S+ · Rentyard/);
  for (let at = 0; at < 10; at += 1) {
    await expect(shown).toBeVisible();
    const [code = ''] = ((await shown.textContent()) ?? '').split(' ');
    if (at % 4 === 3) {
      await keys.press('1');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Reject' })).toBeFocused();
      await keys.press('Enter');
    } else {
      await expect(page.getByText(/^Registered |^No owner$/)).toBeVisible();
      const isPriced = (await page.getByRole('button', { name: 'No price' }).count()) === 0;
      await keys.press(isPriced && at % 2 === 1 ? 'a' : 'h');
    }
    await expect(shown).not.toContainText(code);
    await keys.expectFocus();
  }

  // Two conversations.
  await page.goto('/en/buzbot_messages/page/1');
  await expect(
    page.getByRole('list', { name: 'Messages' }).getByRole('link').first(),
  ).toBeVisible();
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
  await keys.tabTo(create);
  await keys.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Category/ })).not.toHaveValue('');
  await keys.press('ControlOrMeta+s');
  await page.waitForURL(/\/orders\/edit\/\d+/);
  await keys.expectFocus();

  // A broadcast, scheduled.
  await page.goto('/en/buzbot_broadcast');
  const text = page.getByRole('textbox', { name: 'Default text' });
  await expect(text).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await keys.press('Enter');
  await keys.tabTo(text);
  await keys.type('Closed on Sunday.');
  await keys.tabTo(page.getByRole('radio', { name: 'Send now' }));
  await keys.press('ArrowRight');
  const schedule = page.getByRole('button', { name: /^Schedule for \d/ });
  await expect(schedule).toBeEnabled();
  await keys.press('ControlOrMeta+Enter');
  const count = page.getByRole('textbox', { name: /^Type \d+ to confirm/ });
  await keys.tabTo(count);
  const label = await page
    .getByText(/^Type \d+ to confirm/)
    .first()
    .innerText();
  await keys.type(label.replaceAll(/\D/g, ''));
  await keys.press('Enter');
  await expect(page).toHaveURL(/broadcast=\d+/);
  await keys.expectFocus();
  console.log(`A day by keyboard: ${keys.count} keys`);
  expect(keys.count).toBeLessThan(160);
});
