import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { pageOf } from './fakeServer.ts';
import { deletedBrands } from './manyRecords.ts';

const meta = {
  title: 'Admin/Trash',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/brands/page/1?trashed=1',
    language: 'en',
    responses: { 'GET brands': ({ query }) => pageOf(deletedBrands, query) },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const row = within(await screen.findByRole('row', { name: /JCB/ }));
    await expect(row.getByText('28 days')).toBeVisible();
    await expect(row.getByText('Main Admin')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  },
};

/** Permanent deletion needs a confirmation and a separate permission. Restoring needs neither of them. */
export const Purging: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('row', { name: /JCB/ });
    await userEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    const bar = within(await screen.findByRole('group', { name: /selected/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete permanently' }));
    const question = within(await page.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText('Permanently delete 2 records')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  },
};

export const WithoutPurging: Story = {
  args: {
    grants: [
      ['read', 'brands'],
      ['delete', 'brands'],
    ],
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('row', { name: /JCB/ });
    await userEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    const bar = within(await screen.findByRole('group', { name: /selected/ }));
    await bar.findByRole('button', { name: 'Restore' });
    await expect(bar.queryByRole('button', { name: 'Delete permanently' })).toBeNull();
  },
};

/** A record that references a deleted record is not restored. A message says what must be restored first. */
export const HeldBack: Story = {
  args: {
    responses: {
      'GET brands': ({ query }) => pageOf(deletedBrands, query),
      'POST brands/restore': {
        body: {
          data: {
            restored: [],
            refused: [
              {
                id: 1,
                reason: 'reference_trashed',
                uses: [{ subject: 'projects', id: 4, name: 'Rentyard Moldova' }],
              },
            ],
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('row', { name: /JCB/ });
    await userEvent.click(screen.getByRole('checkbox', { name: /JCB/ }));
    const bar = within(await screen.findByRole('group', { name: /selected/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Restore' }));
    const news = within(await page.findByRole('region', { name: 'Notifications' }));
    await news.findByText(
      '1 record was not restored: first restore the records it uses (Rentyard Moldova)',
    );
  },
};

export const Empty: Story = {
  args: { responses: { 'GET brands': ({ query }) => pageOf([], query) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The trash is empty');
  },
};
