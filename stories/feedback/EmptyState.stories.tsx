import { Button } from '@rentyard/ui/Button';
import { EmptyState } from '@rentyard/ui/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Tractor from 'lucide-react/icons/tractor';

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

/** For users with read permission only. */
export const WithoutAction: Story = { args: { action: undefined } };
