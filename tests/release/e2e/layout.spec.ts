import type { Page } from '@playwright/test';
import {
  expectContrast,
  expectNoOverflow,
  expectTranslated,
  expectWholeColumns,
  openScreen,
  widths,
} from '../../e2e/support/layoutChecks.ts';
import { test } from '../../e2e/support/screenFixtures.ts';
import { openScreens, screens } from '../../e2e/support/screens.ts';

/** Those with the longest labels beside Russian, in which `tests/e2e/layout.spec.ts` checks all screens. */
const languages = ['pl', 'ro'] as const;

async function expectGoodLayout(page: Page, path: string): Promise<void> {
  for (const language of languages) {
    await test.step(`in the language ${language}`, async () => {
      await openScreen(page, `/${language}${path}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
        await expectWholeColumns(page);
      }
      await expectTranslated(page);
    });
  }
  await test.step('in the dark theme', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectContrast(page);
  });
}

for (const [name, path] of Object.entries(screens)) {
  test(`${name} fits in other languages and has contrast in the dark theme`, async ({
    adminPage,
  }) => {
    test.slow();
    await expectGoodLayout(adminPage, path);
  });
}

for (const [name, path] of Object.entries(openScreens)) {
  test(`${name} fits in other languages and has contrast in the dark theme`, async ({
    guestPage,
  }) => {
    test.slow();
    await expectGoodLayout(guestPage, path);
  });
}
