import { Stack } from '@rentyard/ui/Stack';
import { StatusBadge } from '@rentyard/ui/StatusBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: StatusBadge,
  args: { status: 'new', label: 'New' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Stack direction="row" wrap>
      <StatusBadge status="new" label="New" />
      <StatusBadge status="active" label="Active" />
      <StatusBadge status="hidden" label="Hidden" />
      <StatusBadge status="rejected" label="Rejected" />
    </Stack>
  ),
};
