import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { loadAllMessages } from '../../packages/admin/src/services/i18n/loadMessages.ts';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { byRomanians } from './listingResponses.ts';
import { hidingOffers } from './manyRecords.ts';

/** The bulk components are built on demand, which may take longer than a play function waits. */
const loadBulk = () =>
  Promise.all([
    import('../../packages/admin/src/features/bulk/BulkBar.tsx'),
    import('../../packages/admin/src/features/bulk/BulkActionDialog.tsx'),
    loadAllMessages('ro'),
  ]);

const meta = {
  title: 'Admin/BulkChange',
  component: AdminScreen,
  loaders: [loadScreens, loadBulk],
  args: { address: '/offers/page/1', language: 'en', responses: hidingOffers },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function chooseAll(canvasElement: HTMLElement) {
  const screen = within(canvasElement);
  await screen.findByRole('link', { name: /Crawler excavator, 21 t/ });
  // A list keeps its selection while it is unmounted, also between stories.
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: /Select all/ });
  if (!all.checked) await userEvent.click(all);
  return screen;
}

/** A preview of the change, the report by row, and the undo of the whole change. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = await chooseAll(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    const dialog = within(await page.findByRole('dialog', { name: /^Change status: / }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Hidden' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Preview changes' }));
    await dialog.findByText('2 records will change, 1 will be skipped');
    const rows = within(dialog.getByRole('grid', { name: 'Changes by record' }));
    await expect(rows.getAllByText('Status: Active › Hidden')).toHaveLength(2);
    await waitFor(() =>
      expect(dialog.getByText('Status: This status change is not allowed')).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 records' }));
    await page.findByText('Finished: 2 done, 1 skipped');
    const report = within(page.getByRole('dialog', { name: /^Change status: / }));
    await userEvent.click(report.getByRole('button', { name: 'Undo all' }));
    await page.findByText('Finished: 2 reverted');
    const undone = within(page.getByRole('dialog', { name: /^Undo: Change status: / }));
    await waitFor(() => expect(undone.getAllByText('Reverted')).toHaveLength(2));
    await expect(undone.queryByRole('button', { name: 'Undo all' })).toBeNull();
    await userEvent.click(undone.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(screen.queryByRole('group', { name: /selected/ })).toBeNull();
  },
};

/** A rejection needs a reason. Presets are in the language of the authors, if they share one. */
export const Rejecting: Story = {
  args: { responses: { ...hidingOffers, ...byRomanians } },
  play: async ({ canvasElement }) => {
    const screen = await chooseAll(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Rejected' }));
    await dialog.findByText('Prețul nu este realist');
    await userEvent.click(dialog.getByRole('button', { name: 'The price is not realistic' }));
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue(
      'Prețul nu este realist',
    );
  },
};

/** A change of one field in many records. Unique fields are not offered. */
export const SettingAField: Story = {
  play: async ({ canvasElement }) => {
    const screen = await chooseAll(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit field' }));
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Preview changes' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Field' }));
    await expect(dialog.queryByRole('option', { name: 'Code' })).toBeNull();
    await userEvent.click(await dialog.findByRole('option', { name: 'Type' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Service' }));
    await expect(dialog.getByRole('button', { name: 'Preview changes' })).toBeEnabled();
  },
};

/** Each change needs its permission: a user who may only export sees only the export. */
export const OnlyExport: Story = {
  args: {
    grants: [
      ['read', 'offers'],
      ['export', 'offers'],
    ],
  },
  play: async ({ canvasElement }) => {
    const screen = await chooseAll(canvasElement);
    const bar = within(await screen.findByRole('group', { name: /selected/ }));
    await bar.findByRole('button', { name: 'Export' });
    await expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull();
    await expect(bar.queryByRole('button', { name: 'Change status' })).toBeNull();
  },
};
