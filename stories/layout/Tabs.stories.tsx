import { Tabs } from '@rentyard/ui/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Tabs,
  args: {
    label: 'Statuses',
    items: [
      { id: 'all', label: 'All', href: '#/all', count: 412 },
      { id: 'new', label: 'New', href: '#/new', count: 14, isCurrent: true },
      { id: 'active', label: 'Active', href: '#/active', count: 331 },
      { id: 'hidden', label: 'Hidden', href: '#/hidden', count: 52 },
      { id: 'rejected', label: 'Rejected', href: '#/rejected', count: 15 },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /New/ })).toHaveAttribute('aria-current', 'page');
  },
};

/** The strip scrolls inside itself; the page does not. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
