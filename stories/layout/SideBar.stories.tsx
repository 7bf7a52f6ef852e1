import { Logo } from '@rentyard/ui/Logo';
import { SideBar } from '@rentyard/ui/SideBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Tractor from 'lucide-react/icons/tractor';
import Users from 'lucide-react/icons/users';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const handleToggle = fn();

const meta = {
  component: SideBar,
  args: {
    logo: <Logo name="Rentyard" />,
    groups: [
      {
        label: 'Marketplace',
        items: [
          {
            id: 'offers',
            label: 'Offers',
            icon: Tractor,
            href: '#/offers',
            count: 14,
            isCurrent: true,
          },
          { id: 'orders', label: 'Orders', icon: ShoppingCart, href: '#/orders', count: 6 },
        ],
      },
      {
        label: 'People',
        items: [{ id: 'users', label: 'Users', icon: Users, href: '#/users' }],
      },
    ],
    onToggle: handleToggle,
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story, { args }) => (
      <div style={{ width: args.isCollapsed ? 56 : 232, height: 400, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    handleToggle.mockClear();
    const current = canvas.getByRole('link', { name: /Offers/ });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveTextContent('14');
    await userEvent.tab();
    await expect(current).toHaveFocus();
    const toggle = canvas.getByRole('button', { name: 'Collapse sidebar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(handleToggle).toHaveBeenCalledOnce();
  },
};

/** Icons keep their names for screen readers and show them on hover. */
export const Collapsed: Story = {
  args: { isCollapsed: true, logo: <Logo name="Rentyard" isMark /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Orders/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  },
};

/** The entry of the current page is in sight, also below many others. */
export const LongList: Story = {
  args: {
    groups: [
      {
        label: 'Everything',
        items: Array.from({ length: 50 }, (_, at) => ({
          id: `page-${at}`,
          label: `Page ${at + 1}`,
          icon: Tractor,
          href: `#/pages/${at}`,
          isCurrent: at === 49,
        })),
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 232 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Page 50' });
    await waitFor(() =>
      expect(current.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};
