import { Banner } from '@rentyard/ui/Banner';
import { Button } from '@rentyard/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: Banner,
  args: {
    title: 'Two machines have no price',
    children: 'Customers cannot order them until you set one.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const banner = canvas.getByText('Two machines have no price').closest('[role=status]');
    await expect(banner).toBeVisible();
  },
};

export const Success: Story = { args: { tone: 'success', title: 'Import finished' } };

export const Warning: Story = {
  args: { tone: 'warning', action: <Button>Set prices</Button>, onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Interrupts screen readers when it appears. */
export const Danger: Story = {
  args: { tone: 'danger', title: 'The export failed', children: 'Try again in a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/The export failed/);
  },
};
