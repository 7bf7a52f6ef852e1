import { expect, test } from '@playwright/test';
import { openDocs, readDocs } from './storybook.ts';
import { waitForIdle, watchFetching } from './waitForIdle.ts';
import { watchPage } from './watchPage.ts';

/**
 * All docs pages have the same template over `stories/guides`, which another test compares with the
 * components.
 */
const samples = ['primitives/Badge', 'fields/Switch', 'layout/Breadcrumbs'];

for (const sample of samples) {
  test(`the docs page of ${sample} renders offline without console errors`, async ({ page }) => {
    const entry = readDocs().find(({ title }) => title === sample);
    if (!entry) throw new Error(`There is no docs page ${sample}.`);
    const watched = watchPage(page);
    watchFetching(page);
    watched.at = entry.id;
    await openDocs(page, entry);
    for (const name of ['When to use it', 'When not', 'Accessibility', 'Stories']) {
      await page.locator('h2', { hasText: name }).waitFor();
    }
    await waitForIdle(page);
    expect(watched.problems).toEqual([]);
  });
}
