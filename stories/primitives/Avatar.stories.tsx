import { Avatar } from '@rentyard/ui/Avatar';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Avatar, args: { name: 'Ana Rusu' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A single name gives one initial, in any alphabet. */
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Avatar name="Ana Rusu" size="small" />
      <Avatar name="Ana Rusu" />
      <Avatar name="Łukasz Żak" size="large" />
      <Avatar name="Мирослава" size="large" />
    </Stack>
  ),
};
