import { TextLink } from '@rentyard/ui/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: TextLink,
  args: { href: '#/offers/1284', children: 'Komatsu PC210' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Komatsu PC210' });
    await expect(link).toHaveAttribute('href', '#/offers/1284');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/** The new tab receives no reference to this page. */
export const External: Story = {
  args: { href: 'https://example.com/manual', isExternal: true, children: 'Manual' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Manual' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
