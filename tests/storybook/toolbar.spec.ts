import { expect, test } from '@playwright/test';
import { expectNone } from '../support/expectNone.ts';
import { watchPage } from './watchPage.ts';

test('the toolbar switches density, theme, language and width of the open story', async ({
  page,
}) => {
  const watched = watchPage(page);
  const choose = async (tool: RegExp, value: string) => {
    await page.getByRole('button', { name: tool }).click();
    await page.getByRole('option', { name: value }).click();
  };
  // Axe would check the whole table after every selection.
  const open = new URLSearchParams({
    path: '/story/table-datatable--default',
    globals: 'a11y.manual:!true',
  });
  await page.goto(`${process.env.STORYBOOK_URL}/?${open}`);
  const story = page.frameLocator('#storybook-preview-iframe');
  const row = story.getByRole('table', { name: 'Offers' }).getByRole('row').nth(1);
  // Storybook starts its manager and its frame: on a busy machine that exceeds the usual timeout.
  await row.waitFor();
  await expect(row).toHaveCSS('height', '44px');

  await choose(/^Density of tables/, 'Compact');
  await expect(row).toHaveCSS('height', '36px');
  await choose(/^Theme/, 'Dark');
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(/^Language/, 'RU');
  await expect(story.getByText('Строк на странице:')).toBeVisible();
  await choose(/^Viewport size/, 'Phone 360');
  await expect(story.getByRole('list', { name: 'Offers' })).toBeVisible();
  expectNone('problems of the page', watched.problems);
});
