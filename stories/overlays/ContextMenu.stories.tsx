import { Card } from '@rentyard/ui/Card';
import { ContextMenu } from '@rentyard/ui/ContextMenu';
import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

const handleEdit = fn();

const meta = {
  component: ContextMenu,
  args: {
    label: 'Crawler excavator, 20 t',
    role: 'group',
    'aria-label': 'Crawler excavator, 20 t',
    tabIndex: 0,
    items: [
      { label: 'Edit', icon: Pencil, onPress: handleEdit },
      { label: 'Save a copy', icon: Copy, onPress: fn() },
      { label: 'Move to', items: [{ label: 'Loaders', onPress: fn() }] },
      'separator',
      { label: 'Delete', icon: Trash2, tone: 'danger', onPress: fn() },
    ],
    onOpenChange: fn(),
    children: <Card title="Crawler excavator, 20 t">Right-click, or press for half a second.</Card>,
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A right click opens the menu at the pointer. Esc closes it and returns the focus. */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('group');
    area.focus();
    const { left, top } = area.getBoundingClientRect();
    const at = { clientX: left + 60, clientY: top + 30, button: 2 };
    fireEvent.contextMenu(area, at);
    const menu = await canvas.findByRole('menu', { name: 'Crawler excavator, 20 t' });
    await waitFor(() => {
      const box = menu.getBoundingClientRect();
      expect(Math.abs(box.left - at.clientX)).toBeLessThan(8);
      expect(Math.abs(box.top - at.clientY)).toBeLessThan(8);
    });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(area).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    fireEvent.contextMenu(area, at);
    await canvas.findByRole('menu');
  },
};

/** While the button is pressed, the menu waits: releasing it would close the menu. */
export const OpensOnRelease: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group');
    fireEvent.contextMenu(area, { clientX: 40, clientY: 40, button: 2, buttons: 2 });
    await expect(canvas.queryByRole('menu')).toBeNull();
    fireEvent.pointerUp(area, { button: 2 });
    await expect(await canvas.findByRole('menu')).toBeVisible();
  },
};

/** Shift+F10 and the menu key open it at the focused element, and Enter runs an item. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    handleEdit.mockClear();
    const area = canvas.getByRole('group');
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      area.focus();
      await userEvent.keyboard(keys);
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      await userEvent.keyboard('m{ArrowRight}');
      await expect(canvas.getByRole('menuitem', { name: 'Loaders' })).toHaveFocus();
      await userEvent.keyboard('{Escape}{ArrowUp}{ArrowUp}{Enter}');
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
      await expect(area).toHaveFocus();
    }
    await expect(handleEdit).toHaveBeenCalledTimes(2);
  },
};

const finger = { pointerId: 7, pointerType: 'touch', button: 0, clientX: 60 } as const;

/** A finger that presses for half a second opens it when it lifts. A finger that moves scrolls instead. */
export const LongPress: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group');
    fireEvent.pointerDown(area, { ...finger, clientY: 40 });
    // The browser's own menu, while the finger presses.
    const own = new PointerEvent('contextmenu', { ...finger, bubbles: true, cancelable: true });
    area.dispatchEvent(own);
    await expect(own.defaultPrevented).toBe(true);
    await waitFor(() => expect(area.dataset.pressed).toBe(''));
    await expect(canvas.queryByRole('menu')).toBeNull();
    fireEvent.pointerUp(area, { ...finger, clientY: 41 });
    await expect(await canvas.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerDown(area, { ...finger, clientY: 40 });
    await waitFor(() => expect(area.dataset.pressed).toBe(''));
    fireEvent.pointerMove(area, { ...finger, clientY: 90 });
    await expect(area.dataset.pressed).toBeUndefined();
    fireEvent.pointerUp(area, { ...finger, clientY: 90 });
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

/** Fields inside keep the menu of the browser, with spelling and the clipboard. */
export const FieldsInside: Story = {
  args: { children: <TextField label="Name" defaultValue="Komatsu PC210" /> },
  play: async ({ canvas }) => {
    const isPrevented = !fireEvent.contextMenu(canvas.getByRole('textbox'), { button: 2 });
    await expect(isPrevented).toBe(false);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
