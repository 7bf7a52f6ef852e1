import { Button } from '@rentyard/ui/Button';
import { IconButton } from '@rentyard/ui/IconButton';
import { Menu } from '@rentyard/ui/Menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const handleHide = fn();
const handleMove = fn();

const meta = {
  component: Menu,
  args: {
    trigger: <IconButton label="Actions of Crawler excavator, 20 t" icon={Ellipsis} />,
    placement: 'bottom-start',
    items: [
      { label: 'Edit', icon: Pencil, href: '#/en/offers/edit/10412', shortcut: 'E' },
      { label: 'Save a copy', icon: Copy, isDisabled: true },
      { label: 'Hide', icon: EyeOff, onPress: handleHide },
      'separator',
      { label: 'Delete', icon: Trash2, tone: 'danger', onPress: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('menu', { name: /^Actions of/ })).toBeVisible());
  },
};

/** The keys of the ARIA menu pattern and type-ahead. The focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    handleHide.mockClear();
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Home}');
    await expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('h');
    await expect(canvas.getByRole('menuitem', { name: 'Hide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handleHide).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** A second click on the button closes the menu. */
export const Toggles: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Choices: Story = {
  args: {
    trigger: <Button>EN</Button>,
    label: 'Language',
    items: [
      { label: 'English', isChecked: true },
      { label: 'Русский', isChecked: false },
      { label: 'Українська', isChecked: false },
      { label: 'Română', isChecked: false },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'EN' }));
    await expect(canvas.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};

const moveItems = [
  { label: 'Edit', onPress: fn() },
  {
    label: 'Move to',
    items: [
      { label: 'Excavators', onPress: handleMove },
      { label: 'Loaders', items: [{ label: 'Wheel loaders', onPress: handleMove }] },
    ],
  },
  { label: 'Delete', tone: 'danger', onPress: fn() },
] as const;

/**
 * The arrow along the text opens a submenu, the other arrow and Esc close one level and return the focus to its item.
 * A chosen item closes all levels.
 */
export const Submenus: Story = {
  args: { trigger: <Button>Actions</Button>, items: moveItems },
  play: async ({ canvas }) => {
    handleMove.mockClear();
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    const menus = () => canvas.queryAllByRole('menu').length;
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(menus()).toBe(1);
    await userEvent.keyboard('m');
    await expect(item('Move to')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(item('Excavators')).toHaveFocus();
    await expect(item('Move to')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('menu', { name: 'Move to' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(item('Wheel loaders')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(item('Loaders')).toHaveFocus();
    await expect(menus()).toBe(2);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('Move to')).toHaveFocus();
    await expect(menus()).toBe(1);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{Enter}');
    await expect(handleMove).toHaveBeenCalledOnce();
    await waitFor(() => expect(menus()).toBe(0));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A submenu opens below the pointer and closes when the pointer rests on another item. A press opens it immediately. */
export const SubmenusByPointer: Story = {
  args: { trigger: <Button>Actions</Button>, items: moveItems },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const move = await canvas.findByRole('menuitem', { name: 'Move to' });
    await userEvent.hover(move);
    const menu = await canvas.findByRole('menu', { name: 'Move to' });
    await expect(within(menu).getByRole('menuitem', { name: 'Excavators' })).not.toHaveFocus();
    await waitFor(() => {
      const [item, box] = [move.getBoundingClientRect(), menu.getBoundingClientRect()];
      expect(box.left).toBeGreaterThanOrEqual(item.right - 8);
      expect(Math.abs(box.top - item.top)).toBeLessThan(12);
    });
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(canvas.queryByRole('menu', { name: 'Move to' })).toBeNull());
    await userEvent.click(move);
    await expect(canvas.getByRole('menuitem', { name: 'Excavators' })).toHaveFocus();
  },
};

/** In text from right to left, the left arrow opens a submenu, at the left of its item. */
export const SubmenusFromRightToLeft: Story = {
  args: { trigger: <Button>Actions</Button>, items: moveItems },
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    const move = await canvas.findByRole('menuitem', { name: 'Move to' });
    await userEvent.keyboard('m{ArrowLeft}');
    const menu = canvas.getByRole('menu', { name: 'Move to' });
    await waitFor(() =>
      expect(menu.getBoundingClientRect().right).toBeLessThan(
        move.getBoundingClientRect().left + 8,
      ),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(move).toHaveFocus();
  },
};
