import { expect, test } from './support/fixtures.ts';

test('an unknown path shows the 404 page and keeps its URL', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/excavators/of/nobody?x=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveURL('/en/excavators/of/nobody?x=1');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('an unknown record shows the 404 page and keeps its URL', async ({
  signedIn,
  allowConsole,
}) => {
  allowConsole(/404/);
  const page = await signedIn('admin');
  await page.goto('/en/offers/edit/999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveURL('/en/offers/edit/999999');
});

test('a page that requires a missing permission names the permission', async ({
  signedIn,
  allowConsole,
}) => {
  allowConsole(/403/);
  const page = await signedIn('editor');
  await page.goto('/en/projects/page/1');
  await expect(
    page.getByRole('heading', { level: 1, name: 'You do not have access to this page' }),
  ).toBeVisible();
  await expect(
    page.getByText(/does not have the permission .Read. for .Projects.\. Ask an administrator/),
  ).toBeVisible();
});

test('the 404 page searches the records of every module', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/offers/nowhere');
  await page.getByRole('searchbox', { name: 'Find a record' }).fill('OF-10012');
  await page.getByRole('link', { name: /Offers · OF-10012/ }).click();
  await expect(page).toHaveURL(/\/en\/offers\/show\/\d+$/);
});

test('a record opens read-only without the permission to update it', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.goto('/en/currencies/page/1');
  await page.getByRole('cell', { name: 'KWD', exact: true }).first().click();
  await expect(page).toHaveURL(/\/en\/currencies\/show\/\d+$/);
  const sheet = page.getByRole('dialog', { name: 'Kuwaiti dinar' });
  await expect(sheet.getByText('3', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/en/currencies/page/1');
});

test('error pages open without a session', async ({ guest }) => {
  const pages = {
    '/en/error/404': 'Page not found',
    '/en/error/403?message=Ask': 'You do not have access to this page',
    '/en/error/500': 'Server error',
    '/en/error/unknown': 'Something went wrong',
    '/en/billings/overview': 'Payment required',
  };
  for (const [path, title] of Object.entries(pages)) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('a list that fails to load offers a retry', async ({ signedIn, allowConsole }) => {
  allowConsole(/500/);
  const page = await signedIn('admin');
  let isBroken = true;
  await page.route('**/api/v1/brands?**', async (route) => {
    if (!isBroken) return route.continue();
    return route.fulfill({
      status: 500,
      json: { message: 'Something went wrong', code: 'internal', request_id: 'req-4711' },
    });
  });
  await page.goto('/en/brands/page/1');
  await expect(page.getByText('req-4711')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});

test('a form keeps its values while the server is down', async ({
  signedIn,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  const page = await signedIn('admin');
  await page.goto('/en/brands/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Typed before the cut');
  await context.setOffline(true);
  await expect(page.getByText(/connection lost/i)).toBeVisible({
    timeout: 30_000,
  });
  await expect(name).toHaveValue('Typed before the cut');
  await context.setOffline(false);
  await expect(page.getByText(/connection restored/i)).toBeVisible({ timeout: 40_000 });
  await expect(name).toHaveValue('Typed before the cut');
});
