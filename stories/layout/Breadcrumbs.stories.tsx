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

/** The end of a long label is cut, with the whole label on hover and focus. */
export const LongOnAPhone: Story = {
  args: {
    items: [
      { label: 'Offers', href: '#/en/offers/page/1' },
      {
        label: 'Crawler excavator with a hydraulic breaker, 20 t, Chișinău',
        href: '#/en/offers/show/12',
      },
      { label: 'Edit' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const label = canvas.getByRole('link', { name: /^Crawler/ });
    await expect(label).toHaveFocus();
    const { left, right } = label.getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
    await expect(label).toHaveAttribute('title', label.textContent);
  },
};
