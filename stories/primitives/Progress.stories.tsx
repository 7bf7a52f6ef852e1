import { Progress } from '@rentyard/ui/Progress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Progress,
  args: { label: 'Uploading photos', value: 0.4 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photos' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

/** The total is unknown. */
export const Unknown: Story = {
  args: { label: 'Preparing the export', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
