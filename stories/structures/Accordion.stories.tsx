import { Accordion } from '@rentyard/ui/Accordion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const meta = {
  component: Accordion,
  args: {
    items: [
      { id: 'terms', title: 'Rental terms', content: 'At least one shift of eight hours.' },
      { id: 'delivery', title: 'Delivery', aside: '2 regions', content: 'Chișinău and Bălți.' },
      { id: 'operator', title: 'Operator', content: 'Included in the price.' },
    ],
    defaultOpen: ['terms'],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('At least one shift of eight hours.')).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Delivery' }));
    await waitFor(() => expect(canvas.getByText('Chișinău and Bălți.')).toBeVisible());
    await expect(canvas.getByText('At least one shift of eight hours.')).toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['terms', 'delivery']));
  },
};

/** Opening one section closes the others. */
export const Exclusive: Story = {
  args: { isExclusive: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Operator' }));
    await waitFor(() => expect(canvas.getByText('Included in the price.')).toBeVisible());
    await expect(canvas.getByText('At least one shift of eight hours.')).not.toBeVisible();
  },
};
