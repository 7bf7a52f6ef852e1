import { Button } from '@rentyard/ui/Button';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { NoMatch } from '@rentyard/ui/NoMatch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Tractor from 'lucide-react/icons/tractor';
import { expect, fn, userEvent } from 'storybook/test';

const clear = fn();
const retry = fn();

const meta = {
  component: EmptyState,
  args: {
    icon: Tractor,
    title: 'No offers yet',
    text: 'Machines and services for rent stand here, with prices and places.',
    action: <Button variant="primary">Create offer</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingMatches: Story = {
  render: () => <NoMatch onClear={clear} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(clear).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The offers could not be loaded"
      text="The server answered with an error. Try again; if it stays, tell support the request id."
      requestId="req-7f3a91c2"
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('req-7f3a91c2').closest('[role=alert]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
