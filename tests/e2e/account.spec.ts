import pg from 'pg';
import type { Client } from '../support/client.ts';
import { type Cluster, createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { type MailServer, startMailServer } from '../support/servers/mailServer.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import { links, mailboxOf, sixDigits } from './support/mailbox.ts';

// One server for all tests, which take long.
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** A server of its own that sends mails to a test server, with a database whose clock a test can move. */
let cluster: Cluster;
let database: string;
let product: BuiltServer;
let mails: MailServer;
let mailed: ReturnType<typeof mailboxOf>;
test.beforeAll(async () => {
  [cluster, mails] = await Promise.all([openCluster(), startMailServer()]);
  mailed = mailboxOf(mails);
  database = await createDatabase(cluster.url);
  const env = { SEED: 'none', SMTP_URL: mails.url, DATABASE_URL: database };
  product = await startBuiltServer({ env });
});
test.afterAll(async () => {
  await product.end('SIGKILL');
  removeDataDir(product);
  await Promise.all([cluster.stop(), mails.close()]);
});

const stefan = { email: 'stefan@example.com', password: 'Nineteen-tonne-loader' };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const tokenIn = (link: string) => link.slice(link.lastIndexOf('/') + 1);

async function signIn(page: Page, password: string, email = stefan.email): Promise<void> {
  await page.goto(`${product.url}/ro/auth/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă', { exact: true }).fill(password);
  await button(page, 'Autentificați-vă').click();
}

async function signedIn(email: string, password: string): Promise<Client> {
  const { client } = product;
  const response = await client.post('/login', { email, password });
  return client.as(response.data<{ token: string }>().token);
}
const asAdmin = () => signedIn('admin@rentyard.test', passwords.admin);

/** An admin assigns a role and turns on two-step verification. */
async function letIn(): Promise<void> {
  const admin = await asAdmin();
  const idOf = async (path: string, search: string) =>
    (await admin.get(path, { search })).data<readonly { id: number }[]>()[0]?.id;
  const [id, role] = [await idOf('/users', stefan.email), await idOf('/roles', 'editor')];
  expect((await admin.patch(`/users/${id}`, { role })).status).toBe(200);
  await enterPasswordForTwoSteps(stefan.email, stefan.password);
}

async function enterPasswordForTwoSteps(email: string, password: string): Promise<void> {
  const own = await signedIn(email, password);
  const change = { enabled: true, current_password: password };
  (await own.patch('/users/two-step-auth', change)).data();
}

test('a new user registers, confirms, gets a role, signs in with two steps and resets the password', async ({
  guest: page,
  allowConsole,
}) => {
  // 401: a request of the list that was running when its user signed out.
  allowConsole(/401|404|422/);
  await test.step('registers', async () => {
    await page.goto(`${product.url}/ro/auth/login`);
    await page.getByRole('link', { name: 'Înregistrați-vă' }).click();
    await button(page, 'Înregistrați-vă').click();
    await expect(page.getByText('Câmp obligatoriu')).toHaveCount(4);
    await expect(page.getByLabel('Prenume')).toBeFocused();
    await page.getByLabel('Prenume').fill('Ștefan');
    await page.getByLabel('Nume de familie', { exact: true }).fill('Lupu');
    await page.getByLabel('E-mail').fill(stefan.email);
    await page.getByLabel('Parolă', { exact: true }).fill('Password1');
    await button(page, 'Înregistrați-vă').click();
    await expect(page.getByText('Această parolă este prea ușor de ghicit')).toBeVisible();
    await page.getByLabel('Parolă', { exact: true }).fill(stefan.password);
    await button(page, 'Înregistrați-vă').click();
    await expect(page).toHaveURL(`${product.url}/ro/auth/email-sent`);
    await expect(heading(page, 'Verificați e-mailul')).toBeVisible();
  });

  await test.step('confirms the e-mail; an invalid link leads to a new one', async () => {
    const link = await mailed(stefan.email, links.confirmation);
    await page.goto(link.replace(tokenIn(link), 'x'.repeat(43)));
    await expect(page).toHaveURL(/\/auth\/email-expired\?token=x+$/);
    await page.goto(`${product.url}/ro/auth/email-expired?token=${'x'.repeat(43)}`);
    await expect(heading(page, 'Acest link nu mai este valabil')).toBeVisible();
    await button(page, 'Trimiteți un link nou').click();
    await expect(heading(page, 'Verificați e-mailul')).toBeVisible();
    for (const _ of ['first', 'second click']) {
      await page.goto(link);
      await expect(page).toHaveURL(`${product.url}/ro/auth/email-confirmed`);
      await expect(heading(page, 'Adresă de e-mail confirmată')).toBeVisible();
    }
    await page.goto(`${product.url}/ro/auth/reset-password/${tokenIn(link)}`);
    await expect(heading(page, 'Acest link nu mai este valabil')).toBeVisible();
  });

  await test.step('waits for approval, then signs in with two steps', async () => {
    await signIn(page, stefan.password);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      /E-mail sau parolă greșită/,
    );
    await letIn();
    expect(await mailed(stefan.email, links.loginForm)).toBe(`${product.url}/ro/auth/login`);
    await signIn(page, stefan.password);
    const code = page.getByLabel('Codul din e-mail');
    const mailedCode = await mailed(stefan.email, sixDigits);
    await code.fill(mailedCode === '000000' ? '000001' : '000000');
    await expect(code).toHaveAccessibleDescription(/Cod incorect!/);
    await expect(
      page.getByRole('button', { name: /Retrimiteți codul peste \d+ s/ }),
    ).toBeDisabled();
    await page.reload();
    await code.fill(mailedCode);
    await expect(page).toHaveURL(`${product.url}/ro/offers/page/1`);
  });

  await test.step('resets the password', async () => {
    await page.getByRole('button', { name: /^Contul dvs\./ }).click();
    await page.getByRole('menuitem', { name: 'Deconectare' }).click();
    await expect(page).toHaveURL(`${product.url}/en/auth/login`);
    await page.goto(`${product.url}/ro/auth/login`);
    await page.getByRole('link', { name: 'Ați uitat parola?' }).click();
    await page.getByLabel('E-mail').fill(stefan.email);
    await button(page, 'Trimiteți linkul').click();
    await expect(heading(page, 'Verificați e-mailul')).toBeVisible();
    const link = await mailed(stefan.email, links.newPassword);
    await page.goto(link);
    await page.getByLabel('Parola nouă', { exact: true }).fill('Twenty-tonne-loader');
    await page.getByLabel('Confirmați parola nouă').fill('Twenty-tonne');
    await button(page, 'Salvați parola').click();
    await expect(page.getByText('Valorile nu coincid')).toBeVisible();
    await page.getByLabel('Confirmați parola nouă').fill('Twenty-tonne-loader');
    await button(page, 'Salvați parola').click();
    await expect(page).toHaveURL(`${product.url}/ro/auth/reset-password-success`);
    await expect(heading(page, 'Parolă schimbată')).toBeVisible();
    await page.goto(link);
    await expect(heading(page, 'Acest link nu mai este valabil')).toBeVisible();
    await page.getByRole('link', { name: 'Cereți un link nou' }).click();
    await expect(heading(page, 'Resetarea parolei')).toBeVisible();
  });

  await test.step('signs in with the new password only', async () => {
    await signIn(page, stefan.password);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      /E-mail sau parolă greșită/,
    );
    await signIn(page, 'Twenty-tonne-loader');
    await page.getByLabel('Codul din e-mail').fill(await mailed(stefan.email, sixDigits));
    await expect(page).toHaveURL(`${product.url}/ro/offers/page/1`);
  });
});

/** Existing links become a week older. */
async function letTimePass(): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  for (const table of ['account_links', 'sign_in_challenges']) {
    await client.query(`update ${table} set expires_at = expires_at - interval '8 days'`);
  }
  await client.end();
}

test('an expired link or code shows that it has expired and offers a new one', async ({
  guest: page,
  allowConsole,
}) => {
  allowConsole(/404|422/);
  const { client } = product;
  const inRomanian = { language: 'ro' };
  const [ana, ion] = ['ana@example.com', 'ion@example.com'];
  const password = 'Thirty-tonne-loader';

  await test.step('an expired confirmation', async () => {
    const newcomer = { first_name: 'Ana', last_name: 'Rusu', email: ana, password };
    (await client.post('/oauth/registration', newcomer, inRomanian)).data();
    const link = await mailed(ana, links.confirmation);
    await letTimePass();
    await page.goto(link);
    await expect(page).toHaveURL(/\/ro\/auth\/email-expired\?token=/);
    await expect(heading(page, 'Acest link nu mai este valabil')).toBeVisible();
    await button(page, 'Trimiteți un link nou').click();
    await expect(heading(page, 'Verificați e-mailul')).toBeVisible();
    await page.goto(await mailed(ana, links.confirmation));
    await expect(page).toHaveURL(`${product.url}/ro/auth/email-confirmed`);
  });

  await test.step('an expired invitation', async () => {
    const person = { first_name: 'Ion', last_name: 'Munteanu', email: ion, language: 'ro' };
    (await (await asAdmin()).post('/users', { ...person, role: 2 })).data();
    const link = await mailed(ion, links.newPassword);
    await letTimePass();
    await page.goto(link);
    await expect(heading(page, 'Acest link nu mai este valabil')).toBeVisible();
    await page.getByRole('link', { name: 'Cereți un link nou' }).click();
    await page.getByLabel('E-mail').fill(ion);
    await button(page, 'Trimiteți linkul').click();
    await expect(heading(page, 'Verificați e-mailul')).toBeVisible();
  });

  await test.step('a reset link that expires while the form is open', async () => {
    const link = await mailed(ion, links.newPassword);
    // A reset token does not confirm an e-mail.
    await page.goto(`${product.url}/api/v1/oauth/confirm-email/${tokenIn(link)}`);
    await expect(page).toHaveURL(/\/auth\/email-expired/);
    const choose = async () => {
      await page.getByLabel('Parola nouă', { exact: true }).fill(password);
      await page.getByLabel('Confirmați parola nouă').fill(password);
      await button(page, 'Salvați parola').click();
    };
    await page.goto(link);
    await expect(heading(page, 'Parolă nouă')).toBeVisible();
    await letTimePass();
    await choose();
    await expect(heading(page, 'Acest link nu mai este valabil')).toBeVisible();
    (await client.post('/oauth/forgot-password', { email: ion }, inRomanian)).data();
    await page.goto(await mailed(ion, links.newPassword));
    await choose();
    await expect(heading(page, 'Parolă schimbată')).toBeVisible();
  });

  await test.step('an expired code', async () => {
    await enterPasswordForTwoSteps(ion, password);
    await signIn(page, password, ion);
    const code = page.getByLabel('Codul din e-mail');
    const late = await mailed(ion, sixDigits);
    await letTimePass();
    await code.fill(late);
    await expect(code).toHaveAccessibleDescription(
      /Cod incorect! Autentificarea a expirat\. Introduceți parola din nou/,
    );
    await button(page, 'Introduceți din nou parola').click();
    await expect(page.getByLabel('E-mail')).toHaveValue(ion);
    await page.getByLabel('Parolă', { exact: true }).fill(password);
    await button(page, 'Autentificați-vă').click();
    await code.fill(await mailed(ion, sixDigits));
    await expect(page).toHaveURL(`${product.url}/ro/offers/page/1`);
  });
});
