import type { Browser, Page } from '@playwright/test';
import type { Client } from '../support/client.ts';
import { expectNone } from '../support/expectNone.ts';
import { alert, expect, test } from './support/fixtures.ts';
import { uniqueCode } from './support/uniqueCode.ts';

const password = 'Crane-and-Bucket-71';

/** A new user with a role, signed in through the form in another browser context. */
async function newcomer(api: Client, browser: Browser, role: number): Promise<Page> {
  const email = `${uniqueCode('keeper').toLowerCase()}@rentyard.test`;
  const names = { first_name: 'Brand', last_name: 'Keeper' };
  const { id } = (await api.post('/users', { ...names, email, role })).data<{ id: number }>();
  const first = { password: `${password}!`, password_confirmation: `${password}!` };
  (await api.patch(`/users/${id}/change_password`, first)).data();
  const { token } = (await api.post('/login', { email, password: first.password })).data<{
    token: string;
  }>();
  const own = { current_password: first.password, password, password_confirmation: password };
  (await api.as(token).patch(`/users/${id}/change_password`, own)).data();
  const page = await (await browser.newContext()).newPage();
  await page.goto('/en/auth/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

/** The status of an API call by the user of a page. */
function statusFor(page: Page, path: string): Promise<number> {
  return page.evaluate(async (target) => {
    const token = /[A-Za-z0-9_-]{43,}/.exec(JSON.stringify({ ...localStorage }))?.[0] ?? '';
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`/api/v1/${target}`, { headers })).status;
  }, path);
}

test('a user with permissions on brands opens only home and brands, until the permissions are removed', async ({
  signedIn,
  api,
  browser,
}) => {
  const admin = await signedIn('admin');
  await admin.goto('/en/roles/create');
  const name = uniqueCode('Keeper');
  await admin.getByRole('textbox', { name: 'Name' }).fill(name);
  await admin.getByRole('button', { name: /^Save role/ }).click();
  await expect(
    admin.getByRole('heading', { level: 1, name: `Permissions – ${name}` }),
  ).toBeVisible();
  await admin.getByRole('checkbox', { name: 'Read: Brands' }).click();
  await expect(admin.getByRole('region', { name: 'Changes' })).toContainText('Brands: read');
  await admin.getByRole('button', { name: /^Save permissions/ }).click();
  await expect(alert(admin, 'Successfully edited')).toBeVisible();
  const role = Number(admin.url().split('/').at(-1));

  const page = await newcomer(api, browser, role);
  await expect(page).toHaveURL(/\/en\/brands\/page\/1/);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link').filter({ hasNotText: /^Rentyard$/ })).toHaveText([
    'Home',
    'Brands',
  ]);
  await expect(page.getByRole('link', { name: 'Create brand' })).toHaveCount(0);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/en/offers/page/1');
  await expect(page.getByText(/does not have the permission “Read” for “Offers”/)).toBeVisible();
  await expect(page.getByText('Who can grant it:')).toBeVisible();
  await page.goto('/en/users/page/1');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expectNone(
    'requests for users',
    fetched.filter((url) => /UserList|api\/v1\/users/.test(url)),
  );
  expect(await statusFor(page, 'offers')).toBe(403);
  expect(await statusFor(page, 'brands')).toBe(200);

  await page.goto('/en/brands/page/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  (await api.patch(`/roles/${role}/edit_permissions`, { granted: [] })).data();
  expect(await statusFor(page, 'brands')).toBe(403);
  // The open tab gets the change at the latest with its next user refresh.
  await expect(page.getByText(/does not have the permission “Read” for “Brands”/)).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Brands' })).toHaveCount(0);
});
