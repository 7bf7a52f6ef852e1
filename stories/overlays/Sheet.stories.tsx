import { Button } from '@rentyard/ui/Button';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Sheet } from '@rentyard/ui/Sheet';
import { Switch } from '@rentyard/ui/Switch';
import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const meta = {
  component: Sheet,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Komatsu',
    children: (
      <FieldGrid>
        <TextField label="Name" defaultValue="Komatsu" required />
        <TextField label="Code" defaultValue="KOMATSU" isCode required />
        <TextField label="Alias" defaultValue="komatsu" isCode />
        <Switch label="Active" defaultChecked />
      </FieldGrid>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary" shortcut="Ctrl S">
          Save brand
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Komatsu' });
    const { clientWidth } = document.documentElement;
    await waitFor(() => expect(sheet.getBoundingClientRect().right).toBe(clientWidth));
  },
};

/** The first field has the focus. Esc calls `onClose` of the host. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A bottom sheet below 640 px. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
