import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { hiddenBrands, sharedBrands, viewResponses } from './manyRecords.ts';

const meta = {
  title: 'Admin/SavedViews',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/brands/page/1',
    language: 'en',
    responses: viewResponses(hiddenBrands, sharedBrands),
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A view is a tab. It sets the rows and the columns. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const tab = await screen.findByRole('link', { name: /Hidden brands 1/ });
    await expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('columnheader', { name: /Sort order/ })).toBeVisible();
    await userEvent.click(tab);
    await screen.findByText('1 brand');
    await expect(screen.queryByRole('columnheader', { name: /Sort order/ })).toBeNull();
    await screen.findByRole('button', { name: 'Remove the filter Status' });
  },
};

/** The current state of a list is saved as a view, and the view is deleted. */
export const Saving: Story = {
  args: {
    address: '/brands/page/1?quick_filter=komatsu',
    responses: viewResponses(hiddenBrands),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('1 brand');
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'View name' }), 'Mine{Enter}');
    const tab = await screen.findByRole('link', { name: 'Mine' });
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Mine' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete view' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save view' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull());
  },
};

/** A changed view shows a mark, and its changes can be saved. */
export const Changed: Story = {
  args: {
    address: '/brands/page/1?filter[status]=hidden&view=5',
    responses: viewResponses(hiddenBrands),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: /^Hidden brands/ });
    const remove = await screen.findByRole('button', { name: 'Remove the filter Status' });
    await userEvent.click(remove);
    await screen.findByRole('link', { name: 'Hidden brands, changed' });
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Hidden brands' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save changes' }));
    await screen.findByRole('link', { name: 'Hidden brands 1' });
  },
};

/** Views of other users can be used, but not changed. */
export const OfOthers: Story = {
  args: { address: '/brands/page/1?quick_filter=e&view=6', responses: viewResponses(sharedBrands) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const tab = await screen.findByRole('link', { name: /German makers/ });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  },
};
