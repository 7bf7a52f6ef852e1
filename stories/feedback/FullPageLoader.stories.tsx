import { FullPageLoader } from '@rentyard/ui/FullPageLoader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  component: FullPageLoader,
  args: { text: 'Loading your experience...' },
} satisfies Meta<typeof FullPageLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Loading your experience...').closest('[role=status]')).toBeVisible(),
    );
  },
};
