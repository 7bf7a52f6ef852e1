import { NoMatch } from '@rentyard/ui/NoMatch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = { component: NoMatch, args: { onClear: fn() } } satisfies Meta<typeof NoMatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search and filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** For lists without search and filters to clear. */
export const WithoutAWayBack: Story = { args: { onClear: undefined } };
