import type { Page } from '@playwright/test';
import { people } from './support/accounts.ts';
import { alert, expect, test } from './support/fixtures.ts';
import { expectAccessible } from './support/layoutChecks.ts';
import { uniqueCode } from './support/uniqueCode.ts';

/** Presses Tab until the focus reaches the target; fails when it never does. */
async function tabTo(page: Page, name: RegExp, role?: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) === 1) {
      const label = await focused.evaluate((element) => {
        const { labels } = element as HTMLInputElement;
        return `${element.getAttribute('role') ?? element.localName}|${element.getAttribute('aria-label') ?? ''} ${labels?.[0]?.textContent ?? ''} ${element.textContent ?? ''}`;
      });
      if (name.test(label) && (!role || label.startsWith(role))) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}.`);
}

test('a user signs in, finds, edits and saves a record by keyboard', async ({
  guest: page,
  api,
}) => {
  const code = uniqueCode('KEY');
  await api.post('/brands', { name: `Keyboard ${code}`, code, alias: code.toLowerCase() });
  await page.goto('/en/auth/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(people.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/projects/page/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, /Brands/, 'a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/brands/page/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeFocused();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(code);
  await expect(page).toHaveURL(new RegExp(`quick_filter=${code}`));
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();

  // Enter leads from the search to the first row, then opens it.
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row="0"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/brands\/edit\/\d+/);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeVisible();
  await tabTo(page, /\bName\b/, 'input');
  await expect(name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`Typed ${code}`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(alert(page, 'Successfully edited')).toBeVisible();
  const [saved] = (await api.get('/brands', { search: code })).data<readonly { name: string }[]>();
  expect(saved?.name).toBe(`Typed ${code}`);
});

test('a link skips to the content', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/brands/page/1');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.locator('body').press('Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await tabTo(page, /Skip to content/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('seven keys lead from the address bar to editing the third row, and Esc back to it', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.goto('/en/brands/page/1');
  const third = page.locator('[data-row="2"]');
  await expect(third).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('[data-row="0"]')).toBeFocused();
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/en\/brands\/edit\/\d+/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(third).toBeFocused();

  // The search gives the focus back to the rows: down or Enter to the first one, Esc to where it was.
  const search = page.getByRole('searchbox');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-row="0"]')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toHaveCount(0);
});

test('Space shows a record beside the list, and the view follows the focus', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.goto('/en/brands/page/1');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const view = page.getByRole('complementary', { name: 'Quick view' });
  const nameOf = (row: number) => page.locator(`[data-row="${row}"] [data-primary]`).innerText();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(view.getByRole('heading')).toHaveText(await nameOf(0));
  await page.keyboard.press('j');
  await expect(view.getByRole('heading')).toHaveText(await nameOf(1));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(page.locator('[data-row="1"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/brands\/edit\/\d+/);

  // The longest toolbar fits in one line beside the record, so the rows do not move.
  await page.goto('/ru/offers/page/1');
  const first = page.locator('[data-row="0"]');
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(page.getByRole('complementary', { name: 'Быстрый просмотр' })).toBeVisible();
  expect((await first.boundingBox())?.y).toBe(before?.y);
});

test('the palette receives the keys that were pressed before its code loaded', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  let load = () => {};
  const requested = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/GlobalCommands-/, async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto('/en/brands/page/1');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  // As a shortcut of the list, its first letter creates a brand.
  await page.keyboard.type('crane');
  load();
  const search = page.getByRole('combobox', { name: 'Search records, sections and commands' });
  await expect(search).toHaveValue('crane');
  await expect(page).toHaveURL('/en/brands/page/1');
});

test('the palette opens by a key pressed in the moment the first rows appear', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-row="0"]')) return;
      observer.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', ctrlKey: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/brands/page/1');
  await expect(
    page.getByRole('combobox', { name: 'Search records, sections and commands' }),
  ).toBeFocused();
});

test('the text editor of a form appears when the user pauses in typing', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.clock.install();
  await page.addInitScript(() => {
    const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    const typing = setInterval(press, 50);
    addEventListener('pause', () => clearInterval(typing));
  });
  const loaded = page.waitForResponse(/\/RichTranslationField-/);
  await page.goto('/en/pages/create');
  await loaded;
  await page.clock.runFor(1_000);
  const editor = page.locator('[contenteditable="true"]');
  await expect(editor).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('pause')));
  await page.clock.runFor(1_000);
  await expect(editor).toBeVisible();
});

test('Esc closes only the top layer and restores the focus', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/brands/page/1');
  const row = page.getByRole('row').nth(1);
  const actions = row.getByRole('button', { name: /^Actions/ });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(actions).toBeFocused();
});

test('focus moves to the next row after a row is deleted by keyboard', async ({
  signedIn,
  api,
}) => {
  const name = uniqueCode('kept').replace('-', '').toLowerCase();
  for (const end of ['a', 'b']) {
    await api.post('/buzbot/replies', { shortcut: `${name}${end}`, text: { en: 'Hello' } });
  }
  const page = await signedIn('admin');
  await page.goto('/en/buzbot_messages/replies');
  const remove = page.getByRole('button', { name: `Delete: ${name}a` });
  await remove.focus();
  // The code that restores the focus loads at the first key.
  const focusChunk = page.waitForResponse(/\/restoreFocus-/);
  await page.keyboard.press('Enter');
  await focusChunk;
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  // Other tests may have added a record, so the next row may be any record.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Delete: /);
});
