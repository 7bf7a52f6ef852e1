import type { Locator, Page } from '@playwright/test';
import { alert, expect, test } from './support/fixtures.ts';
import { uniqueCode } from './support/uniqueCode.ts';

const rows = (page: Page): Locator => page.locator('[data-row]');
const code = async (row: Locator): Promise<string> =>
  /OF-\d+/.exec(await row.innerText())?.[0] ?? '';

/** The sum of layout shifts without recent input, from here on. */
async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test('an order from an offer opens without changes, and keeps its fields after the save', async ({
  signedIn,
  api,
}) => {
  const page = await signedIn('editor');
  const [offer] = (await api.get('/offers', { search: 'OF-10081' })).data<
    readonly { readonly id: number }[]
  >();
  await page.goto(`/en/offers/show/${offer?.id}`);
  await page.getByRole('link', { name: 'Create order' }).click();
  const category = page.getByRole('combobox', { name: /^Category/ });
  await expect(category).not.toHaveValue('');
  const chosen = await category.inputValue();
  await page
    .getByRole('button', { name: /^Save order/ })
    .first()
    .click();
  await page.waitForURL(/\/orders\/edit\/\d+/);
  await expect(category).toHaveValue(chosen);
  await expect(page.getByText(/\d+ changes?$/)).toHaveCount(0);
});

test('a day typed with points in English is that day, and Enter takes the first client found', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.goto('/en/orders/create');
  const client = page.getByRole('combobox', { name: /^Client/ });
  await client.fill('Ion Ciobanu');
  await expect(page.getByRole('option').first()).toBeVisible();
  await client.press('Enter');
  await expect(client).toHaveValue('Ion Ciobanu');
  // The phone of the client is filled in.
  await expect(page.getByRole('textbox', { name: /^Phone/ })).not.toHaveValue('');
});

test('a row keeps its position after its cell was edited, until the list is sorted again', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/2');
  await expect(page.getByText('Sorted:')).toBeVisible();
  const row = rows(page).nth(4);
  const edited = await code(row);
  await row.hover();
  await row.getByRole('button', { name: /^Edit Per shift: / }).click();
  const input = page.getByRole('textbox', { name: 'Per shift' });
  await input.fill('4322');
  await input.press('Enter');
  await expect(row).toContainText('4,322');
  await expect(page.getByText('1 changed row keeps its position')).toBeVisible();
  expect(await code(row)).toBe(edited);
  await page.getByRole('button', { name: 'Sort again' }).click();
  await expect.poll(() => code(row)).not.toBe(edited);
});

test('setting and removing a filter moves no row', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/1');
  await expect(rows(page).first()).toBeVisible();
  const before = await rows(page).first().boundingBox();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filter' }).getByText('Status', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Active' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove the filter Status' })).toBeVisible();
  await expect(rows(page).first()).toContainText('Active');
  expect((await rows(page).first().boundingBox())?.y).toBe(before?.y);
});

test('the frame and the heading stay while the code of another module loads', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/1');
  await expect(rows(page).first()).toBeVisible();
  let load = () => {};
  const requested = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/TagList-/, async (route) => {
    await requested;
    await route.continue();
  });
  const shift = await watchLayoutShift(page);
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Offers' }).first()).toBeVisible();
  load();
  await expect(page).toHaveURL('/en/tags/page/1');
  await expect(rows(page).first()).toBeVisible();
  expect(await shift()).toBeLessThan(0.1);
});

test('a decision of the review is announced, and undone by its alert and by Z', async ({
  signedIn,
  api,
}) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/review');
  const shown = page.getByText(/^OF-\S+ · Rentyard/);
  await expect(shown).toBeVisible();
  const [reviewed = ''] = ((await shown.textContent()) ?? '').split(' ');
  const statusOf = async () => {
    const [found] = (await api.get('/offers', { search: reviewed })).data<
      readonly { readonly status: string }[]
    >();
    return found?.status;
  };
  // The whole offer is visible without scrolling.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
  for (const undo of ['button', 'key'] as const) {
    await page.keyboard.press('h');
    await expect(alert(page, 'Hidden: ').first()).toBeVisible();
    await expect.poll(statusOf).toBe('hidden');
    if (undo === 'key') await page.keyboard.press('z');
    else
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('button', { name: /^Undo/ })
        .click();
    await expect.poll(statusOf).toBe('new');
    await expect(shown).toContainText(reviewed);
  }
});

test('facts of an order are edited where they are read: keys, a conflict, a lost connection', async ({
  signedIn,
  api,
  allowConsole,
}) => {
  allowConsole(/409|ERR_FAILED|Failed to load/);
  const [offer] = (await api.get('/offers', { search: 'OF-10082' })).data<
    readonly { readonly id: number; readonly version: number; readonly address: string }[]
  >();
  const page = await signedIn('admin');
  await page.goto(`/en/offers/show/${offer?.id}`);
  const pencil = page.getByRole('button', { name: 'Edit Address' });
  const input = page.getByRole('textbox', { name: 'Address' });
  // The timeline beside the facts names the values too.
  const fact = (value: string) => page.locator('dd', { hasText: value });
  const typed = `Str. ${uniqueCode('Fact')}`;

  await pencil.focus();
  await page.keyboard.press('e');
  await expect(input).toBeFocused();
  await page.keyboard.type('Never saved');
  await page.keyboard.press('Escape');
  await expect(pencil).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await page.route(/\/api\/v1\/offers\/\d+$/, (route) => route.abort());
  await input.fill(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(input).toHaveValue(typed);
  await page.unroute(/\/api\/v1\/offers\/\d+$/);
  await page.keyboard.press('Enter');
  await expect(fact(typed)).toBeVisible();
  await expect(pencil).toBeFocused();

  await page.keyboard.press('e');
  await expect(input).toBeFocused();
  // An input without typed text would take the text of the colleague as soon as it arrives.
  await input.fill(`${typed} bis`);
  await api.patch(`/offers/${offer?.id}`, { address: 'Changed by a colleague' });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Changed by a colleague')).toBeVisible();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(fact(`${typed} bis`)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(fact('Changed by a colleague')).toBeVisible();
});

test('the filter of the inbox stays beside an open conversation, whose list keeps its order', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.goto('/en/buzbot_messages/page/1?filter[state]=human');
  const names = page.getByRole('list', { name: 'Messages' }).getByRole('link');
  await expect(names.first()).toBeVisible();
  const listed = await names.allInnerTexts();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const rail = page.getByRole('navigation', { name: 'Messages' }).locator('[data-room] a');
  await expect(rail.first()).toBeVisible();
  expect(await rail.allInnerTexts()).toEqual(listed);
  const reply = page.getByRole('textbox', { name: 'Reply to customer' });
  await expect(reply).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rail.first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: listed[1] ?? '' })).toBeVisible();
  expect(await rail.allInnerTexts()).toEqual(listed);
  await expect(reply).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/filter(%5B|\[)state(%5D|\])=human/);
});
