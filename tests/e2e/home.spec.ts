import type { PeriodFigures } from '@rentyard/contract/entities/homeFigures';
import { languageCodes } from '@rentyard/contract/languages';
import { expect, type Page, test } from './support/fixtures.ts';
import { expectAccessible, expectNoOverflow, expectTranslated } from './support/layoutChecks.ts';

/** The number at the end of a line of the home page. */
async function countOf(page: Page, name: RegExp): Promise<number> {
  const line = page.getByRole('link', { name }).first();
  await expect(line).toBeVisible();
  return Number(((await line.textContent()) ?? '').replace(/\D/g, ''));
}

/** Opens the list behind a number and expects that many results, then goes back. */
async function expectList(page: Page, name: RegExp, count: number): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/page\/1\?filter/);
  const shown = count.toLocaleString('en-US');
  await expect(page.getByText(new RegExp(`^${shown} offers?$`))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Data health' })).toBeVisible();
}

test('each number of the home page opens the list that it counts', async ({ signedIn, api }) => {
  const page = await signedIn('admin');
  await page.goto('/en/home');
  for (const name of [/^Offers to review/, /^Price outside category range/]) {
    await expectList(page, name, await countOf(page, name));
  }
  const zone = { time_zone: 'Europe/Chisinau' };
  const { figures } = (await api.get('/home/figures', zone)).data<PeriodFigures>();
  const approved = figures.find(({ figure }) => figure === 'offers_approved')?.count ?? 0;
  await expectList(page, /^Offers approved/, approved);
});

test('figures follow the period and the region of the address', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/home');
  const orders = page.getByRole('article', { name: 'Orders' });
  const period = page.getByRole('radiogroup', { name: 'Period' });
  const slider = orders.getByRole('slider', { name: 'Orders' });
  await expect(slider).toHaveAttribute('max', '29');
  await period.getByRole('radio', { name: '90 days' }).check();
  await expect(page).toHaveURL(/days=90/);
  await expect(slider).toHaveAttribute('max', '89');
  await page.reload();
  await expect(period.getByRole('radio', { name: '90 days' })).toBeChecked();
  await period.getByRole('radio', { name: '7 days' }).check();
  await expect(slider).toHaveAttribute('max', '6');

  // Values of a day by pointer and by keyboard.
  await slider.hover();
  await expect(orders.getByText(/^\w+, \w+ \d+: \d+, Period before: /)).toBeVisible();
  await slider.focus();
  const today = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', today ?? '');
  await expect(slider).toHaveValue('5');

  // The table has a list behind each day with records.
  await orders.getByRole('button', { name: 'Show table: Orders' }).click();
  const day = orders.getByRole('cell').getByRole('link').first();
  const count = await day.textContent();
  await day.click();
  await expect(page.getByText(new RegExp(`(^|of )${count} results?$`))).toBeVisible();
  await page.goBack();

  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/days=7&region=\d+/);
  await expect(page.getByText(/^Conversations have no project/)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Time to first reply' })).toHaveCount(0);
  await orders.getByRole('link', { name: /^Orders: / }).click();
  await expect(page).toHaveURL(/filter\[region\]=\d+/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Time to first reply' })).toBeVisible();
});

test('unused photos are previewed before they are deleted together', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/home');
  const count = await countOf(page, /^Unused/);
  await page.getByRole('link', { name: /^Unused/ }).click();
  await page.getByRole('button', { name: 'Delete all…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Delete/ });
  await expect(dialog.getByRole('button', { name: /^Delete \d+ records?$/ })).toHaveText(
    `Delete ${count} ${count === 1 ? 'record' : 'records'}`,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('the home page fits a phone in every language', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn('editor');
  await page.setViewportSize({ width: 360, height: 800 });
  for (const language of languageCodes) {
    await page.goto(`/${language}/home`);
    await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
    await expectNoOverflow(page);
    await expectTranslated(page);
    await expectAccessible(page);
  }
});

test('the home page loads without moving, also with a short queue, and shows the machine of each record', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
  const figures = page.getByRole('article', { name: 'Orders' });
  const urgent = page.getByRole('list', { name: 'Most urgent' }).getByRole('listitem');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/home');
    await expect(figures.getByRole('slider')).toBeVisible();
    await expect(urgent.first()).toBeVisible();
    expect(await shift()).toBe(0);
  }
  await expect(urgent).toHaveCount(5);
  await expect(urgent.locator('img').first()).toBeVisible();

  // Only one record waits, and it arrives last.
  await page.route(/\/api\/v1\/home$/, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const queue = data.queue.map((one: { readonly item: string }) =>
      one.item === 'orders_late' ? one : { ...one, count: 0 },
    );
    await route.fulfill({ response, json: { data: { ...data, queue } } });
  });
  await page.route(/\/api\/v1\/orders\?.*life/, async (route) => {
    const response = await route.fetch();
    const { data, meta } = await response.json();
    await route.fulfill({
      response,
      json: { data: data.slice(0, 1), meta: { ...meta, total: 1 } },
    });
  });
  await page.goto('/en/home');
  await expect(figures.getByRole('slider')).toBeVisible();
  await expect(urgent).toHaveCount(1);
  expect(await shift()).toBe(0);
});
