import { SearchField } from '@rentyard/ui/SearchField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: SearchField,
  args: { placeholder: 'Search by name, code, alias', shortcut: '/', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Esc clears the field. In an empty field it removes the focus. */
export const Clears: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(input, 'excavator');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'crane{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(input).not.toHaveFocus();
  },
};

export const Filled: Story = { args: { defaultValue: 'excavator' } };
