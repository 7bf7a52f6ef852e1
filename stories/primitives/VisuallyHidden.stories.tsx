import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: VisuallyHidden,
  args: { children: ' offers wait for a review' },
  render: (args) => (
    <p>
      14
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('offers wait for a review');
    // Read out with the number, but takes no space.
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('14 offers wait for a review');
    await expect(words.offsetWidth).toBe(1);
    await expect(words).not.toHaveStyle({ display: 'none' });
  },
};
