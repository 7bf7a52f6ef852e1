import { Steps } from '@rentyard/ui/Steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: Steps,
  args: {
    label: 'Category "Crawler excavators"',
    current: 'properties',
    steps: [
      { id: 'basics', label: 'Basics', href: '#basics', state: 'done' },
      { id: 'properties', label: 'Properties', href: '#properties', state: 'todo' },
      { id: 'prices', label: 'Prices', href: '#prices', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Step 1 of 3: Basics ?, done/ })).toBeVisible();
    const current = canvas.getByRole('link', { name: /Properties/ });
    await expect(current).toHaveAttribute('aria-current', 'step');
    await userEvent.tab();
    await userEvent.tab();
    await expect(current).toHaveFocus();
  },
};

/** A step with errors also has a text for screen readers. */
export const WithErrors: Story = {
  args: {
    steps: [
      { id: 'basics', label: 'Basics', href: '#basics', state: 'error' },
      { id: 'properties', label: 'Properties', href: '#properties', state: 'error' },
      { id: 'prices', label: 'Prices', href: '#prices', state: 'done' },
    ],
  },
};

/** Later steps of a new record have no URL yet. */
export const NotReachableYet: Story = {
  args: {
    current: 'basics',
    steps: [
      { id: 'basics', label: 'Basics', href: '#basics' },
      { id: 'properties', label: 'Properties' },
      { id: 'prices', label: 'Prices' },
    ],
  },
};
