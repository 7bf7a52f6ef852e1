import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { isHeadlessShell } from '../../scripts/browser.mjs';
import { showGallery } from './gallery.ts';
import { galleriesOf, type ScreenshotTarget, singleStoriesOf } from './screenshotTargets.ts';
import { openFrame, readStories, renderAgain, showStory } from './storybook.ts';
import { waitForIdle, watchFetching } from './waitForIdle.ts';

const here = (path: string) => resolve(import.meta.dirname, path);
const recorded = JSON.parse(readFileSync(here('screenshots/browser.json'), 'utf8')) as {
  readonly chromium: string;
  readonly isHeadlessShell: boolean;
};

/**
 * The same browser may differ in a few anti-aliased pixels. Another browser renders glyphs differently, so
 * only positions and colours are compared.
 */
const tolerances = {
  same: { threshold: 0.02, maxDiffPixels: 24 },
  other: { threshold: 0.25, maxDiffPixelRatio: 0.01 },
};

/** One page for all screenshots of a worker: starting Storybook takes longer than most screenshots. */
const test = base.extend<object, { readonly still: Page; readonly played: Page }>({
  still: [({ browser }, use) => usePage(browser, false, use), { scope: 'worker' }],
  played: [({ browser }, use) => usePage(browser, true, use), { scope: 'worker' }],
});

const stories = readStories();

for (const target of galleriesOf(stories)) {
  test(`${target.title} matches its screenshot`, async ({ still: unplayedPage, browser }) => {
    // Low, because tables fill the height.
    await unplayedPage.setViewportSize({ width: target.width, height: 400 });
    await showGallery(unplayedPage, target.stories);
    await expectScreenshot(unplayedPage, browser, target, true);
  });
}

for (const target of singleStoriesOf(stories)) {
  test(`${target.title} matches its screenshot`, async ({ played: playedPage, browser }) => {
    await playedPage.setViewportSize({ width: target.width, height: 600 });
    for (const story of target.stories) {
      expect(await showStory(playedPage, story)).toBeUndefined();
      expect(await renderAgain(playedPage, story)).toBeUndefined();
    }
    await waitForIdle(playedPage);
    await expectScreenshot(playedPage, browser, target, false);
  });
}

async function expectScreenshot(
  page: Page,
  browser: Browser,
  target: ScreenshotTarget,
  fullPage: boolean,
) {
  const isSame =
    majorOf(browser.version()) === majorOf(recorded.chromium) &&
    isHeadlessShell() === recorded.isHeadlessShell;
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const message = `${target.title} in the ${theme} theme, recorded with Chromium ${recorded.chromium} and compared with ${browser.version()}${
      isSame ? '' : ', which may render differently: compare the images before you change code'
    }. If the change is intended, run: npm run visual:update -- "${target.title}"`;
    await expect.soft(page, message).toHaveScreenshot(`${target.name}-${theme}.png`.split('/'), {
      ...(isSame ? tolerances.same : tolerances.other),
      fullPage,
      // Large screenshots take long on a busy machine.
      timeout: 60_000,
      stylePath: here('screenshots.css'),
    });
  }
}

async function usePage(browser: Browser, isPlayed: boolean, use: (page: Page) => Promise<void>) {
  const page = await browser.newPage({
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/Chisinau',
    reducedMotion: 'reduce',
  });
  watchFetching(page);
  await page.clock.setFixedTime('2026-06-01T09:00:00Z');
  await openFrame(page, { isPlayed });
  await use(page);
  await page.close();
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}
