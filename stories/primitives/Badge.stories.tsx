import { Badge } from '@rentyard/ui/Badge';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack direction="row" wrap>
      <Badge tone="info">Queued</Badge>
      <Badge tone="success">Delivered</Badge>
      <Badge tone="neutral">Draft</Badge>
      <Badge tone="warning">No photo</Badge>
      <Badge tone="danger">Failed</Badge>
    </Stack>
  ),
};
