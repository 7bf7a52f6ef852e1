import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: Text,
  args: { children: 'Crawler excavator, 20 t' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      <Text size="xs">Crawler excavator, 20 t</Text>
      <Text size="sm">Crawler excavator, 20 t</Text>
      <Text size="md">Crawler excavator, 20 t</Text>
      <Text size="base">Crawler excavator, 20 t</Text>
      <Text size="lg">Crawler excavator, 20 t</Text>
      <Text size="xl">Crawler excavator, 20 t</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text>48.00 USD per hour</Text>
      <Text tone="soft">48.00 USD per hour</Text>
      <Text tone="muted">on request</Text>
      <Text tone="success">Price is within the interval</Text>
      <Text tone="warning">3 times the median of its category</Text>
      <Text tone="danger">Below the least price</Text>
      <Text tone="accent">Open the record</Text>
    </Stack>
  ),
};

/** The title shows the whole text while it is truncated. */
export const Truncated: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    truncate: true,
    children:
      'Long-reach crawler excavator, 30 t, with hydraulic hammer, ripper and two buckets, operator included',
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Long-reach/);
    await userEvent.hover(text);
    await expect(text).toHaveAttribute('title', text.textContent);
  },
};
