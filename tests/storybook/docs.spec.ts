import { expect, test } from '@playwright/test';
import { folderOf, folders } from './looks.ts';
import { settle, watchFetching } from './settle.ts';
import { openDocs, readDocs } from './storybook.ts';
import { watchPage } from './watchPage.ts';

const docs = readDocs();

/** That every component has its words is known from the words themselves (stories/guides). */
test('the docs of a component of each kind are drawn offline and in silence', async ({ page }) => {
  const watched = watchPage(page);
  watchFetching(page);
  for (const folder of [...folders, 'overlays'].filter((name) => name !== 'foundations')) {
    const entry = docs.find(({ title }) => folderOf(title) === folder);
    if (!entry) throw new Error(`There are no docs in ${folder}.`);
    watched.at = entry.id;
    await openDocs(page, entry);
    await page.getByRole('heading', { name: 'When to use it' }).waitFor();
    await page.getByRole('heading', { name: 'When not' }).waitFor();
    await page.locator('.docs-story').first().waitFor();
    await settle(page);
  }
  expect(watched.problems).toEqual([]);
});
