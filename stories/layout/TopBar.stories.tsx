import { Avatar } from '@rentyard/ui/Avatar';
import { Breadcrumbs } from '@rentyard/ui/Breadcrumbs';
import { TopBar } from '@rentyard/ui/TopBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: TopBar,
  args: {
    actions: <Avatar name="Ana Marin" />,
    children: (
      <Breadcrumbs
        items={[{ label: 'Marketplace' }, { label: 'Offers', href: '#/offers' }, { label: 'New' }]}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
};

/** If the side bar is a drawer or shows only icons, a button in the top bar opens it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
