import { StatusMenu, type StatusMenuProps } from '@rentyard/ui/StatusMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  component: StatusMenu,
  args: {
    tone: 'success',
    label: 'Active',
    choices: [
      { value: 'hidden', label: 'Hide' },
      { value: 'rejected', label: 'Reject', tone: 'danger' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof StatusMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Active: change status' }));
    const menu = await canvas.findByRole('menu', { name: 'Active: change status' });
    await waitFor(() => expect(menu).toBeVisible());
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
  },
};

const statuses: Readonly<Record<string, Pick<StatusMenuProps, 'tone' | 'label'>>> = {
  new: { tone: 'info', label: 'New' },
  active: { tone: 'success', label: 'Active' },
  hidden: { tone: 'neutral', label: 'Hidden' },
  rejected: { tone: 'danger', label: 'Rejected' },
};

/** A status change keeps the focus. */
export const ByKeyboard: Story = {
  render: function Hiding(args) {
    const [status, setStatus] = useState('active');
    return <StatusMenu {...args} {...statuses[status]} onChoose={setStatus} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Hide' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const badge = await canvas.findByRole('button', { name: 'Hidden: change status' });
    await expect(badge).toHaveFocus();
  },
};

/** While a change is saved, the menu is disabled. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Active: change status' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Hide' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Without permission or without next statuses only the badge is shown. */
export const NothingToChoose: Story = {
  args: { choices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EveryState: Story = {
  render: (args) => (
    <>
      {Object.entries(statuses).map(([status, shown]) => (
        <StatusMenu key={status} {...args} {...shown} />
      ))}
    </>
  ),
};
