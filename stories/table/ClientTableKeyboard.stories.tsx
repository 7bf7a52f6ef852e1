import { Button } from '@rentyard/ui/Button';
import { ClientTable } from '@rentyard/ui/ClientTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { rowBoxes, rowsOf } from './clientTableRows.ts';
import { FleetTable } from './FleetTable.tsx';

const meta = {
  component: FleetTable,
  subcomponents: { ClientTable },
  args: {
    selection: {
      canSelectAll: true,
      bar: (_, __, isAll) => <Button>{isAll ? 'All' : 'Some'}</Button>,
    },
    rowActions: () => [{ label: 'Send to repair', onPress: fn() }],
  },
} satisfies Meta<typeof FleetTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ARIA grid pattern: one tab stop, arrows by cell, corners, pages, and back. */
export const ByKeyboard: Story = {
  args: { onRowOpen: fn() },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    await user.tab();
    expect(rowBoxes(canvas)[0]).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    const cell = () => document.activeElement as HTMLElement;
    expect(cell()).toHaveTextContent('M-100001');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(cell().closest('tr')).toHaveAttribute('aria-rowindex', '4');
    expect(cell()).toHaveTextContent('Telehandlers');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(cell().closest('tr')).toHaveAttribute('aria-rowindex', '2001');
    expect(cell()).toHaveAccessibleName(/^Actions: /);
    await expect(cell()).toBeVisible();
    await user.keyboard('{PageUp}');
    expect(Number(cell().closest('tr')?.getAttribute('aria-rowindex'))).toBeLessThan(2_001);
    await user.keyboard('{Control>}{Home}{/Control}{End}{Home}{ArrowUp}');
    expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(args.onRowOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ category: 'Loaders' }),
    );
    await user.tab();
    expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(false);
    await user.tab({ shift: true });
    expect(cell()).toHaveTextContent('Backhoe loader 3CX');
  },
};

/** Space, shift with space and arrows, Ctrl+A. */
export const ChoosingByKeyboard: Story = {
  args: { hasToolbar: true },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    rowBoxes(canvas)[0]?.focus();
    await user.keyboard('{ArrowRight} {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible());
    expect(rowsOf(canvas)[2]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('x');
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible());
    await user.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(canvas.getByText('2,000 selected')).toBeVisible());
  },
};
