import { SaveBar } from '@rentyard/ui/SaveBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: SaveBar,
  args: {
    isVisible: true,
    summary: '2 changes',
    detail: 'price per hour, region',
    saveLabel: 'Save offer',
    shortcut: 'Ctrl S',
    onSave: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 changes').closest('[role=status]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Save offer/ }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** While a save runs, changes cannot be discarded. */
export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Discard' })).toBeDisabled();
  },
};
