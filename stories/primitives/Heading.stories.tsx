import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Crawler excavator, 20 t' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Offers</Heading>
      <Heading level={2} size="lg">
        Crawler excavator, 20 t
      </Heading>
      <Heading level={3}>Price</Heading>
      <Heading level={4}>Per shift</Heading>
    </Stack>
  ),
};
