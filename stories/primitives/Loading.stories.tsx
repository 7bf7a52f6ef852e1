import { Progress } from '@rentyard/ui/Progress';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Spinner } from '@rentyard/ui/Spinner';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Loading offers', size: 20 } };

export const SkeletonOfACard: Story = {
  render: () => (
    <Stack aria-busy>
      <Skeleton width="40%" height={20} />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width={96} height={32} />
    </Stack>
  ),
};

export const ProgressKnown: Story = {
  render: () => <Progress label="Uploading photos" value={0.4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photos' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const ProgressUnknown: Story = { render: () => <Progress label="Preparing the export" /> };
