import { actionsColumn, customColumn, type DataColumn } from '@rentyard/ui/DataTable';
import { editableColumn } from '@rentyard/ui/editableColumn';
import type { LinkProps } from '@rentyard/ui/link';
import { Progress } from '@rentyard/ui/Progress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FleetTable } from './FleetTable.tsx';
import { fleetColumns, type Machine } from './fleet.ts';

const save = fn(async (_machine: Machine, _value: string) => {});
const press = fn();

/** A bar, an editable value and buttons: cells that only React can render. */
const columns: readonly DataColumn<Machine>[] = [
  ...fleetColumns
    .slice(0, 5)
    .map((column) =>
      column.id === 'price'
        ? editableColumn(column, { value: (machine) => machine.price ?? '', onSave: save })
        : column,
    ),
  customColumn<Machine>({
    id: 'load',
    header: 'Hours of a lifetime',
    value: (machine) => `${Math.round(machine.hours / 200)} %`,
    cell: (machine) => (
      <Progress label={`Hours of ${machine.code}`} value={machine.hours / 20_011} />
    ),
  }),
  actionsColumn({
    id: 'quick',
    header: 'Quick actions',
    count: 2,
    actions: ({ code }) => [
      { icon: Wrench, label: `Repair ${code}`, onPress: () => press('repair', code) },
      { icon: Pencil, label: `Rename ${code}`, onPress: () => press('rename', code) },
    ],
  }),
];

/** A router link: a component of the host. */
function HostLink({ children, ...rest }: LinkProps): ReactNode {
  return (
    <a {...rest} data-host>
      {children}
    </a>
  );
}

/** Cells that need React, in rows that are recycled. */
const meta = {
  component: FleetTable,
  args: {
    columns,
    size: 100_000,
    rowHref: ({ id }) => `#/machines/${id}`,
    renderLink: (props) => <HostLink {...props} />,
  },
} satisfies Meta<typeof FleetTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowOf = (canvas: Canvas, code: string) =>
  within(canvas.getByText(code).closest('tr') as HTMLElement);

/** The cells show other rows in the same frame as the rows. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('grid').parentElement as HTMLElement;
    frame.scrollTop = 44 * 50_000;
    await waitFor(() => expect(canvas.getByText('M-150001')).toBeVisible());
    const row = rowOf(canvas, 'M-150001');
    expect(row.getByRole('button', { name: 'Repair M-150001' })).toBeVisible();
    expect(row.getByRole('progressbar', { name: 'Hours of M-150001' })).toBeVisible();
    expect(row.getByRole('link', { name: /M-150001/ })).toHaveAttribute('href', '#/machines/50001');
    await userEvent.click(row.getByRole('button', { name: 'Rename M-150001' }));
    expect(press).toHaveBeenLastCalledWith('rename', 'M-150001');
  },
};

/** Enter moves into a cell with several controls, Esc returns to the cell. The controls are not in the tab order. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.tab();
    expect(canvas.getByRole('link', { name: /M-100001/ })).toHaveFocus();
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('data-cell');
    await user.keyboard('{Enter}');
    expect(canvas.getByRole('button', { name: 'Repair M-100001' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenLastCalledWith('repair', 'M-100001');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toHaveAttribute('data-cell');
    await user.tab();
    expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(false);
  },
};

/** An open input stays with its row, however far the rows are scrolled. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    save.mockClear();
    await user.click(rowOf(canvas, 'M-100002').getByRole('button', { name: /^Edit Per shift/ }));
    const input = canvas.getByRole('textbox', { name: 'Per shift' });
    await user.clear(input);
    await user.keyboard('99.00');
    const frame = canvas.getByRole('grid').parentElement as HTMLElement;
    frame.scrollTop = 44 * 2_000;
    await waitFor(() => expect(canvas.getByText('M-102001')).toBeVisible());
    expect(input).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.objectContaining({ code: 'M-100002' }), '99.00'),
    );
  },
};
