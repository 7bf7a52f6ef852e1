import { Button } from '@rentyard/ui/Button';
import { IconButton } from '@rentyard/ui/IconButton';
import { Menu } from '@rentyard/ui/Menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const handleHide = fn();

const meta = {
  component: Menu,
  args: {
    trigger: <IconButton label="Actions of Crawler excavator, 20 t" icon={Ellipsis} />,
    placement: 'bottom-start',
    items: [
      { label: 'Edit', icon: Pencil, href: '#/en/offers/edit/10412', shortcut: 'E' },
      { label: 'Save a copy', icon: Copy, isDisabled: true },
      { label: 'Hide', icon: EyeOff, onSelect: handleHide },
      'separator',
      { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: fn() },
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
