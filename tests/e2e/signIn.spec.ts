import { expectNone } from '../support/expectNone.ts';
import { people } from './support/accounts.ts';
import { expect, signIn, test } from './support/fixtures.ts';

test('the start page redirects to sign-in', async ({ guest }) => {
  await guest.goto('/');
  await expect(guest).toHaveURL('/en/auth/login');
  await expect(guest).toHaveTitle('Rentyard');
  await expect(guest.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('an admin starts at the projects', async ({ guest }) => {
  await signIn(guest, 'admin');
  await expect(guest).toHaveURL('/en/projects/page/1');
  await expect(guest.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(guest).toHaveTitle('Rentyard');
});

test('an editor starts at the offers and sees no projects', async ({ guest }) => {
  await signIn(guest, 'editor');
  await expect(guest).toHaveURL('/en/offers/page/1');
  const navigation = guest.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Brands' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Projects' })).toHaveCount(0);
});

test('a wrong password is reported at the e-mail, which keeps its value', async ({
  guest,
  allowConsole,
}) => {
  // The browser logs every response of 400 and above.
  allowConsole(/422/);
  await guest.goto('/en/auth/login');
  await guest.getByLabel('E-mail').fill(people.admin.email);
  await guest.getByLabel('Password', { exact: true }).fill('not my password');
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await expect(guest.getByLabel('E-mail')).toHaveAccessibleDescription(/Wrong e-mail or password/);
  await expect(guest.getByLabel('E-mail')).toHaveValue(people.admin.email);
  await expect(guest).toHaveURL('/en/auth/login');
});

test('empty fields are reported before a request is sent', async ({ guest }) => {
  const sent: string[] = [];
  guest.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await guest.goto('/ro/auth/login');
  await guest.getByRole('button').filter({ hasText: /./ }).last().click();
  await expect(guest.getByText('Câmp obligatoriu')).toHaveCount(2);
  await expect(guest.locator('[name=email]')).toBeFocused();
  expectNone('requests', sent);
});

test('a requested URL opens after sign-in', async ({ guest }) => {
  await guest.goto('/en/offers/page/2?per_page=10&sort=code');
  await expect(guest).toHaveURL(/\/en\/auth\/login/);
  await guest.getByLabel('E-mail').fill(people.editor.email);
  await guest.getByLabel('Password', { exact: true }).fill(people.editor.password);
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await expect(guest).toHaveURL('/en/offers/page/2?per_page=10&sort=code');
});

test('the sign-in page redirects signed-in users to their home page', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/auth/login');
  await expect(page).toHaveURL('/en/projects/page/1');
});

test('a URL without a language gets one and keeps its path and query', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/offers/page/2?sort=code#top');
  await expect(page).toHaveURL('/en/offers/page/2?sort=code#top');
});

test('signing out in one tab signs out the other tab', async ({ context, guest, allowConsole }) => {
  // Requests of either tab that were running when the session ended.
  allowConsole(/401/);
  await signIn(guest, 'editor');
  const other = await context.newPage();
  await other.goto('/en/brands/page/1');
  await expect(other.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  await guest.getByRole('button', { name: 'Your account' }).click();
  await guest.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(guest).toHaveURL('/en/auth/login');
  await expect(other).toHaveURL(/\/en\/auth\/login/);
  await guest.goto('/en/brands/page/1');
  await expect(guest).toHaveURL(/\/en\/auth\/login/);
});

test('an unknown token redirects to sign-in', async ({ guest, api, allowConsole }) => {
  allowConsole(/401/);
  await signIn(guest, 'editor');
  const token = await guest.evaluate(
    () => /[A-Za-z0-9_-]{43,}/.exec(JSON.stringify({ ...localStorage }))?.[0] ?? '',
  );
  expect((await api.as(token).post('/logout')).status).toBeLessThan(300);
  await guest.goto('/en/brands/page/1');
  await expect(guest).toHaveURL(/\/en\/auth\/login/);
});
