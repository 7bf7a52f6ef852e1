import { AppShell } from '@rentyard/ui/AppShell';
import { Avatar } from '@rentyard/ui/Avatar';
import { Breadcrumbs } from '@rentyard/ui/Breadcrumbs';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Logo } from '@rentyard/ui/Logo';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { SideBar, type SideBarGroup } from '@rentyard/ui/SideBar';
import { Tabs } from '@rentyard/ui/Tabs';
import { TopBar } from '@rentyard/ui/TopBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import BadgeIcon from 'lucide-react/icons/badge';
import Coins from 'lucide-react/icons/coins';
import Languages from 'lucide-react/icons/languages';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Tractor from 'lucide-react/icons/tractor';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

const groups: readonly SideBarGroup[] = [
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
    label: 'Catalogue',
    items: [{ id: 'brands', label: 'Brands', icon: BadgeIcon, href: '#/brands' }],
  },
  {
    label: 'Geography & money',
    items: [
      { id: 'currencies', label: 'Currencies', icon: Coins, href: '#/currencies' },
      { id: 'languages', label: 'Languages', icon: Languages, href: '#/languages' },
    ],
  },
];

function Shell({ startsCollapsed = false }: { readonly startsCollapsed?: boolean }): ReactNode {
  const [isCollapsed, setCollapsed] = useState(startsCollapsed);
  return (
    <AppShell
      isCollapsed={isCollapsed}
      sideBar={
        <SideBar
          logo={<Logo name="Rentyard" isMark={isCollapsed} />}
          groups={groups}
          isCollapsed={isCollapsed}
          onToggle={() => setCollapsed(!isCollapsed)}
        />
      }
      topBar={
        <TopBar actions={<Avatar name="Ana Marin" />}>
          <Breadcrumbs items={[{ label: 'Marketplace' }, { label: 'Offers' }]} />
        </TopBar>
      }
    >
      <PageHeader
        title="Offers"
        count="412 results"
        actions={
          <>
            <Button>Export</Button>
            <Button variant="primary">Create offer</Button>
          </>
        }
      />
      <Tabs
        label="Statuses"
        items={[
          { id: 'all', label: 'All', href: '#/all', count: 412 },
          { id: 'new', label: 'New', href: '#/new', count: 14, isCurrent: true },
          { id: 'active', label: 'Active', href: '#/active', count: 331 },
          { id: 'hidden', label: 'Hidden', href: '#/hidden', count: 52 },
          { id: 'rejected', label: 'Rejected', href: '#/rejected', count: 15 },
        ]}
      />
      <Card>Rows stand here.</Card>
    </AppShell>
  );
}

const meta = {
  component: Shell,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Offers/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    const rail = canvas.getByRole('navigation', { name: 'Main navigation' });
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
    await waitFor(() => expect(rail.offsetWidth).toBe(56));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }));
    await waitFor(() => expect(rail.offsetWidth).toBe(232));
  },
};

export const Collapsed: Story = { args: { startsCollapsed: true } };

/** Between 640 and 1024 px the side bar shows only icons. The button in the top bar expands it. */
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** Below 640 px the side bar is a drawer. Esc or following a link closes it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Main navigation' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: /Brands/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  },
};
