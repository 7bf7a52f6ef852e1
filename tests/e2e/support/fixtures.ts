import { type BrowserContext, type Locator, type Page, test as plain } from '@playwright/test';
import { Client } from '../../support/client.ts';
import { expectNone } from '../../support/expectNone.ts';
import { overHttp } from '../../support/processes/builtServer.ts';
import { type PersonName, people, tokenOf } from './accounts.ts';

export { expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Opens a page as a user who has signed in through the form. */
  readonly signedIn: (person?: PersonName) => Promise<Page>;
  /** A page without a session. */
  readonly guest: Page;
  /** An API client for preparation and checks. */
  readonly api: Client;
  /** Console errors that a test causes on purpose. */
  readonly allowConsole: (pattern: RegExp) => void;
}

interface Shared {
  /** Browser storage of a user after sign-in. */
  readonly memory: Map<PersonName, Awaited<ReturnType<BrowserContext['storageState']>>>;
}

/**
 * Every test fails when the console shows an error, a script throws, or the page violates its
 * Content-Security-Policy.
 */
export const test = plain.extend<Fixtures, Shared>({
  baseURL: async ({ browserName: _ }, use) => use(productUrl()),

  memory: [async ({ browserName: _ }, use) => use(new Map()), { scope: 'worker' }],

  allowConsole: async ({ context }, use) => {
    const allowed: RegExp[] = [];
    const problems = await watchConsole(context);
    await use((pattern) => allowed.push(pattern));
    expectNone(
      'problems of the console',
      problems.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    );
  },

  api: async ({ browserName: _ }, use) =>
    use(new Client(overHttp(productUrl()), tokenOf('admin', productUrl()))),

  guest: async ({ page, allowConsole }, use) => {
    void allowConsole;
    await use(page);
  },

  signedIn: async ({ context, memory, allowConsole }, use) => {
    void allowConsole;
    await use(async (person = 'admin') => {
      const page = await context.newPage();
      const remembered = memory.get(person);
      if (remembered) await recall(context, page, remembered);
      else {
        await signIn(page, person);
        memory.set(person, await context.storageState());
      }
      return page;
    });
  },
});

/** Collects the errors of all pages of a context, and what its Content-Security-Policy forbids. */
export async function watchConsole(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
  };
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      console.error(`Content-Security-Policy forbids ${violatedDirective}: ${sample}`);
    });
  });
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return problems;
}

/** The address of the server for the journeys or for the tests that only look at screens. */
export function productUrl(variable: 'E2E_URL' | 'SCREENS_URL' = 'E2E_URL'): string {
  const url = process.env[variable];
  if (!url)
    throw new Error(
      `${variable} is not set, so the tests have no server. Start them with "npx playwright test --config tests/e2e/playwright.config.ts".`,
    );
  return url;
}

/** A visible alert. Its text for screen readers is also in the page. */
export function alert(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}

/** Signs in through the form and waits for the user's home page. */
export async function signIn(page: Page, person: PersonName): Promise<void> {
  await page.goto('/en/auth/login');
  await page.getByLabel('E-mail').fill(people[person].email);
  await page.getByLabel('Password', { exact: true }).fill(people[person].password);
  await page.getByLabel(/stay signed in/i).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/page\/1/);
}

async function recall(
  context: BrowserContext,
  page: Page,
  { cookies, origins }: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<void> {
  await context.addCookies(cookies);
  const items = origins.flatMap(({ localStorage }) => localStorage);
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('recalled')) return;
    sessionStorage.setItem('recalled', 'yes');
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, items);
}
