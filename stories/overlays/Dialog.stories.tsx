import { useAlerts } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { Dialog, type DialogProps } from '@rentyard/ui/Dialog';
import { Menu } from '@rentyard/ui/Menu';
import { Stack } from '@rentyard/ui/Stack';
import { TextField } from '@rentyard/ui/TextField';
import { Tooltip } from '@rentyard/ui/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

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

/** Esc hides only an open tooltip inside. What was typed stays. */
export const EscHidesTheTooltipOnly: Story = {
  args: {
    isOpen: true,
    children: (
      <>
        <TextField label="Reason" />
        <Tooltip text="Sent to the owner of the offer">
          <Button>Preview</Button>
        </Tooltip>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'Wrong photo');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Wrong photo');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

const undo = fn();

function SaveDraft(): ReactNode {
  const { success } = useAlerts();
  const action = { label: 'Undo', onPress: undo };
  return (
    <Button onClick={() => success('Draft saved', { action, isSticky: true })}>Save draft</Button>
  );
}

/** An alert is announced and can be used above an open dialog, by pointer and by keyboard. The dialog stays open. */
export const AlertAbove: Story = {
  args: {
    isOpen: true,
    children: (
      <>
        <TextField label="Reason" />
        <SaveDraft />
      </>
    ),
  },
  beforeEach: () => undo.mockClear(),
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    const reason = canvas.getByLabelText('Reason');
    await userEvent.type(reason, 'Wrong photo');
    const save = canvas.getByRole('button', { name: 'Save draft' });
    await userEvent.click(save);
    const button = await canvas.findByRole('button', { name: 'Undo' });
    // What is outside of the dialog is inert.
    await expect(dialog).toContainElement(button);
    await expect(dialog).toContainElement(canvas.getByText('Draft saved', { selector: 'p' }));
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    await userEvent.click(button);
    await expect(undo).toHaveBeenCalledOnce();
    await expect(reason).toHaveValue('Wrong photo');

    await userEvent.click(save);
    const next = await canvas.findByRole('button', { name: 'Undo' });
    next.focus();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(dialog).toBeVisible();
    await expect(reason).toHaveValue('Wrong photo');

    await userEvent.click(save);
    await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
