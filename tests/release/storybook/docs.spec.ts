import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { withoutFrames } from '../../storybook/serveStorybook.ts';
import { openDocs, readDocs, type StoryEntry } from '../../storybook/storybook.ts';
import { waitForIdle, watchFetching } from '../../storybook/waitForIdle.ts';
import { watchPage } from '../../storybook/watchPage.ts';
import { expectNone } from '../../support/expectNone.ts';

/** Pages per test: few enough for two browsers to share the work. */
const batchSize = 12;

/** Sections of a component page, in order. `.storybook/site/ComponentPage.tsx` renders them. */
const sections = [
  'sentence',
  'example',
  'matrix',
  'anatomy',
  'usage',
  'content',
  'keyboard',
  'accessibility',
  'props',
  'theming',
  'facts',
];

// Pages of admin screens show only stories, which everyStory.spec.ts renders.
const pages = readDocs().filter(({ id }) => !id.startsWith('admin-'));
const batches = Array.from({ length: Math.ceil(pages.length / batchSize) }, (_, at) =>
  pages.slice(at * batchSize, (at + 1) * batchSize),
);

for (const batch of batches) {
  test(`${batch.length} docs pages from ${batch[0]?.id} on open in both themes without console errors`, async ({
    page,
  }) => {
    test.setTimeout((batch.length + 3) * 15_000);
    const watched = watchPage(page);
    watchFetching(page);
    // Here they would double the time. Left out by the server and not by `page.route`, which turns the cache of
    // the browser off, so that every page would load Storybook again.
    await page.setExtraHTTPHeaders(withoutFrames);
    const missing: string[] = [];
    for (const entry of batch) {
      watched.at = entry.id;
      await openDocs(page, entry);
      await waitForIdle(page);
      missing.push(...(await missingParts(page, entry)));
      await showInDark(page);
      await waitForIdle(page);
    }
    // The next page interrupts frames that are still loading.
    const problems = watched.problems.filter((one) => !/embed=true.*ERR_ABORTED/.test(one));
    expectNone('problems of pages', [...missing, ...problems]);
  });
}

