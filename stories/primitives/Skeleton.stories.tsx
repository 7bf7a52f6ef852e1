import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Skeleton, args: { width: '60%' } } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Has the size of the loading content, so that the layout does not shift. */
export const OfACard: Story = {
  render: () => (
    <Stack aria-busy>
      <Skeleton width="40%" height={20} />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width={96} height={32} />
      <Skeleton width={28} height={28} isRound />
    </Stack>
  ),
};
