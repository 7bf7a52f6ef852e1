import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { offerForEdit } from './records.ts';

const meta = {
  title: 'Admin/RecordTabs',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/offers/edit/412', language: 'en' },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const reverted = fn(() => ({ body: { data: { ...offerForEdit, version: 4 } } }));

/** The history of all changes. The form keeps its state behind the tab. */
export const History: Story = {
  args: {
    address: '/offers/edit/412?tab=history',
    responses: { 'POST offers/:id/revert': reverted },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const changes = await screen.findByRole('table', { name: /Edited, Ana Rusu/ });
    await expect(within(changes).getByRole('rowheader', { name: 'Name (ro)' })).toBeVisible();
    // Amounts are whole values with their currency.
    await expect(within(changes).getByText('52.00 USD')).toBeVisible();
    const [revert] = screen.getAllByRole('button', { name: 'Revert this change' });
    if (revert) await userEvent.click(revert);
    const change = { entry: 93, to: 'change', version: 3 };
    await waitFor(() =>
      expect(reverted).toHaveBeenCalledWith(expect.objectContaining({ body: change })),
    );
    await expect(
      await screen.findAllByText('Reverted: Name (ro), Per hour, Brand'),
    ).not.toHaveLength(0);
    // A status has nothing to revert.
    await expect(screen.getByText('Use the status buttons to change the status')).toBeVisible();
    const [version] = screen.getAllByRole('button', { name: 'Revert to this version' });
    if (version) await userEvent.click(version);
    const sheet = within(await screen.findByRole('alertdialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Revert to this version' }));
    const body = { entry: 92, to: 'after', version: 4 };
    await waitFor(() => expect(reverted).toHaveBeenCalledWith(expect.objectContaining({ body })));
    await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible());
  },
};

const uses = [
  { subject: 'orders', id: 7, name: 'Order for Crawler excavator' },
  { subject: 'buzbot_messages', id: 5, name: 'Ion Munteanu' },
];

/** The records that reference this record, with links. A conversation has no form, so its link opens the room. */
export const Uses: Story = {
  args: {
    address: '/offers/edit/412?tab=uses',
    responses: { 'GET offers/:id/uses': { body: { data: uses } } },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const link = await screen.findByRole('link', { name: 'Order for Crawler excavator' });
    await expect(link).toHaveAttribute('href', '/en/orders/show/7');
    const room = screen.getByRole('link', { name: 'Ion Munteanu' });
    await expect(room).toHaveAttribute('href', '/en/buzbot_messages/room/5');
    await expect(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  },
};
