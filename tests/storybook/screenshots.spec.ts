import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { isHeadlessShell } from '../../scripts/browser.mjs';
import { showGallery } from './gallery.ts';
import { aloneOf, galleriesOf, type Look } from './screenshotTargets.ts';
import { drawAgain, openFrame, readStories, turnTo } from './storybook.ts';
import { settle, watchFetching } from './waitForIdle.ts';

const here = (path: string) => resolve(import.meta.dirname, path);
const recorded = JSON.parse(readFileSync(here('screenshots/browser.json'), 'utf8')) as {
  readonly chromium: string;
  readonly isHeadlessShell: boolean;
};

/**
 * The same browser draws the same: a few pixels of a soft edge at most. Another one may round the edges
 * of letters differently, so it is asked only whether things are where they were and have their colour.
 */
const tolerances = {
  same: { threshold: 0.02, maxDiffPixels: 24 },
  other: { threshold: 0.25, maxDiffPixelRatio: 0.01 },
};

/** One page for all looks of a worker: starting Storybook takes longer than drawing most of them. */
const test = base.extend<object, { readonly still: Page; readonly played: Page }>({
  still: [({ browser }, use) => usePage(browser, false, use), { scope: 'worker' }],
  played: [({ browser }, use) => usePage(browser, true, use), { scope: 'worker' }],
});

const stories = readStories();

for (const look of galleriesOf(stories)) {
  test(`${look.title} matches its screenshot`, async ({ still, browser }) => {
    // Low, because tables fill it.
    await still.setViewportSize({ width: look.width, height: 400 });
    await showGallery(still, look.stories);
    await expectLook(still, browser, look, true);
  });
}

for (const look of aloneOf(stories)) {
  test(`${look.title} matches its screenshot`, async ({ played, browser }) => {
    await played.setViewportSize({ width: look.width, height: 600 });
    for (const story of look.stories) {
      expect(await turnTo(played, story)).toBeUndefined();
      expect(await drawAgain(played, story)).toBeUndefined();
    }
    await settle(played);
    await expectLook(played, browser, look, false);
  });
}

async function expectLook(page: Page, browser: Browser, look: Look, fullPage: boolean) {
  const isSame =
    majorOf(browser.version()) === majorOf(recorded.chromium) &&
    isHeadlessShell() === recorded.isHeadlessShell;
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const message = `${look.title} in the ${theme} theme, recorded with Chromium ${recorded.chromium} and seen with ${browser.version()}${
      isSame ? '' : ', which may draw otherwise: compare the pictures before the code'
    }. If it is meant to look so: npm run visual:update -- "${look.title}"`;
    await expect.soft(page, message).toHaveScreenshot(`${look.name}-${theme}.png`.split('/'), {
      ...(isSame ? tolerances.same : tolerances.other),
      fullPage,
      // Large pictures of a busy machine take a while.
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
