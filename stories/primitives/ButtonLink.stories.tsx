import { ButtonLink } from '@rentyard/ui/ButtonLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';

const meta = {
  component: ButtonLink,
  args: { children: 'Create offer', href: '#/en/offers/create' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create offer' })).toHaveAttribute(
      'href',
      '#/en/offers/create',
    );
  },
};

export const Primary: Story = { args: { variant: 'primary', icon: Plus } };
