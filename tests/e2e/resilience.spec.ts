import type { Page, Route } from '@playwright/test';
import { people } from './support/accounts.ts';
import { alert, expect, test } from './support/fixtures.ts';
import { uniqueCode } from './support/uniqueCode.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Number of drafts that the browser stores. */
const draftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('rentyard');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

/** Responds to a call after this many milliseconds of page time. */
const never = (_: Route) => new Promise<void>(() => {});

test('a first page that takes ten seconds shows the error page, and its retry loads the page', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.clock.install();
  let isStuck = true;
  await page.route(/\/assets\/BrandList-/, (route) => (isStuck ? never(route) : route.continue()));
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

test('a missing chunk of a new version reloads the page once and then shows an error', async ({
  signedIn,
  allowConsole,
}) => {
  allowConsole(/Failed to (load|fetch)|404/);
  const page = await signedIn('admin');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  let isGone = false;
  await page.route(/\/assets\/BrandList-/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/en/projects/page/1');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  isGone = true;
  await page.getByRole('link', { name: 'Brands' }).click();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(page).toHaveURL('/en/brands/page/1');
  expect(loads).toBe(2);
  isGone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Brands')).toBeVisible();
});

test('a page whose chunks disappear in a deployment loads the new version', async ({
  signedIn,
  allowConsole,
}) => {
  allowConsole(/Failed to (load|fetch)|404/);
  const page = await signedIn('editor');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const deployed = '<script type="module" src="/assets/index-next.js"></script>';
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: deployed }));
  await page.route(/\/assets\/(startBackgroundSync|NewVersion)-/, (route) =>
    loads > 1 ? route.continue() : route.fulfill({ status: 404 }),
  );
  // Changes of other users are received from the start of the new version on. On a busy machine the page that
  // signed in may still open its own stream.
  const streaming = page.waitForResponse(
    (response) => loads > 1 && response.url().includes('/api/v1/events?'),
  );
  await page.goto('/en/brands/page/1');
  await streaming;
  expect(loads).toBe(2);
  await expect(heading(page, 'Brands')).toBeVisible();
});

test('one of eight tabs refreshes the user every 20 seconds, and one opens the event stream', async ({
  signedIn,
  context,
}) => {
  test.slow();
  // One clock for all tabs.
  await context.clock.install();
  const tabs = [await signedIn('editor')];
  while (tabs.length < 8) tabs.push(await context.newPage());
  const requests: string[] = [];
  const counting = new Set<Page>();
  for (const page of tabs) {
    page.on('request', (request) => {
      const name = /\/api\/v1\/(profile|counters|events)/.exec(request.url())?.[1];
      if (name) requests.push(name);
      if (name === 'counters') counting.add(page);
    });
    await page.goto('/en/offers/page/1');
    await expect(page.getByRole('link', { name: /^Active/ }).first()).toHaveText(/\d/);
  }
  const counted = (name: string) => requests.filter((one) => one === name).length;
  // The other tabs get their counters from the first one.
  expect([...counting]).toEqual([tabs[0]]);
  requests.length = 0;
  counting.clear();
  for (let second = 0; second < 25; second += 1) await context.clock.runFor(1_000);
  await expect.poll(() => counted('profile'), 'refreshes of the user').toBeGreaterThan(0);
  // What a tab has begun to send precedes this.
  await Promise.all(tabs.map((page) => page.evaluate(() => fetch('/readyz').then(() => true))));
  // One refresh per 20 seconds, or two when the first was near; eight separate tabs would send eight or
  // more.
  expect(counted('profile')).toBeLessThanOrEqual(2);
  // The server announces changed counters, and one tab requests them.
  expect(counting.size).toBeLessThanOrEqual(1);
  // No tab opens a stream while one is open.
  expect(counted('events')).toBe(0);
});

test('a refused user is sent to sign-in, over unsaved values to a dialog, and stays signed in while the server is down', async ({
  signedIn,
  allowConsole,
}) => {
  allowConsole(/401|500|503/);
  const page = await signedIn('editor');
  await page.clock.install();
  await page.goto('/en/brands/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Typed before the refusal');
  let status = 503;
  const refuse = (route: Route) =>
    route.fulfill({ status, json: { message: 'No', code: 'unavailable', request_id: 'r' } });
  await page.route(/\/api\/v1\/(profile|init)$/, refuse);
  await page.clock.runFor(20_500);
  await expect(page.getByText(/connection lost/i)).toBeVisible();
  await expect(name).toHaveValue('Typed before the refusal');
  status = 500;
  await page.clock.runFor(20_500);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/en/brands/create');
  await page.unroute(/\/api\/v1\/(profile|init)$/, refuse);
  await dialog.getByLabel('Password', { exact: true }).fill(people.editor.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue('Typed before the refusal');

  await page.goto('/en/currencies/page/1');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.route(/\/api\/v1\/profile$/, refuse);
  await page.clock.runFor(20_500);
  await expect(page).toHaveURL(/\/en\/auth\/login/);
  await expect(heading(page, 'Sign in')).toBeVisible();
});

test('a save whose response is lost creates one record, however long the server is down', async ({
  signedIn,
  api,
  allowConsole,
}) => {
  allowConsole(/Failed to (load|fetch)|ERR_/);
  const page = await signedIn('admin');
  const code = uniqueCode('LOST');
  await page.clock.install();
  // The server creates the brand and stops before it responds. Routed before the page loads: the browser may not
  // intercept a request that follows the first route of a page at once.
  let isDown = false;
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'POST') {
      await route.fetch();
      isDown = true;
    }
    await (isDown ? route.abort() : route.continue());
  });
  await page.goto('/en/brands/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Kept ${code}`);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('The record was not saved')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText(/connection lost/i)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue(code);
  await page.unrouteAll();
  await page.clock.runFor(21_000);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(alert(page, 'Successfully created')).toBeVisible();
  const found = await api.get('/brands', { search: code });
  expect(found.data<readonly unknown[]>()).toHaveLength(1);
});

test('another version of the app clears local storage once and keeps drafts', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  await page.goto('/en/brands/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Typed in the version before');
  await expect.poll(() => draftsOf(page)).toBe(1);
  await page.evaluate(() => localStorage.setItem('rentyard.version', '0.0.9'));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  await page.getByLabel('E-mail').fill(people.editor.email);
  await page.getByLabel('Password', { exact: true }).fill(people.editor.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/en/brands/create');
  await page.getByRole('button', { name: 'Restore values' }).click();
  await expect(name).toHaveValue('Typed in the version before');
  expect(loads).toBeLessThanOrEqual(2);
});
