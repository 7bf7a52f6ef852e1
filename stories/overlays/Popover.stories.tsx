import { Button } from '@rentyard/ui/Button';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { Popover } from '@rentyard/ui/Popover';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

const meta = {
  component: Popover,
  args: {
    trigger: <Button>Columns</Button>,
    label: 'Columns of the table',
    children: (close: () => void) => (
      <Stack>
        <Checkbox label="Category" defaultChecked />
        <Checkbox label="Brand" defaultChecked />
        <Checkbox label="Region" />
        <Button onClick={close}>Done</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    const box = await canvas.findByRole('dialog', { name: 'Columns of the table' });
    await waitFor(() => expect(box).toBeVisible());
    await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      button.getBoundingClientRect().bottom,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  },
};
