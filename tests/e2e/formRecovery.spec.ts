import type { Page } from '@playwright/test';
import { passwords, removeDataDir, startBuiltServer } from '../support/processes/builtServer.ts';
import { people } from './support/accounts.ts';
import { alert, expect, signIn, test } from './support/fixtures.ts';
import { uniqueCode } from './support/uniqueCode.ts';

// Restarts, expired sessions and new versions while a form has unsaved values.

/** Identifies the session in requests. */
const tokenOf = (page: Page) =>
  page.evaluate(() => /[A-Za-z0-9_-]{43,}/.exec(JSON.stringify({ ...localStorage }))?.[0] ?? '');

test('a save continues after the user signs in again over the form', async ({
  guest: page,
  api,
  allowConsole,
}) => {
  allowConsole(/401/);
  await signIn(page, 'editor');
  const code = uniqueCode('OVER');
  const token = await tokenOf(page);
  let ended: number | undefined;
  // Routed before the page loads: the browser may not intercept a request that follows the first route of a page at
  // once.
  await page.route(
    /\/api\/v1\/brands$/,
    async (route) => {
      ended = (await api.as(token).post('/logout')).status;
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/en/brands/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Kept ${code}`);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => ended).toBe(204);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(people.editor.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(alert(page, 'Successfully created')).toBeVisible();
  expect((await api.get('/brands', { search: code })).data<readonly unknown[]>()).toHaveLength(1);
});

test('a form that was open during a deployment saves its values', async ({
  signedIn,
  allowConsole,
}) => {
  allowConsole(/404/);
  const page = await signedIn('editor');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const streaming = page.waitForResponse(/\/api\/v1\/events\?/);
  await page.goto('/en/brands/create');
  // By then the page has loaded its deferred chunks.
  await streaming;
  const code = uniqueCode('DEPLOY');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Old ${code}`);
  // The files of the former version are gone, whichever the page requests next.
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(alert(page, 'Successfully created')).toBeVisible();
  expect(loads).toBe(1);
  await page.unrouteAll();
});

test('a form saves after the server was killed and is back, after 5 s and after 60 s', async ({
  guest: page,
  allowConsole,
}) => {
  // Three server starts and 90 s of page time.
  test.slow();
  allowConsole(/Failed to (load|fetch)|ERR_/);
  const env = { SEED: 'none' };
  let server = await startBuiltServer({ env });
  const port = Number(new URL(server.url).port);
  const restart = async () => {
    server = await startBuiltServer({ env, port, dataDir: server.dataDir });
  };
  const login = { email: people.admin.email, password: passwords.admin };
  const { token } = (await server.client.post('/login', login)).data<{ token: string }>();
  await page.addInitScript((own) => {
    localStorage.setItem('rentyard.version', '0.1.0');
    localStorage.setItem('rentyard.token', own);
  }, token);
  await page.clock.install();
  await page.goto(`${server.url}/en/brands/create`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Typed before the fall');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('FALL');
  await server.end('SIGKILL');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('The record was not saved')).toBeVisible();
  await page.clock.runFor(5_000);
  await restart();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(alert(page, 'Successfully created')).toBeVisible();

  await page.getByRole('link', { name: 'Typed before the fall' }).click();
  await name.fill('Typed before the second');
  await server.end('SIGKILL');
  await page.keyboard.press('ControlOrMeta+s');
  await page.clock.runFor(60_000);
  await expect(page.getByText(/connection lost/i)).toBeVisible();
  await expect(name).toHaveValue('Typed before the second');
  await restart();
  await page.clock.runFor(21_000);
  await expect(name).toHaveValue('Typed before the second');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(alert(page, 'Successfully edited')).toBeVisible();
  const found = (await server.client.as(token).get('/brands')).data<readonly { name: string }[]>();
  expect(found.map((brand) => brand.name)).toEqual(['Typed before the second']);
  await server.end('SIGKILL');
  removeDataDir(server);
});
