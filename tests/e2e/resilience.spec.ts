import type { Page, Route } from '@playwright/test';
import { expect, test } from './journey.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Answers a call after so many milliseconds of the page's own time. */
const never = (_: Route) => new Promise<void>(() => {});

test('a first page that takes ten seconds becomes the error page, and a retry tries it again', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.clock.install();
  let isStuck = true;
  await page.route(/\/assets\/list-brands-/, (route) =>
    isStuck ? never(route) : route.continue(),
  );
  await page.goto('/en/brands/page/1', { waitUntil: 'commit' });
  await page.locator('#boot').waitFor();
  await page.waitForFunction(() => document.querySelector('#root'));
  await expect(async () => {
    await page.clock.runFor(10_500);
    await expect(heading(page, 'Something went wrong')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL('/en/brands/page/1');
  isStuck = false;
  await page.clock.resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Brands')).toBeVisible();
});

test('a part of a new version reloads the page once, then says so', async ({
  signedIn,
  allowConsole,
}) => {
  allowConsole(/Failed to (load|fetch)|404/);
  const page = await signedIn('admin');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/en/projects/page/1');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.route(/\/assets\/(list-brands|BrandList)-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Brands' }).click();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(page).toHaveURL('/en/brands/page/1');
  expect(loads).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Brands')).toBeVisible();
});

test('one tab asks for the user every 20 seconds and for new numbers, for all tabs', async ({
  signedIn,
  context,
}) => {
  // In real time: clocks that a test moves tab by tab are never those of one device.
  test.slow();
  const first = await signedIn('editor');
  const second = await context.newPage();
  const asked: string[] = [];
  const askedBy: Page[] = [];
  for (const page of [first, second]) {
    page.on('request', (request) => {
      const name = /\/api\/v1\/(profile|counters)/.exec(request.url())?.[1];
      if (name) asked.push(name);
      if (name === 'counters') askedBy.push(page);
    });
    await page.goto('/en/offers/page/1');
    await expect(page.getByRole('link', { name: /^Active/ }).first()).toHaveText(/\d/);
  }
  const counted = (name: string) => asked.filter((one) => one === name).length;
  // The second tab has its numbers from the first.
  expect(askedBy.every((page) => page === first)).toBe(true);
  asked.length = 0;
  askedBy.length = 0;
  await first.waitForTimeout(45_000);
  // Two turns of 20 seconds, or three when the first was near; two tabs that each took theirs would ask
  // four to six times.
  expect([2, 3]).toContain(counted('profile'));
  // The server tells when there is something new to count, and one tab asks for it.
  expect(new Set(askedBy).size).toBeLessThanOrEqual(1);
});

test('a refusal of the user signs out and leads to the form; a server that is away does not', async ({
  signedIn,
  allowConsole,
}) => {
  allowConsole(/500|503/);
  const page = await signedIn('editor');
  await page.clock.install();
  await page.goto('/en/brands/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Typed before the refusal');
  let status = 503;
  await page.route(/\/api\/v1\/(profile|init)$/, (route) =>
    route.fulfill({ status, json: { message: 'No', code: 'unauthorized', request_id: 'r' } }),
  );
  await page.clock.runFor(20_500);
  await expect(page.getByText(/connection to the server is lost/i)).toBeVisible();
  await expect(name).toHaveValue('Typed before the refusal');
  await expect(page).toHaveURL('/en/brands/create');
  status = 500;
  await page.clock.runFor(20_500);
  await expect(page).toHaveURL(/\/en\/auth\/login/);
  await expect(heading(page, 'Sign in')).toBeVisible();
});
