import { PermissionGrid, type Permissions } from '@rentyard/ui/PermissionGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const saved: Permissions = {
  offers: ['read', 'create', 'update', 'delete', 'export'],
  orders: ['read', 'update'],
  countries: ['read'],
  buzbot_messages: ['read', 'reply'],
};

const meta = {
  component: PermissionGrid,
  args: {
    label: 'Permissions of the role Editor',
    subjectLabel: 'Module',
    subjects: [
      { id: 'offers', label: 'Offers', actions: ['read', 'create', 'update', 'delete', 'export'] },
      { id: 'orders', label: 'Orders', actions: ['read', 'create', 'update', 'delete', 'export'] },
      { id: 'categories', label: 'Categories', actions: ['read', 'create', 'update', 'delete'] },
      { id: 'countries', label: 'Countries', actions: ['read', 'create', 'update', 'delete'] },
      { id: 'buzbot_messages', label: 'Bot messages', actions: ['read', 'reply'] },
      { id: 'users', label: 'Users', actions: ['read', 'create', 'update', 'delete'] },
    ],
    actions: [
      { id: 'read', label: 'Read' },
      { id: 'create', label: 'Create' },
      { id: 'update', label: 'Change' },
      { id: 'delete', label: 'Delete' },
      { id: 'export', label: 'Export' },
      { id: 'reply', label: 'Reply' },
    ],
    value: saved,
    saved,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PermissionGrid
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PermissionGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(box('Offers: all actions')).toHaveAttribute('aria-checked', 'true');
    await expect(box('Orders: all actions')).toHaveAttribute('aria-checked', 'mixed');
    await expect(box('Read: all sections')).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(box('Orders: all actions'));
    await expect(box('Orders: all actions')).toHaveAttribute('aria-checked', 'true');
    await expect(box('Delete: Orders, changed')).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(box('Orders: all actions'));
    await expect(box('Orders: all actions')).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(box('Read: all sections'));
    await expect(box('Read: all sections')).toHaveAttribute('aria-checked', 'true');
    await expect(box('All permissions')).toHaveAttribute('aria-checked', 'mixed');
  },
};

/** One tab stop. Arrows, Home and End move, with Ctrl to the corners. Space and Enter change a cell. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.tab();
    await expect(box('All permissions')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(box('Create: Orders')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box('Create: Orders, changed')).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(box('Create: Orders')).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{End}');
    await expect(box('Export: Orders')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box('Delete: Categories')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(box('Delete: Users')).toHaveFocus();
    await userEvent.keyboard('{Home}{PageUp}');
    await expect(box('All permissions')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(box('All permissions')).toHaveFocus();
  },
};

/** Locked cells are focusable, show their reason, and do not change when a whole row is toggled. */
export const LockedSquares: Story = {
  args: {
    lockedBecause: ({ subject, action }) =>
      subject === 'users' && action !== 'read' ? 'Only the role Admin may hold this' : undefined,
  },
  play: async ({ args, canvas }) => {
    const locked = canvas.getByRole('checkbox', { name: 'Delete: Users' });
    await expect(locked).toHaveAccessibleDescription('Only the role Admin may hold this');
    await userEvent.click(locked);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Users: all actions' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...saved, users: ['read'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Users: all actions' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...saved, users: [] });
  },
};

export const WithChanges: Story = {
  args: {
    value: {
      ...saved,
      offers: ['read', 'update'],
      categories: ['read'],
      orders: ['read', 'export', 'update'],
    },
  },
};

/** Compares with other permissions: cells that differ are marked and described. */
export const Compared: Story = {
  args: { compared: { name: 'Moderator', value: { ...saved, orders: ['read', 'delete'] } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Delete: Orders, Moderator: allowed' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: 'Change: Orders, Moderator: not allowed' }),
    ).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Read: Orders' })).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };
