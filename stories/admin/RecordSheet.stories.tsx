import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';

const meta = {
  title: 'Admin/RecordSheet',
  component: AdminScreen,
  loaders: [loadScreens],
  args: { address: '/brands/create', language: 'en' },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is generated, and the alias follows the name until it is edited by hand. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Экскаватор Завод');
    const code = screen.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveAttribute('placeholder', 'Generated automatically');
    await userEvent.click(screen.getByText('Advanced'));
    const alias = screen.getByRole('textbox', { name: 'URL alias' });
    await waitFor(() => expect(alias).toHaveAttribute('placeholder', 'ekskavator-zavod'));
    await userEvent.type(screen.getByRole('textbox', { name: 'URL alias' }), 'by-hand');
    await userEvent.type(name, ' 2');
    await expect(screen.getByRole('textbox', { name: 'URL alias' })).toHaveValue('by-hand');
  },
};

export const Edit: Story = {
  args: { address: '/brands/edit/3' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Komatsu');
    await expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible();
  },
};

/** Missing values are marked, and the first of these fields gets the focus. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByText('Field Name is required!')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** Leaving with unsaved values asks for confirmation. Staying keeps the values. */
export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Volvo');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/unsaved data/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(name).toHaveValue('Volvo');
  },
};
