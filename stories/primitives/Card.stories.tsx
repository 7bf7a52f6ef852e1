import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Text } from '@rentyard/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Card,
  args: { title: 'Place', children: 'Str. Uzinelor 12, Chișinău' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Place' })).toBeVisible();
  },
};

export const WithActions: Story = { args: { actions: <Button>Show on map</Button> } };

export const Untitled: Story = {
  render: () => (
    <Card>
      <Text tone="muted">No photos of this machine yet.</Text>
    </Card>
  ),
};