/** Components whose parts are in a frame: open, pressed open, large, and a whole page. */
for (const id of [
  'overlays-dialog--docs',
  'overlays-menu--docs',
  'overlays-commandpalette--docs',
  'overlays-imageviewer--docs',
  'feedback-alerts--docs',
  'table-densitymenu--docs',
  'table-clienttable--docs',
  'table-datatable--docs',
  'layout-appshell--docs',
  'layout-sidebar--docs',
]) {
  test(`the anatomy of ${id} numbers every part and says what a screen reader says`, async ({
    context,
  }) => {
    // Each frame starts Storybook's preview.
    test.setTimeout(180_000);
    // A frame that starts on a busy machine may miss the press that opens its overlay. Each attempt has
    // its own page: modules whose requests it interrupts fail on that page only.
    await expect(async () => {
      const page = await context.newPage();
      const watched = watchPage(page);
      try {
        await page.addInitScript(hideOtherFrames);
        await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?id=${id}&viewMode=docs`);
        const anatomy = page.locator('[data-section="anatomy"]');
        await anatomy.scrollIntoViewIfNeeded({ timeout: 30_000 });
        const parts = Number(await anatomy.locator('[data-parts]').getAttribute('data-parts'));
        await expect(anatomy.locator('[data-marker]')).toHaveCount(parts, { timeout: 50_000 });
        await expect(page.locator('[data-spoken] li').first()).toBeVisible();
        expectNone('covered numbers', await coveredNumbers(page));
        await page.setViewportSize({ width: 360, height: 740 });
        await expect.poll(() => coveredNumbers(page)).toEqual([]);
        await expect(anatomy.locator('[data-marker]')).toHaveCount(parts);
        expectNone(
          'problems of the page',
          watched.problems.filter((one) => !one.includes('ERR_ABORTED')),
        );
      } finally {
        await page.close();
      }
    }).toPass({ timeout: 170_000 });
  });
}

test('the preview has the background of its theme before Storybook’s scripts run', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  for (const [theme, rgb] of [
    ['light', 'rgb(245, 247, 249)'],
    ['dark', 'rgb(16, 21, 26)'],
  ] as const) {
    const query = `id=recipes-screens--list&viewMode=story&embed=true&globals=theme:${theme}`;
    await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?${query}`);
    await expect(page.locator('body')).toHaveCSS('background-color', rgb);
    await expect(page.locator('.sb-preparing-story')).toHaveCSS('background-color', rgb);
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  }
});

test('pages of text fit a phone', async ({ page }) => {
  const texts = pages.filter(({ id }) =>
    /^(introduction|gallery|start|foundations|recipes)-/.test(id),
  );
  test.setTimeout((texts.length + 3) * 15_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.setExtraHTTPHeaders(withoutFrames);
  watchFetching(page);
  const wide: string[] = [];
  for (const entry of texts) {
    await openDocs(page, entry);
    await waitForIdle(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (sideways > 0) wide.push(`${entry.id}: ${sideways} px beside the window`);
  }
  expectNone('pages that are too wide', wide);
});

test('a docs page keeps its theme when samples in its frames have another', async ({ page }) => {
  await page.goto(
    `${process.env.STORYBOOK_URL}/iframe.html?id=overlays-dialog--docs&viewMode=docs`,
  );
  const dark = page.frameLocator('[data-section="matrix"] iframe[title$="dark"]').first();
  await page.locator('[data-section="matrix"] iframe').first().scrollIntoViewIfNeeded();
  await expect(dark.locator('#storybook-root > *').first()).toBeAttached({ timeout: 60_000 });
  await expect(dark.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

/** Checks that a component page has every section with content, and a number at each part. */
async function missingParts(page: Page, entry: StoryEntry): Promise<readonly string[]> {
  const isComponent = (await page.locator('[data-section="sentence"]').count()) > 0;
  if (!isComponent) return [];
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-section]')]
      .filter((section) => (section.textContent ?? '').trim().length > 10)
      .map((section) => section.dataset.section ?? ''),
  );
  note(entry, found);
  const anatomy = page.locator('[data-section="anatomy"]');
  if ((await anatomy.locator('iframe').count()) === 0) {
    const parts = Number(await anatomy.locator('[data-parts]').getAttribute('data-parts'));
    const markers = await anatomy.locator('[data-marker]').count();
    if (markers !== parts) return [`${entry.id}: ${markers} numbers for ${parts} parts`];
    const covered = await coveredNumbers(page);
    if (covered.length > 0) return [`${entry.id}: covered numbers ${covered.join(', ')}`];
  }
  const missing = sections.filter((name) => !found.includes(name));
  const order = found.join() === sections.join() ? [] : [`order of sections: ${found.join(', ')}`];
  return [...missing.map((name) => `no section ${name}`), ...(missing.length > 0 ? [] : order)].map(
    (problem) => `${entry.id}: ${problem}`,
  );
}

/** Runs in the page: frames outside the anatomy load nothing. `everyStory.spec.ts` opens their stories. */
function hideOtherFrames(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('[data-section]:not([data-section="anatomy"]) iframe { display: none }');
  document.adoptedStyleSheets.push(styles);
}

/** Numbers of the anatomy that a later number covers. */
function coveredNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const markers = [...document.querySelectorAll<HTMLElement>('[data-marker]')];
    return markers.flatMap((marker, at) => {
      const { left, top, right, bottom } = marker.getBoundingClientRect();
      const isCovered = markers.slice(at + 1).some((later) => {
        const box = later.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
      return isCovered ? [marker.dataset.marker ?? ''] : [];
    });
  });
}

/** Writes the sections of a page, for people who want to see the list. */
function note({ title }: StoryEntry, found: readonly string[]): void {
  mkdirSync('test-results/component-pages', { recursive: true });
  writeFileSync(
    `test-results/component-pages/${title.replaceAll('/', '-')}.json`,
    JSON.stringify({ title, sections: found }),
  );
}

/** Switches the theme as the toolbar does. */
async function showInDark(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: { theme: 'dark' } }),
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}
