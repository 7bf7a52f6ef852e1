import { type Browser, type Page, test as plain } from '@playwright/test';
import { expectNone } from '../../support/expectNone.ts';
import { tokenOf } from './accounts.ts';
import { productUrl, watchConsole } from './fixtures.ts';

interface Watched {
  readonly page: Page;
  /** Errors of the console since the page was opened. */
  readonly problems: string[];
}

interface Shared {
  readonly adminScreen: Watched;
  readonly guestScreen: Watched;
}

interface Fixtures {
  /** A page of the admin. */
  readonly adminPage: Page;
  /** A page without a session. Unknown tokens of its links are reported by the server. */
  readonly guestPage: Page;
}

/**
 * Tests that only look at screens share one page per worker, so that the browser loads and compiles the product
 * once, and a server of their own, to which no journey writes. Each fails with the errors of the console that its
 * screen causes.
 */
export const test = plain.extend<Fixtures, Shared>({
  adminScreen: [
    async ({ browser }, use) => {
      const { page, problems } = await openPage(browser);
      await page.addInitScript(
        (token) => {
          localStorage.setItem('rentyard.version', '0.1.0');
          localStorage.setItem('rentyard.token', token);
        },
        tokenOf('admin', productUrl('SCREENS_URL')),
      );
      await use({ page, problems });
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  guestScreen: [
    async ({ browser }, use) => {
      const watched = await openPage(browser);
      await use(watched);
      await watched.page.context().close();
    },
    { scope: 'worker' },
  ],
  adminPage: async ({ adminScreen: { page, problems } }, use) => {
    problems.length = 0;
    await use(page);
    expectNone('problems of the console', problems);
  },
  guestPage: async ({ guestScreen: { page, problems } }, use) => {
    problems.length = 0;
    await use(page);
    expectNone(
      'problems of the console',
      problems.filter((problem) => !/status of 404/.test(problem)),
    );
  },
});

async function openPage(browser: Browser): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: productUrl('SCREENS_URL'),
    locale: 'en-GB',
    timezoneId: 'Europe/Chisinau',
    reducedMotion: 'reduce',
  });
  const problems = await watchConsole(context);
  return { page: await context.newPage(), problems };
}
