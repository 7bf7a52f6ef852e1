import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { importingBrands, streamedPreview, unclearImport } from './manyRecords.ts';

const requestedExport = fn();

const meta = {
  title: 'Admin/ListExchange',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/brands/page/1?sort=name', language: 'en', responses: importingBrands },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openFromMenu(canvasElement: HTMLElement, item: string) {
  const screen = within(canvasElement);
  await screen.findByRole('link', { name: /Komatsu/ });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return within(await page.findByRole('dialog'));
}

/** The export starts with the columns and filters of the list. */
export const Exporting: Story = {
  args: {
    responses: {
      'GET brands/export': ({ query }) => {
        requestedExport(Object.fromEntries(query));
        return { status: 500, body: { message: 'The disk is full.', code: 'internal' } };
      },
    },
  },
  play: async ({ canvasElement }) => {
    requestedExport.mockClear();
    const dialog = await openFromMenu(canvasElement, 'Export…');
    await expect(dialog.getByRole('checkbox', { name: 'Name' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Created' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'URL alias' }));
    await userEvent.click(dialog.getByRole('radio', { name: /CSV/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(requestedExport).toHaveBeenCalledWith({
        sort: 'name',
        format: 'csv',
        excel: 'en',
        columns: 'code,name,sort_order,status,updated_at',
      }),
    );
    // A failed export keeps the selected options.
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

/** The steps of an import: file, columns, preview, report. */
export const Importing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openFromMenu(canvasElement, 'Import…');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Template XLSX' })).toBeVisible(),
    );
    const file = new File(['Code,Brand,Remark\n'], 'brands.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText('File', { selector: 'input' }), file);
    await dialog.findByText('Required for new records: URL alias');
    await expect(dialog.getByRole('combobox', { name: 'Field for “Brand”' })).toHaveTextContent(
      'Name',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Validate' }));
    await dialog.findByText('Name: Minimum amount of characters is 2!');
    await userEvent.click(dialog.getByRole('button', { name: /^Create/ }));
    const rows = within(dialog.getByRole('grid', { name: 'Validation' }));
    await rows.findByText('2 · SENNEBOGEN');
    await userEvent.click(rows.getByRole('button', { name: 'Row' }));
    await expect(rows.getByRole('columnheader', { name: /Row/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Update/ }));
    await rows.findByText('Sort order: 3 › 5');
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
    await page.findByText('Finished: 2 done, 1 failed');
    const report = within(page.getByRole('dialog', { name: 'Import brands' }));
    await waitFor(() => expect(report.getByText('Row 2 · X')).toBeVisible());
    await waitFor(() => expect(report.getByRole('button', { name: 'CSV' })).toBeVisible());
  },
};

const manyRows = streamedPreview();

/** The rows of a long file are counted while the server checks them, and the check can be stopped. */
export const CheckingManyRows: Story = {
  args: { responses: manyRows.responses },
  play: async ({ canvasElement }) => {
    const dialog = await openFromMenu(canvasElement, 'Import…');
    const file = new File(['Code,Name\n'], 'brands.csv', { type: 'text/csv' });
    await userEvent.upload(await dialog.findByLabelText('File', { selector: 'input' }), file);
    await waitFor(() => expect(manyRows.isRequested()).toBe(true));
    manyRows.sendResult();
    await userEvent.click(await dialog.findByRole('button', { name: 'Validate' }));
    await waitFor(() => expect(manyRows.isRequested()).toBe(true));
    manyRows.sendRows(0, 50_000);
    const bar = await dialog.findByRole('progressbar', { name: 'Validating rows' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '0'));
    manyRows.sendRows(31_000, 50_000);
    await dialog.findByText('Validating rows: 31,000 of 50,000');
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    // Announced at each quarter.
    await dialog.findByText('Validating rows: 50%');
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
    await expect(dialog.getByRole('button', { name: 'Validate' })).toBeEnabled();
  },
};

/** A file that can be read in several ways: the dialog asks before the rows are validated. */
export const ImportingUnclearFile: Story = {
  args: { responses: { ...importingBrands, ...unclearImport } },
  play: async ({ canvasElement }) => {
    const dialog = await openFromMenu(canvasElement, 'Import…');
    const file = new File(['Code,Name\n'], 'brands.csv', { type: 'text/csv' });
    await userEvent.upload(await dialog.findByLabelText('File', { selector: 'input' }), file);
    const encodings = within(
      await dialog.findByRole('radiogroup', { name: 'In which line is the text readable?' }),
    );
    await expect(dialog.getByRole('button', { name: 'Validate' })).toBeDisabled();
    await dialog.findByText('The headings are in row 4. Rows above it are not imported.');
    await dialog.findByRole('combobox', { name: 'Field for “Name (column 3)”' });
    await expect(dialog.getByRole('combobox', { name: 'Sheet' })).toHaveTextContent('Brands');
    const marks = within(dialog.getByRole('radiogroup', { name: 'How to read “1,250”' }));
    await userEvent.click(encodings.getByRole('radio', { name: /Preţ/ }));
    await waitFor(() => expect(encodings.getByRole('radio', { name: /Preţ/ })).toBeChecked());
    await userEvent.click(marks.getByRole('radio', { name: /Decimal comma/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Validate' })).toBeEnabled());
    await expect(dialog.queryByText('Answer the questions about the file to continue.')).toBeNull();
  },
};
