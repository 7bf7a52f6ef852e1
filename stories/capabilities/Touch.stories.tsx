import { Button } from '@rentyard/ui/Button';
import { ConfirmSheet } from '@rentyard/ui/ConfirmSheet';
import { Sheet } from '@rentyard/ui/Sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { nothing } from '../guides/nothing.ts';
import { OffersTable } from '../table/OffersTable.tsx';

/** Gestures of fingers. Each of them has a button that does the same. */
const meta = {
  title: 'Foundations/Touch',
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const finger = { pointerId: 7, pointerType: 'touch', button: 0, isPrimary: true } as const;

/** A long press on a card opens the menu of its record. */
export const LongPress: Story = {
  render: () => (
    <OffersTable state={{ perPage: 5 }} rowActions={() => [{ label: 'Hide', onPress: nothing }]} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('listitem');
    const [, facts] = canvasElement.querySelectorAll('li dl');
    const card = facts?.closest('li') as HTMLElement;
    fireEvent.pointerDown(facts as Element, { ...finger, clientX: 100, clientY: 100 });
    await waitFor(() => expect(card.dataset.pressed).toBe(''));
    fireEvent.pointerUp(facts as Element, { ...finger, clientX: 102, clientY: 101 });
    await expect(await canvas.findByRole('menuitem', { name: 'Hide' })).toBeVisible();
    expect(card.dataset.pressed).toBeUndefined();
  },
};

const handleClose = fn();

async function pull(dialog: HTMLElement, by: number): Promise<void> {
  const head = dialog.querySelector('[data-swipe]') as HTMLElement;
  fireEvent.pointerDown(head, { ...finger, clientX: 100, clientY: 300 });
  await waitFor(() => {
    fireEvent.pointerMove(head, { ...finger, clientX: 100, clientY: 300 + by });
    expect(dialog.style.translate).toBe(`0px ${by}px`);
  });
  fireEvent.pointerUp(head, { ...finger, clientX: 100, clientY: 300 + by });
}

const openDialog = () =>
  waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    if (!dialog) throw new Error('No dialog is open.');
    return dialog;
  });

/** A sheet at the bottom closes when its head is pulled down. Pulled a little, it returns. */
export const SwipeSheet: Story = {
  beforeEach: () => handleClose.mockClear(),
  render: () => (
    <Sheet isOpen title="Komatsu PC210" onClose={handleClose} footer={<Button>Save</Button>}>
      Serviced in October
    </Sheet>
  ),
  play: async () => {
    const dialog = await openDialog();
    await pull(dialog, 12);
    expect(handleClose).not.toHaveBeenCalled();
    expect(dialog.style.translate).toBe('');
    await pull(dialog, 160);
    expect(handleClose).toHaveBeenCalledOnce();
  },
};

/** A confirmation that is pulled down is cancelled. */
export const SwipeConfirmation: Story = {
  beforeEach: () => handleClose.mockClear(),
  render: () => (
    <ConfirmSheet
      isOpen
      title="Delete the offer?"
      text="You can restore it for 30 days."
      onConfirm={nothing}
      onClose={handleClose}
    />
  ),
  play: async () => {
    await pull(await openDialog(), 160);
    expect(handleClose).toHaveBeenCalledOnce();
  },
};
