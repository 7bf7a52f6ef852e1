import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: Button,
  args: { children: 'Save offer', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save offer' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack direction="row" wrap>
      <Button variant="primary">Create offer</Button>
      <Button>Export</Button>
      <Button variant="ghost">Columns</Button>
      <Button variant="danger" icon={Trash2}>
        Delete offer
      </Button>
    </Stack>
  ),
};

/** Choices stacked in a card. */
export const Wide: Story = {
  render: () => (
    <Stack gap={2}>
      <Button variant="approve" isWide>
        Approve
      </Button>
      <Button variant="refuse" isWide>
        Reject…
      </Button>
    </Stack>
  ),
};

export const Large: Story = { args: { size: 'large', variant: 'primary' } };

export const WithIcon: Story = {
  args: { icon: Plus, children: 'Create offer', variant: 'primary' },
};

export const WithShortcut: Story = { args: { shortcut: 'Ctrl S', variant: 'primary' } };

export const Disabled: Story = { args: { disabled: true } };

/** Keeps the focus and ignores clicks, so that nothing is submitted twice. */
export const Busy: Story = {
  args: { isBusy: true, variant: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save offer' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
