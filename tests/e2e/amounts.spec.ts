import { expect, test } from './support/fixtures.ts';

test('orders have totals, a column and a filter in the base currency', async ({
  signedIn,
  api,
}) => {
  const page = await signedIn('admin');
  await page.goto('/en/orders/page/1?filter[status]=active');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  // Totals load on request, for the filters of the list.
  await page.getByRole('button', { name: 'Totals' }).click();
  const line = page.getByRole('status', { name: 'Totals' });
  const sums = (await api.get('/orders/sums', { 'filter[status]': 'active' })).data<{
    total: string;
    base_currency: { name: string };
  }>();
  const total = Number(sums.total).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(line).toContainText(`Total: ${total} ${sums.base_currency.name}`);
  await expect(line).toContainText('Exchange rates of');
  expect(asked.filter((url) => url.includes('/orders/sums'))).toHaveLength(1);

  // The column with the amounts in the base currency is hidden until it is chosen.
  await page.getByRole('button', { name: 'Columns' }).click();
  const stored = () =>
    page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  const chosen = stored();
  await page.getByRole('checkbox', { name: 'Total, EUR' }).check();
  await chosen;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: /Total, EUR/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/[\d.,]+ EUR/);
  await page.getByRole('button', { name: 'Columns' }).click();
  // Other tests read the columns of this user.
  const reset = stored();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await reset;
  await expect(page.getByRole('columnheader', { name: /Total, EUR/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // The filter by an amount names the currency.
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const fields = page.getByRole('dialog', { name: 'Filter' });
  await expect(fields.getByText('Total, EUR')).toBeVisible();
});
