import { Breadcrumbs } from '@rentyard/ui/Breadcrumbs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Marketplace' },
      { label: 'Offers', href: '#/en/offers/page/1' },
      { label: 'Crawler excavator, 20 t' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Crawler excavator, 20 t')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')).toEqual([document.activeElement]);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
