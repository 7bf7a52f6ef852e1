import { Timeline } from '@rentyard/ui/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Timeline,
  args: {
    items: [
      {
        id: 3,
        tone: 'danger',
        title: 'Rejected: photos are missing',
        meta: 'Ana M., 31 May, 14:30',
      },
      { id: 2, tone: 'success', title: 'Shown again', meta: 'Ion P., 12 May, 09:05' },
      { id: 1, title: 'Hidden', meta: 'Ana M., 3 May, 17:41' },
      { id: 0, tone: 'info', title: 'Created', meta: 'Utilaj Grup SRL, 28 April, 11:20' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first, on the screen and for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(titles[0]).toMatch(/^Rejected: photos are missing.*Ana M/);
    await expect(titles.at(-1)).toMatch(/^Created/);
  },
};
