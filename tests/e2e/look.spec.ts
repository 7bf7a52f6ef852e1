import { expect, type Page, test } from './journey.ts';
import { expectAccessible, expectFitting, expectWorded, themes, widths } from './look.ts';

/** Every screen there is, each with the thing that shows it is ready. */
const screens = {
  projects: '/projects/page/1',
  brands: '/brands/page/1',
  currencies: '/currencies/page/1',
  languages: '/languages/page/1',
  offers: '/offers/page/1',
  'a search without a match': '/offers/page/1?quick_filter=nothing-like-this',
  'a new brand': '/brands/create',
  'a new currency': '/currencies/create',
  'a new language': '/languages/create',
  'a new project': '/projects/create',
  'a new country': '/countries/create',
  'a page': '/pages/edit/1',
  'a new offer': '/offers/create',
  'an offer': '/offers/edit/7',
  'the history of an offer': '/offers/edit/7?tab=history',
  'a missing page': '/error/404',
} as const;

async function open(page: Page, path: string, theme: string): Promise<void> {
  await page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Everything that was asked for has come: nothing says that it waits, and the letters are drawn.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    for (const [name, path] of Object.entries(screens)) {
      test(`axe finds nothing on ${name}`, async ({ signedIn }) => {
        const page = await signedIn('admin');
        await open(page, `/en${path}`, theme);
        for (const width of [1440, 360]) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page);
        }
      });
    }

    test('axe finds nothing on the sign-in form', async ({ guest }) => {
      await open(guest, '/en/auth/login', theme);
      await expectAccessible(guest);
    });

    for (const language of ['ru', 'pl']) {
      test(`nothing sticks out or lacks a word in ${language}`, async ({ signedIn }) => {
        test.slow();
        const page = await signedIn('admin');
        for (const path of Object.values(screens)) {
          await open(page, `/${language}${path}`, theme);
          for (const width of widths) {
            await test.step(`${path} at ${width}`, async () => {
              await page.setViewportSize({ width, height: 900 });
              await expectFitting(page);
              await expectWorded(page);
            });
          }
        }
      });
    }
  });
}

test('a list loads without its layout jumping', async ({ signedIn }) => {
  const page = await signedIn('editor');
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/en/offers/page/1');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  // The numbers of the tabs are the last to come.
  await expect(page.getByRole('link', { name: /^Active/ }).first()).toHaveText(/\d/);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.02,
  );
});
