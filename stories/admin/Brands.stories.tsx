import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { catalogueResponses } from './catalogueRows.ts';
import type { FakeRequest } from './fakeServer.ts';

const ordered = fn((_: FakeRequest) => ({ body: { data: { changed: [] } } }));
const outcome = ({ body }: FakeRequest) => ({
  body: {
    data: {
      into: { id: body.into, name: body.into === 1 ? 'Atlas Copco' : 'JCB' },
      merged: [body.into === 1 ? { id: 2, name: 'JCB' } : { id: 1, name: 'Atlas Copco' }],
      moves: [{ subject: 'offers', count: body.into === 1 ? 12 : 30 }],
    },
  },
});
const merged = fn(outcome);

const meta = {
  title: 'Admin/Brands',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/brands/page/1',
    language: 'en',
    responses: {
      ...catalogueResponses,
      'PATCH brands/order': ordered,
      'POST brands/merge/preview': outcome,
      'POST brands/merge': merged,
    },
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reordering by keyboard saves immediately. */
export const Ordering: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Change order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change order' }));
    const grip = await dialog.findByRole('button', { name: /Komatsu/ });
    grip.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save order' }));
    await waitFor(() =>
      expect(ordered).toHaveBeenCalledWith(
        expect.objectContaining({ body: { ids: [3, 1, 2, 4] } }),
      ),
    );
  },
};

/** The merge dialog previews the moved records for the selected target brand. */
export const Merging: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Atlas Copco/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /JCB/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Merge brands' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge 2 brands' }));
    await expect(await dialog.findByText('12')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'JCB' }));
    await expect(await dialog.findByText('30')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Merge brands' }));
    await waitFor(() =>
      expect(merged).toHaveBeenCalledWith(expect.objectContaining({ body: { into: 2, ids: [1] } })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
