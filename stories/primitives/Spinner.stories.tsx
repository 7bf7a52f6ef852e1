import { Spinner } from '@rentyard/ui/Spinner';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Spinner,
  args: { label: 'Loading offers', size: 'medium' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading offers' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Spinner />
      <Spinner size="medium" />
      <Spinner size="large" />
    </Stack>
  ),
};
