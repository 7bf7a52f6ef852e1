import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/builtServer.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { expect, type Page, test } from './journey.ts';

/** A product of its own, which mails to a real server. */
let product: BuiltServer;
let mails: MailServer;
test.beforeAll(async () => {
  mails = await startMailServer();
  product = await startBuiltServer({ env: { SEED: 'none', SMTP_URL: mails.url } });
});
test.afterAll(async () => {
  await product.end('SIGKILL');
  removeDataDir(product);
  await mails.close();
});

const stefan = { email: 'stefan@example.com', password: 'Nineteen-tonne-loader' };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

let read = 0;
/** The text of the next mail. */
async function nextMail(): Promise<string> {
  read += 1;
  const received = await mails.waitFor(read);
  return received[read - 1]?.mail.text ?? '';
}
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
const tokenIn = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto(`${product.url}/ro/auth/login`);
  await page.getByLabel('E-mail').fill(stefan.email);
  await page.getByLabel('Parolă', { exact: true }).fill(password);
  await button(page, 'Autentificare').click();
}

/** An admin lets the newcomer in, and they ask for a second step. */
async function letIn(): Promise<void> {
  const { client } = product;
  const { token } = (
    await client.post('/login', { email: 'admin@rentyard.test', password: passwords.admin })
  ).data<{ token: string }>();
  const admin = client.as(token);
  const idOf = async (path: string, search: string) =>
    (await admin.get(path, { search })).data<readonly { id: number }[]>()[0]?.id;
  const [id, role] = [await idOf('/users', stefan.email), await idOf('/roles', 'editor')];
  expect((await admin.patch(`/users/${id}`, { role })).status).toBe(200);
  const own = (await client.post('/login', stefan)).data<{ token: string }>();
  const change = { enabled: true, current_password: stefan.password };
  expect((await client.as(own.token).patch('/users/two-step-auth', change)).status).toBe(200);
}

test('a newcomer registers, confirms, is let in, signs in by two steps, forgets and resets', async ({
  guest: page,
  allowConsole,
}) => {
  allowConsole(/404|422/);
  await test.step('registers', async () => {
    await page.goto(`${product.url}/ro/auth/login`);
    await page.getByRole('link', { name: 'Înregistrare' }).click();
    await button(page, 'Înregistrare').click();
    await expect(page.getByText('Câmp obligatoriu')).toHaveCount(4);
    await expect(page.getByLabel('Prenume')).toBeFocused();
    await page.getByLabel('Prenume').fill('Ștefan');
    await page.getByLabel('Nume', { exact: true }).fill('Lupu');
    await page.getByLabel('E-mail').fill(stefan.email);
    await page.getByLabel('Parolă', { exact: true }).fill('Password1');
    await button(page, 'Înregistrare').click();
    await expect(page.getByText('Această parolă este prea ușor de ghicit')).toBeVisible();
    await page.getByLabel('Parolă', { exact: true }).fill(stefan.password);
    await button(page, 'Înregistrare').click();
    await expect(page).toHaveURL(`${product.url}/ro/auth/email-sent`);
    await expect(heading(page, 'Verificați e-mailul')).toBeVisible();
  });

  await test.step('confirms; links that prove nothing lead to a new one', async () => {
    const link = linkIn(await nextMail());
    await page.goto(link.replace(tokenIn(link), 'x'.repeat(43)));
    await expect(page).toHaveURL(/\/auth\/email-expired\?token=x+$/);
    await page.goto(`${product.url}/ro/auth/email-expired?token=${'x'.repeat(43)}`);
    await expect(heading(page, 'Acest link nu mai funcționează')).toBeVisible();
    await button(page, 'Trimite un link nou').click();
    await expect(heading(page, 'Verificați e-mailul')).toBeVisible();
    for (const _ of ['first', 'second click']) {
      await page.goto(link);
      await expect(page).toHaveURL(`${product.url}/ro/auth/email-confirmed`);
      await expect(heading(page, 'Adresa de e-mail este confirmată')).toBeVisible();
    }
    await page.goto(`${product.url}/ro/auth/reset-password/${tokenIn(link)}`);
    await expect(heading(page, 'Acest link nu mai este valabil')).toBeVisible();
  });

  await test.step('waits for the approval, and signs in by two steps after it', async () => {
    await signIn(page, stefan.password);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      /E-mail sau parolă greșită/,
    );
    await letIn();
    expect(linkIn(await nextMail())).toBe(`${product.url}/ro/auth/login`);
    await signIn(page, stefan.password);
    const code = page.getByLabel('Codul din e-mail');
    const right = codeIn(await nextMail());
    await code.fill(right === '000000' ? '000001' : '000000');
    await expect(code).toHaveAccessibleDescription(/Cod incorect!/);
    await expect(page.getByRole('button', { name: /Trimite alt cod peste \d+ s/ })).toBeDisabled();
    await page.reload();
    await code.fill(right);
    await expect(page).toHaveURL(`${product.url}/ro/offers/page/1`);
  });

  await test.step('forgets the password and chooses another', async () => {
    await page.getByRole('button', { name: /^Contul dvs\./ }).click();
    await page.getByRole('menuitem', { name: 'Deconectare' }).click();
    await expect(page).toHaveURL(`${product.url}/en/auth/login`);
    await page.goto(`${product.url}/ro/auth/login`);
    await page.getByRole('link', { name: 'Ați uitat parola?' }).click();
    await page.getByLabel('E-mail').fill(stefan.email);
    await button(page, 'Trimite linkul').click();
    await expect(heading(page, 'Verificați e-mailul')).toBeVisible();
    const link = linkIn(await nextMail());
    await page.goto(link);
    await page.getByLabel('Parola nouă', { exact: true }).fill('Twenty-tonne-loader');
    await page.getByLabel('Parola nouă încă o dată').fill('Twenty-tonne');
    await button(page, 'Salvează parola').click();
    await expect(page.getByText('Cele două valori diferă')).toBeVisible();
    await page.getByLabel('Parola nouă încă o dată').fill('Twenty-tonne-loader');
    await button(page, 'Salvează parola').click();
    await expect(page).toHaveURL(`${product.url}/ro/auth/reset-password-success`);
    await expect(heading(page, 'Parola a fost schimbată')).toBeVisible();
    await page.goto(link);
    await expect(heading(page, 'Acest link nu mai este valabil')).toBeVisible();
    await page.getByRole('link', { name: 'Cere un link nou' }).click();
    await expect(heading(page, 'Ați uitat parola?')).toBeVisible();
  });

  await test.step('signs in with the new password alone', async () => {
    await nextMail();
    await signIn(page, stefan.password);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      /E-mail sau parolă greșită/,
    );
    await signIn(page, 'Twenty-tonne-loader');
    await page.getByLabel('Codul din e-mail').fill(codeIn(await nextMail()));
    await expect(page).toHaveURL(`${product.url}/ro/offers/page/1`);
  });
});
