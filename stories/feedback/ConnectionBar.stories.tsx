import { ConnectionBar } from '@rentyard/ui/ConnectionBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: ConnectionBar,
  args: { state: 'lost', text: 'The connection is lost. Your changes are kept.' },
} satisfies Meta<typeof ConnectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findByText(/The connection is lost/)).closest('[role=status]'),
    ).toBeVisible();
  },
};

export const Back: Story = { args: { state: 'back', text: 'The connection is back.' } };

export const NewVersion: Story = {
  args: {
    state: 'outdated',
    text: 'A new version is ready.',
    action: { label: 'Reload', onPress: () => {} },
  },
};
