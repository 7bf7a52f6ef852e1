import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { uniqueCode } from './support/uniqueCode.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Chooses the option with exactly this name, whatever else its row shows. */
async function choose(page: Page, name: RegExp, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name });
  // In the middle of the window the list has room, so the page does not scroll while an option is clicked.
  await box.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await box.fill(option);
  const named = page.getByText(option, { exact: true });
  await page.getByRole('option').filter({ has: named }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(box).toHaveValue(option);
}

interface StatusRow {
  readonly from: string;
  readonly to: string;
  readonly reason: string | null;
}

test('an offer is created with the characteristics of its category, approved, rejected with a reason and reactivated', async ({
  signedIn,
  api,
}) => {
  const page = await signedIn('editor');
  const code = uniqueCode('OF');
  await page.goto('/en/offers/create');
  await choose(page, /^Category/, 'Wheeled excavators');
  await page.getByRole('combobox', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Equipment' }).click();
  await field(page, 'Name').fill(`Wheeled excavator ${code}`);
  await field(page, 'Code').fill(code);
  await choose(page, /^Project/, 'Rentyard Earthworks');
  await page.getByRole('textbox', { name: /^Operating weight/ }).fill('15.9');
  await choose(page, /^Emission stage/, 'Stage IV');
  await field(page, 'Per hour').fill('48');
  await choose(page, /^Currency/, 'EUR');
  await choose(page, /^Region/, 'Brașov');
  await page
    .getByRole('button', { name: /^Save offer/ })
    .first()
    .click();
  await page.waitForURL(/\/offers\/edit\/\d+/);
  const id = Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
  await page.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The price is not realistic' }).click();
  // In the language of Brașov's country, because the offer has no owner.
  await expect(dialog.getByRole('textbox')).toHaveValue('Prețul nu este realist');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByRole('listitem').getByText('Prețul nu este realist')).toBeVisible();
  await page.getByRole('button', { name: 'Revert to Active' }).click();
  await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
  const history = (await api.get(`/offers/status/${id}/history_for_offer`)).data<StatusRow[]>();
  expect(history.map(({ from, to, reason }) => [from, to, reason])).toEqual([
    ['rejected', 'active', null],
    ['active', 'rejected', 'Prețul nu este realist'],
    ['new', 'active', null],
  ]);
});

test('an order copies its offer, shows its total and moves across the board', async ({
  signedIn,
  api,
}) => {
  const page = await signedIn('admin');
  const code = uniqueCode('OR');
  await page.goto('/en/orders/create');
  const chooser = page.getByRole('combobox', { name: /^Offer/ });
  await chooser.fill('OF-10234');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('combobox', { name: /^Category/ })).not.toHaveValue('');
  await field(page, 'Name').fill(`Order ${code}`);
  await field(page, 'Code').fill(code);
  await field(page, 'Per shift').fill('120.10');
  await field(page, 'Quantity').fill('3');
  await field(page, 'Phone').fill('+37369123456');
  await page.getByLabel('Start').fill('2027-03-01T08:00');
  await expect(page.getByText(/^360\.30 /)).toBeVisible();
  await page
    .getByRole('button', { name: /^Save order/ })
    .first()
    .click();
  await page.waitForURL(/\/orders\/edit\/\d+/);
  const id = Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
  const saved = (await api.get(`/orders/${id}/show`)).data<{ readonly total: string }>();
  expect(Number(saved.total)).toBe(360.3);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
  await page.goto('/en/orders/board');
  const active = page.getByRole('region', { name: /^Active/ });
  await active.getByRole('link', { name: `Order ${code}` }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  const hidden = page.getByRole('region', { name: /^Hidden/ });
  await expect(hidden.getByRole('link', { name: `Order ${code}` })).toBeVisible();
  await expect
    .poll(async () =>
      (await api.get(`/order_statuses/${id}/history_for_order`))
        .data<StatusRow[]>()
        .map(({ to }) => to),
    )
    .toEqual(['hidden', 'active']);
});

test('two clicks, or Enter and Ctrl+S, create an order from an offer with a generated code', async ({
  signedIn,
  api,
}) => {
  const page = await signedIn('editor');
  const [offer] = (await api.get('/offers', { search: 'OF-10081' })).data<
    readonly { readonly id: number }[]
  >();
  const savedOrder = async () => {
    await page.waitForURL(/\/orders\/edit\/\d+/);
    const [, id] = /(\d+)$/.exec(new URL(page.url()).pathname) ?? [];
    const response = await api.get(`/orders/${id}/show`);
    return response.data<{ readonly code: string; readonly offer: { readonly id: number } }>();
  };
  const open = async () => {
    await page.goto(`/en/offers/show/${offer?.id}`);
    return page.getByRole('link', { name: 'Create order' });
  };
  const isFilled = () =>
    expect(page.getByRole('combobox', { name: /^Category/ })).not.toHaveValue('');

  await (await open()).click();
  await isFilled();
  await page
    .getByRole('button', { name: /^Save order/ })
    .first()
    .click();
  const clicked = await savedOrder();

  await (await open()).focus();
  await page.keyboard.press('Enter');
  await isFilled();
  await page.keyboard.press('ControlOrMeta+s');
  const typed = await savedOrder();
  for (const { code, offer: from } of [clicked, typed]) {
    expect(code).toMatch(/^OR-\d+$/);
    expect(from.id).toBe(offer?.id);
  }
  expect(typed.code).not.toBe(clicked.code);
});

test('two users review by keyboard and never get the same offer', async ({
  signedIn,
  browser,
  baseURL,
}) => {
  const otherContext = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await otherContext.newPage();
  const own = await signedIn('admin');
  await signIn(other, 'editor');
  const pages = [own, other];
  for (const page of pages) await page.goto('/en/offers/review');
  const seen: string[] = [];
  for (const key of ['1', '2', '3']) {
    for (const page of pages) {
      const shown = page.getByText(/^OF-\S+ · Rentyard/);
      const [code = ''] = ((await shown.textContent()) ?? '').split(' ');
      seen.push(code);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Reject' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(shown).not.toContainText(code);
    }
  }
  expect(new Set(seen).size).toBe(seen.length);
  for (const page of pages)
    await expect(page.getByText('3 reviewed', { exact: true })).toBeVisible();
  await otherContext.close();
});

test('short URLs redirect to the full URL in every language', async ({ signedIn }) => {
  const page = await signedIn('admin');
  const leading = [
    ['ru', '/offers', '/offers/page/1'],
    ['en', '/orders/page', '/orders/page/1'],
    ['ua', '/tags', '/tags/page/1'],
    ['ro', '/categories/1/update', '/categories/1/update/basics'],
    ['tr', '/category-groups/1/update', '/category-groups/1/update/basics'],
    ['pl', '/roles', '/roles/page/1'],
    ['ro', '/categories/edit/1', '/categories/1/update/basics'],
  ] as const;
  for (const [language, address, opened] of leading) {
    await page.goto(`/${language}${address}`);
    await expect(page).toHaveURL(`/${language}${opened}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
