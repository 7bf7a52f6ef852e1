import { expectNone } from '../support/expectNone.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  expectAccessible,
  expectAccessibleStructure,
  expectColumns,
  expectContrast,
  expectNoOverflow,
  expectTranslated,
  expectWholeColumns,
  type Theme,
  widths,
} from './layoutChecks.ts';
import { openScreens, screens, tabletColumns } from './screens.ts';

async function show(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

async function open(page: Page, path: string): Promise<void> {
  await show(page, 'light');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Waits until nothing is loading and fonts are rendered.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** A theme changes only colours, so the dark one is checked on these pages, which use most of them. */
async function expectGoodLayout(page: Page, tablet: readonly string[] = []): Promise<void> {
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
      await expectWholeColumns(page);
      await expectTranslated(page);
      if (width === 768) await expectColumns(page, tablet);
      if (width === 360) await expectAccessibleStructure(page);
      if (width === 1440) await expectAccessible(page);
    });
  }
  await test.step('in the dark theme', async () => {
    await show(page, 'dark');
    await expectContrast(page);
  });
}

for (const [name, path] of Object.entries(screens)) {
  test(`${name}: nothing overflows, no message is missing and axe finds nothing`, async ({
    signedIn,
  }) => {
    // Each screen is checked about a dozen times.
    test.slow();
    const page = await signedIn('admin');
    await open(page, `/ru${path}`);
    await expectGoodLayout(page, tabletColumns[name as keyof typeof screens]);
    await test.step('in Polish', async () => {
      await open(page, `/pl${path}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
        await expectWholeColumns(page);
      }
      await expectTranslated(page);
    });
  });
}

for (const [name, path] of Object.entries(openScreens)) {
  test(`${name}: nothing overflows, no message is missing and axe finds nothing`, async ({
    guest,
    allowConsole,
  }) => {
    // The server does not know the token of the last screen and reports it.
    allowConsole(/status of 404/);
    await open(guest, `/pl${path}`);
    await expectGoodLayout(guest);
  });
}

test('a list loads without a layout shift', async ({ signedIn }) => {
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
  // The counts of the tabs load last.
  await expect(page.getByRole('link', { name: /^Active/ }).first()).toHaveText(/\d/);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.02,
  );
});

test('a list adds no media query after its rows, which would style the whole page again', async ({
  signedIn,
}) => {
  const page = await signedIn('editor');
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function insert(rule, index) {
      if (rule.startsWith('@') && document.querySelector('tbody [data-row]')) added.push(rule);
      return insertRule.call(this, rule, index);
    };
  });
  await page.goto('/en/offers/page/1');
  await expect(page.getByRole('link', { name: /^Active/ }).first()).toHaveText(/\d/);
  await expect(page.getByRole('navigation', { name: 'Offers – views' })).toBeAttached();
  expectNone(
    'rules that were added',
    await page.evaluate(() => (window as unknown as { added: string[] }).added),
  );
});
