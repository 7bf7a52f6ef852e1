import { ErrorState } from '@rentyard/ui/ErrorState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: ErrorState,
  args: {
    title: 'The offers could not be loaded',
    text: 'The server answered with an error. Try again; if it stays, tell support the request id.',
    requestId: 'req-7f3a91c2',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('req-7f3a91c2').closest('[role=alert]')).toBeVisible();
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a retry and without a request id. */
export const WordsAlone: Story = { args: { requestId: undefined, onRetry: undefined } };
