import { Badge } from '@rentyard/ui/Badge';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

const machines = ['Excavators', 'Loaders', 'Cranes', 'Telehandlers', 'Compaction', 'Lifts'];

const meta = {
  component: Stack,
  args: {
    children: machines.map((name) => (
      <Badge key={name} tone="info">
        {name}
      </Badge>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { align: 'start' } };

export const Row: Story = { args: { direction: 'row', gap: 2, wrap: true } };
