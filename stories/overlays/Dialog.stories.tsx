import { Button } from '@rentyard/ui/Button';
import { Dialog, type DialogProps } from '@rentyard/ui/Dialog';
import { Menu } from '@rentyard/ui/Menu';
import { Stack } from '@rentyard/ui/Stack';
import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

const characteristics = Array.from({ length: 24 }, (_, index) => `Characteristic ${index + 1}`);

const meta = {
  component: Dialog,
  args: {
    isOpen: false,
    onClose: () => {},
    title: 'Reject the offer',
    children: <TextField label="Reason" defaultValue="The photo shows another machine" />,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opened(props: DialogProps): ReactNode {
  const [isOpen, setOpen] = useState(props.isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reject…</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" onClick={close}>
              Reject
            </Button>
          </>
        }
      />
    </>
  );
}

/** The focus moves inside and returns to the button that opened the dialog. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Reject…' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Reject the offer' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByLabelText('Reason')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = { args: { isOpen: true } };

/** Below 640 px it docks to the bottom. */
export const OnAPhone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
};

export const LongContent: Story = {
  args: {
    isOpen: true,
    children: (
      <Stack>
        {characteristics.map((name) => (
          <TextField key={name} label={name} />
        ))}
      </Stack>
    ),
  },
};

/** Esc closes only an open menu inside. The dialog stays open. */
export const EscClosesTheTopLayerOnly: Story = {
  args: {
    isOpen: true,
    children: (
      <Menu
        trigger={<Button>Presets</Button>}
        items={[{ label: 'Wrong photo' }, { label: 'Double' }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Presets' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
