import { Button } from '@rentyard/ui/Button';
import { type Confirm, useConfirm } from '@rentyard/ui/ConfirmProvider';
import { ConfirmSheet } from '@rentyard/ui/ConfirmSheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const meta = {
  component: ConfirmSheet,
  args: {
    isOpen: true,
    title: 'Delete 3 offers?',
    text: 'They stay in the trash for 30 days.',
    confirmLabel: 'Delete',
    tone: 'danger',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 300 px wide. The cancel button has the focus. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const sheet = canvas.getByRole('alertdialog', { name: 'Delete 3 offers?' });
    await expect(sheet).toHaveAccessibleDescription('They stay in the trash for 30 days.');
    await expect(sheet.offsetWidth).toBe(300);
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long texts wrap instead of overflowing. */
export const LongWords: Story = {
  args: {
    title: 'Внимание',
    text: 'В форме есть несохраненные данные. Вы уверены что хотите покинуть данную страницу?',
    confirmLabel: 'Покинуть страницу',
    cancelLabel: 'Остаться',
    tone: 'primary',
  },
};

export const Busy: Story = { args: { isBusy: true } };

function Asking(): ReactNode {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('not asked');
  return (
    <>
      <Button onClick={() => void ask(confirm).then((isYes) => setAnswer(isYes ? 'yes' : 'no'))}>
        Delete brand
      </Button>
      <output aria-label="Answer">{answer}</output>
    </>
  );
}

const ask = (confirm: Confirm) => confirm({ title: 'Delete Komatsu?', tone: 'danger' });

/** `useConfirm` resolves to true on Confirm and to false on Cancel. */
export const AsPromise: Story = {
  render: () => <Asking />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete brand' });
    const answer = canvas.getByRole('status', { name: 'Answer' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(answer).toHaveTextContent('yes'));
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(answer).toHaveTextContent('no'));
  },
};
