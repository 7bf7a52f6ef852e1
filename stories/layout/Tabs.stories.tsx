import { Tabs } from '@rentyard/ui/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

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
    const current = canvas.getByRole('link', { name: /New/ });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(current).toHaveFocus();
  },
};

/** The tabs scroll to the current one. The page does not scroll. */
export const OnAPhone: Story = {
  args: {
    items: meta.args.items.map((item) => ({ ...item, isCurrent: item.id === 'rejected' })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const { right } = canvas.getByRole('link', { name: /Rejected/ }).getBoundingClientRect();
    // Tabs scroll by whole pixels.
    await expect(right).toBeLessThan(361);
  },
};
