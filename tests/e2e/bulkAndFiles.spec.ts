import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { alert, expect, test } from './support/fixtures.ts';
import { uniqueCode } from './support/uniqueCode.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** P-LIST-7, 8, 11, 12 and P-EDIT-7 with regions of its own. */
test('a user saves a view, changes many records, undoes the change, exports and imports', async ({
  signedIn,
  api,
}) => {
  const mark = uniqueCode('Many');
  const [country] = (await api.get('/countries')).data<readonly Named[]>();
  for (const name of ['Alpha', 'Beta', 'Gamma']) {
    const code = `${mark}-${name}`;
    const texts = { name: { en: `${mark} ${name}` }, code, alias: code.toLowerCase() };
    expect((await api.post('/regions', { ...texts, country: country?.id })).status).toBe(201);
  }
  const page = await signedIn('admin');
  const cells = page.getByRole('table').getByRole('row').filter({ hasText: mark });

  await test.step('a saved view stores the filters, columns and size of the list', async () => {
    await page.goto(`/en/regions/page/1?quick_filter=${mark}&sort=-name`);
    await expect(cells).toHaveCount(3);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('View name').fill(mark);
    await page.keyboard.press('Enter');
    const views = page.getByRole('navigation', { name: 'Regions – views' });
    const tab = views.getByRole('link', { name: mark });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await page.goto('/en/regions/page/1');
    await tab.click();
    await expect(page).toHaveURL(/quick_filter=.*sort=-name.*view=\d+/);
    await expect(cells.first()).toContainText('Gamma');
  });

  await test.step('a preview shows skipped records, and the whole change is undone', async () => {
    await api.patch(`/regions/${await idOf('Beta')}/change_status`, { status: 'active' });
    await page.getByRole('checkbox', { name: 'Select all' }).first().check();
    await page.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Active' }).check();
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await expect(dialog.getByText('2 records will change, 1 will be skipped')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 2 records' }).click();
    await expect(dialog.getByText('Finished: 2 done, 1 skipped')).toBeVisible();
    await expect(cells.getByText('Active')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Undo all' }).click();
    await expect(dialog.getByText('Finished: 2 reverted')).toBeVisible();
    await closeJob(dialog);
    await expect(cells.getByText('Active')).toHaveCount(1);
  });

  await test.step('the export has the rows of the list and the selected columns', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /CSV/ }).check();
    await dialog.getByRole('checkbox', { name: 'Updated', exact: true }).uncheck();
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^regions-.*\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    expect(lines[0]).toBe('Code,Name,Country,URL alias,Status');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([
      `${mark} Gamma`,
      `${mark} Beta`,
      `${mark} Alpha`,
    ]);
  });

  await test.step('an import skips a row with an error and creates the others', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import…' }).click();
    const dialog = page.getByRole('dialog');
    const rows = [
      `${mark}-DELTA,${mark} Delta,${country?.name}`,
      `${mark}-EPSILON,${mark} Epsilon,Nowhere`,
    ];
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'regions.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Code,Name,Country', ...rows].join('\n')),
    });
    await dialog.getByRole('button', { name: 'Validate' }).click();
    await expect(dialog.getByText(`3 · ${mark}-EPSILON`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(dialog.getByText('Finished: 1 done, 1 failed')).toBeVisible();
    await closeJob(dialog);
    await expect(cells).toHaveCount(4);
  });

  await test.step('deleted records are in the trash and can be restored', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).first().check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete 4 records' }).click();
    await expect(dialog.getByText('Finished: 4 done')).toBeVisible();
    await closeJob(dialog);
    await page.goto(`/en/regions/page/1?quick_filter=${mark}&trashed=1`);
    await expect(cells).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'Select all' }).first().check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(alert(page, '4 records restored')).toBeVisible();
    await expect(page.getByText('No results')).toBeVisible();
  });

  async function idOf(name: string): Promise<number> {
    const found = await api.get('/regions', { search: `${mark} ${name}` });
    return found.data<readonly Named[]>()[0]?.id ?? 0;
  }
});

/** When a job is over, its report has a second button that closes, below the one of the dialog. */
async function closeJob(dialog: Locator): Promise<void> {
  const buttons = dialog.getByRole('button', { name: 'Close' });
  await expect(buttons).toHaveCount(2);
  await buttons.last().click();
  await expect(dialog).toBeHidden();
}
