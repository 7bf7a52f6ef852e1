import type { Page } from '@playwright/test';
import { expectNone } from '../support/expectNone.ts';
import { expect, test } from './support/fixtures.ts';

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const codes = async (page: Page): Promise<string[]> => {
  await expect(rows(page).first()).toContainText(/OF-\d+/);
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) => /OF-\d+/.exec(text)?.[0] ?? text);
};

/** A name as it is sorted: lower case without accents. */
const plain = (name: string): string => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

test('the list shows all demo offers, 25 a page', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers');
  await expect(page).toHaveURL('/en/offers/page/1');
  await expect(page.getByText(/1–25 of 4\d\d results/)).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
});

test('a pressed link is marked before its page renders', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/1');
  await expect(rows(page)).toHaveCount(25);
  await page.evaluate(() => {
    const marks: string[] = [];
    Object.assign(window, { marks });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const isMarked = (target as Element).hasAttribute('data-navigating');
        if (isMarked) marks.push(`${target.nodeName} at ${location.pathname}`);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-navigating'] });
  });
  const marks = () => page.evaluate(() => (window as { marks?: string[] }).marks);
  // The code that marks loads after the first page.
  const chunk = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('answerPress'))
        ?.name,
  );
  await page.evaluate((url) => import(`${url}`), await chunk.jsonValue());

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/en/offers/page/2');
  expect(await marks()).toEqual(['A at /en/offers/page/1']);
  await expect(page.locator('[data-navigating]')).toHaveCount(0);
  await rows(page).first().getByRole('cell').nth(2).click();
  await expect(page).toHaveURL(/\/en\/offers\/show\//);
  expect((await marks())?.at(-1)).toBe('TR at /en/offers/page/2');
});

test('page links and the Back button change pages', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/1?sort=code');
  const first = await codes(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/en/offers/page/2?sort=code');
  await expect(rows(page).first()).not.toContainText(first[0] ?? '');
  const second = await codes(page);
  expectNone(
    'offers on both pages',
    second.filter((code) => first.includes(code)),
  );
  await page.goBack();
  await expect(page).toHaveURL('/en/offers/page/1?sort=code');
  await expect(rows(page).first()).toContainText(first[0] ?? '');
});

test('typing in the search box searches and updates the URL', async ({ signedIn, context }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/3');
  await page.getByRole('searchbox').fill('OF-10007');
  await expect(page).toHaveURL('/en/offers/page/1?quick_filter=OF-10007');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('OF-10007');
  const copy = await context.newPage();
  await copy.goto(page.url());
  await expect(copy.getByRole('searchbox')).toHaveValue('OF-10007');
  await expect(rows(copy)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/en/offers/page/3');
  await expect(rows(page)).toHaveCount(25);
});

test('a search without results shows the empty state and can be cleared', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/1?quick_filter=no+such+machine+anywhere');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/en/offers/page/1');
  await expect(rows(page)).toHaveCount(25);
});

test('a column heading sorts in both directions', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/brands/page/1?per_page=100');
  const head = page.getByRole('columnheader', { name: /^Name/ });
  const names = async () => {
    const texts = await rows(page).allInnerTexts();
    return texts.map((text) => plain(text.trim().split('\n')[0] ?? ''));
  };
  await head.getByRole('button').first().click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=name/);
  let up: string[] = [];
  // The heading shows the new sort at once; the rows follow with the response.
  await expect(async () => {
    up = await names();
    expect(up).toEqual([...up].sort());
  }).toPass();
  await head.getByRole('button').first().click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-name/);
  await expect(async () => expect(await names()).toEqual([...up].reverse())).toPass();
});

test('the page size is stored', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/brands/page/1');
  await page.getByLabel('Rows per page:').selectOption('10');
  await expect(rows(page)).toHaveCount(10);
  await page.goto('/en/currencies/page/1');
  await page.goto('/en/brands/page/1');
  await expect(rows(page)).toHaveCount(10);
  await page.getByLabel('Rows per page:').selectOption('25');
  await expect(rows(page)).toHaveCount(25);
});

test.describe('an invalid page number', () => {
  test('past the end opens the last page', async ({ signedIn }) => {
    const page = await signedIn('admin');
    await page.goto('/en/currencies/page/999');
    await expect(page).toHaveURL('/en/currencies/page/1');
    await expect(rows(page).first()).toBeVisible();
  });

  for (const bad of ['0', '-3', 'abc', '1.5']) {
    test(`"${bad}" opens the first page`, async ({ signedIn }) => {
      const page = await signedIn('admin');
      await page.goto(`/en/currencies/page/${bad}`);
      await expect(page).toHaveURL('/en/currencies/page/1');
    });
  }
});

test('a click opens a row, Ctrl+click opens it in a new tab', async ({ signedIn, context }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/1?quick_filter=OF-10012');
  const link = rows(page).first().getByRole('link').first();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/en\/offers\/show\/\d+/);
  await rows(page).first().getByText('OF-10012').click();
  await expect(page).toHaveURL(/\/en\/offers\/show\/\d+/);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/en/offers/page/1?quick_filter=OF-10012');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/en/offers/page/1?quick_filter=OF-10012');
});

test('a status filter is part of the URL', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/1');
  await page
    .getByRole('link', { name: /^Rejected/ })
    .first()
    .click();
  await expect(page).toHaveURL(/filter(%5B|\[)status(%5D|\])=rejected/);
  await expect(rows(page).first()).toContainText('Rejected');
  const statuses = await rows(page).allInnerTexts();
  expectNone(
    'rows with another status',
    statuses.filter((text) => !text.includes('Rejected')),
  );
});

test('a price is edited in its cell, and the alert undoes it', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/1?quick_filter=OF-10021');
  const row = rows(page).first();
  await row.hover();
  const edit = row.getByRole('button', { name: /^Edit Per shift: / });
  const before = (await edit.getAttribute('aria-label')) ?? '';
  await edit.click();
  const input = page.getByRole('textbox', { name: 'Per shift' });
  await input.fill('4321');
  await input.press('Enter');
  await expect(row).toContainText('4,321');
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: before })).toBeAttached();
});

test('the current exchange rates of a phone open on request', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/ru/exchange-rates/page/1');
  await expect(page.getByText('1 EUR = ')).toHaveCount(0);
  await page.getByText('Действующие курсы').click();
  await expect(page.getByText(/^1 EUR = .* MDL$/)).toBeVisible();
});

test('the loader never covers rows that are shown', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/page/1');
  await expect(rows(page)).toHaveCount(25);
  const [first = ''] = await codes(page);
  await page.evaluate(() => {
    Object.assign(window, { isCovered: false });
    new MutationObserver(() => {
      if (document.body.innerText.includes('Loading your experience')) {
        Object.assign(window, { isCovered: true });
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/en\/offers\/page\/2/);
  await expect(rows(page).first()).toContainText(/OF-\d+/);
  await expect(rows(page).first()).not.toContainText(first);
  expect(await page.evaluate(() => 'isCovered' in window && window.isCovered)).toBe(false);
});
