import { expectNone } from '../support/expectNone.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import {
  expectAccessible,
  expectAccessibleStructure,
  expectColumns,
  expectNoOverflow,
  expectTranslated,
  expectWholeColumns,
  openScreen,
  widths,
} from './support/layoutChecks.ts';
import { expectOneLeftEdge } from './support/leftEdge.ts';
import { test as testScreen } from './support/screenFixtures.ts';
import {
  openScreens,
  phoneLists,
  screens,
  screensWithoutEdge,
  tabletColumns,
} from './support/screens.ts';
import { expectTouchTargets } from './support/touchTargets.ts';

interface Expected {
  /** Columns at the width of a tablet. */
  readonly columns?: readonly string[] | undefined;
  /** The name of the list, of which a phone shows four records at once. */
  readonly list?: string | undefined;
}

/**
 * Checks the open screen at every width. Russian labels are the widest; `tests/release/e2e` checks other languages and
 * the dark theme, which changes only colours.
 */
async function expectGoodLayout(page: Page, { columns = [], list }: Expected = {}): Promise<void> {
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
      await expectNoOverflow(page);
      await expectWholeColumns(page);
      await expectTranslated(page);
      if (width === 360 && list) await expectFourRecords(page, list);
      if (width === 360) await expectTouchTargets(page);
      if (width === 360) await expectAccessibleStructure(page);
      if (width === 768) await expectColumns(page, columns);
      if (width === 1440) await expectAccessible(page);
    });
  }
}

async function expectFourRecords(page: Page, name: string): Promise<void> {
  const records = page.getByRole('list', { name, exact: true }).getByRole('listitem');
  await expect(records.nth(3)).toBeInViewport({ ratio: 1 });
}

for (const [name, path] of Object.entries(screens)) {
  testScreen(
    `${name}: nothing overflows, no message is missing and axe finds nothing`,
    async ({ adminPage }) => {
      // Each screen is checked about a dozen times.
      test.slow();
      await openScreen(adminPage, `/ru${path}`);
      const screen = name as keyof typeof screens;
      await expectGoodLayout(adminPage, {
        columns: tabletColumns[screen],
        list: phoneLists[screen],
      });
      if (!screensWithoutEdge.has(screen)) await expectOneLeftEdge(adminPage);
    },
  );
}

testScreen('every module of the side bar is among these screens', async ({ adminPage }) => {
  await adminPage.setViewportSize({ width: 1440, height: 900 });
  await openScreen(adminPage, '/ru/offers/page/1');
  const links = adminPage.locator('nav').getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.split('/')[2] ?? ''),
  );
  const checked = new Set(Object.values(screens).map((path) => path.split('/')[1]));
  expect(addresses).toContain('work-calendars');
  expectNone(
    'modules without a screen',
    addresses.filter((module) => module !== '' && !checked.has(module)),
  );
});

testScreen(
  'a phone shows the actions of a list beside its title, and one sort control',
  async ({ adminPage }) => {
    await openScreen(adminPage, '/ru/category-groups/page/1');
    await adminPage.setViewportSize({ width: 360, height: 780 });
    const title = adminPage.getByRole('heading', { level: 1 });
    const create = adminPage.getByRole('link', { name: 'Создать группу' });
    const [{ y = 0, height = 0 } = {}, box] = [
      (await title.boundingBox()) ?? {},
      await create.boundingBox(),
    ];
    expect(box?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(y + height);
    await expect(adminPage.getByRole('combobox', { name: 'Сортировка' })).toBeVisible();
    await expect(adminPage.getByText('Сортировка:')).toBeHidden();
  },
);

for (const [name, path] of Object.entries(openScreens)) {
  testScreen(
    `${name}: nothing overflows, no message is missing and axe finds nothing`,
    async ({ guestPage }) => {
      await openScreen(guestPage, `/ru${path}`);
      await expectGoodLayout(guestPage);
    },
  );
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
