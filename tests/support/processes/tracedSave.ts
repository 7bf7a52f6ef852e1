import { chromium, type Page } from 'playwright';
import { launchOptions } from '../browser/chromium.ts';
import { startMailServer } from '../servers/mailServer.ts';
import { type Span, startTraceReceiver } from '../servers/traceReceiver.ts';
import { passwords, removeDataDir, startBuiltServer } from './builtServer.ts';

/** The user whom the save invites. */
export const invited = 'vasile.ceban@example.com';

/**
 * Invites a user in a browser and returns the spans of that save: of the browser, the request, its SQL
 * statements, the job that it queued and the mail of that job.
 */
export async function tracedSave(): Promise<readonly Span[]> {
  const receiver = await startTraceReceiver();
  const mails = await startMailServer();
  const server = await startBuiltServer({
    env: {
      SEED: 'none',
      LOG_LEVEL: 'warn',
      SMTP_URL: mails.url,
      MAIL_FROM: 'office@example.com',
      CLIENT_METRICS: 'true',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    },
  });
  try {
    const browser = await chromium.launch(launchOptions);
    try {
      const page = await browser.newPage();
      await invite(page, server.url);
      await mails.waitFor(1, 60_000);
      // A page that is left reports its measurements.
      await Promise.all([
        page.waitForResponse((response) => response.url().endsWith(metricsPath)),
        page.evaluate(hidePage),
      ]);
    } finally {
      await browser.close();
    }
    // A stopping server sends the spans that it still has.
    await server.end('SIGTERM');
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
    await mails.close();
    receiver.close();
  }
  const mail = receiver.spans.find(({ name }) => name === 'mail');
  return receiver.spans.filter(({ traceId }) => traceId === mail?.traceId);
}

const metricsPath = '/api/v1/client_metrics';

async function invite(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en/auth/login`);
  await page.getByLabel('E-mail').fill('admin@rentyard.test');
  await page.getByLabel('Password', { exact: true }).fill(passwords.admin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/page\/1/);
  await page.goto(`${url}/en/users/create`);
  await page.getByRole('textbox', { name: 'First name' }).fill('Vasile');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ceban');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(invited);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'editor' }).click();
  await page.locator('button[type=submit]').click();
}

/** Runs in the page: what a browser does when its tab is hidden. */
function hidePage(): void {
  Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
