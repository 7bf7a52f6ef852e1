import { Button } from '@rentyard/ui/Button';
import { customColumn } from '@rentyard/ui/DataTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash from 'lucide-react/icons/trash-2';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OffersTable } from './OffersTable.tsx';
import type { SampleOffer } from './sampleOffers.ts';

const meta = {
  component: OffersTable,
  args: {
    state: { perPage: 10 },
    selection: {
      bar: (ids) => <Button variant="ghost">Export {ids.length}</Button>,
    },
  },
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selection of rows, of ranges with Shift, and of the whole page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const page = canvas.getByRole('checkbox', { name: 'Select all rows on this page' });
    await user.click(canvas.getByRole('checkbox', { name: 'Select Wheeled excavator, 16 t' }));
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    expect(page).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Plate compactor 160 kg' }));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(canvas.getByText('5 selected')).toBeVisible());
    await user.click(page);
    await waitFor(() => expect(canvas.getByText('10 selected')).toBeVisible());
    expect(page).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Export 10' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Clear selection' }));
    expect(page).not.toBeChecked();
    expect(canvas.queryByText('10 selected')).toBeNull();
    // The focus is in the rows, not at the top of the page.
    expect(document.activeElement).toHaveAttribute('data-row');
  },
};

/** The selection remains on other pages. */
export const ChosenAcrossPages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Backhoe loader 3CX' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible());
  },
};

/** Every row of the list can be selected, beyond the page. The state then contains the excluded ones. */
export const ChoosingAll: Story = {
  args: {
    onStateChange: fn(),
    selection: {
      canSelectAll: true,
      bar: (ids, _, isAll) => (
        <Button variant="ghost">{isAll ? `All but ${ids.length}` : `Export ${ids.length}`}</Button>
      ),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 412' }));
    await expect(canvas.getByText('412 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bulldozer D6' }));
    await expect(canvas.getByText('411 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All but 1' })).toBeVisible();
    expect(args.onStateChange).toHaveBeenLastCalledWith({ rowSelection: { '10404': true } });
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    for (const box of canvas.getAllByRole('checkbox')) expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    expect(canvas.queryByText(/selected$/)).toBeNull();
  },
};

/** `j` and `k` or the arrows move, `x` selects, Shift selects a range, Enter opens. */
export const ByKeyboard: Story = {
  args: { onRowOpen: fn() },
  play: async ({ canvas, args }) => {
    const rowOf = (name: string) => canvas.getByRole('rowheader', { name }).closest('tr');
    await userEvent.keyboard('j');
    expect(rowOf('Crawler excavator, 20 t OF-10412')).toHaveFocus();
    await userEvent.keyboard('j{ArrowDown}k');
    expect(rowOf('Mini excavator 1.8 t with thumb OF-10411')).toHaveFocus();
    await userEvent.keyboard('xjj{Shift>}X{/Shift}');
    await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible());
    await userEvent.keyboard('{End}');
    expect(canvas.getAllByRole('row').at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(args.onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ code: 'OF-10412' }));
  },
};

/** Only one row is in the tab order: its checkbox, its link, its menu, then the pager. */
export const TabOrder: Story = {
  args: { rowActions: () => [{ label: 'Edit', onPress: fn() }] },
  // Wide enough for every column.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    // The last column that fits.
    const [header] = canvas.getAllByRole('row');
    if (header) within(header).getAllByRole('button').at(-1)?.focus();
    await userEvent.tab();
    // The focus is in the rows, not at the top of the page.
    expect(document.activeElement).toHaveAttribute('data-row');
    await userEvent.tab();
    expect(canvas.getByRole('checkbox', { name: 'Select Crawler excavator, 20 t' })).toHaveFocus();
    await userEvent.tab();
    expect(canvas.getByRole('link', { name: /Crawler excavator, 20 t OF-10412/ })).toHaveFocus();
    await userEvent.tab();
    expect(canvas.getByRole('button', { name: 'Actions: Crawler excavator, 20 t' })).toHaveFocus();
    await userEvent.tab();
    expect(canvas.getByLabelText('Rows per page:')).toHaveFocus();
  },
};

/** A click anywhere on a row opens its link. */
export const Opening: Story = {
  args: { onRowOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByText('Telehandlers')[0] as HTMLElement);
    expect(args.onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'OF-10408' }));
    await userEvent.click(canvas.getByRole('link', { name: /Bulldozer D6 OF-10404/ }));
    expect(args.onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'OF-10404' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bulldozer D6' }));
    expect(args.onRowOpen).toHaveBeenCalledTimes(2);
  },
};

const remove = fn();

/** One menu for all rows. The shortcut of an item works on the focused row. */
export const Actions: Story = {
  args: {
    rowActions: (offer) => [
      { label: 'Edit', href: `#/offers/edit/${offer.id}` },
      'separator',
      {
        label: 'Delete',
        icon: Trash,
        tone: 'danger',
        shortcut: 'D',
        onPress: () => remove(offer.code),
      },
    ],
  },
  play: async ({ canvas }) => {
    remove.mockClear();
    const button = canvas.getByRole('button', { name: 'Actions: Wheeled excavator, 16 t' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      '#/offers/edit/10410',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(remove).toHaveBeenLastCalledWith('OF-10410');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    canvas.getAllByRole('row')[2]?.focus();
    await userEvent.keyboard('d');
    expect(remove).toHaveBeenLastCalledWith('OF-10411');
  },
};

const drawn = fn();

const countedColumns = [
  customColumn<SampleOffer>({
    id: 'name',
    header: 'Name',
    isPrimary: true,
    value: (offer) => offer.name,
    cell: (offer) => {
      drawn(offer.code);
      return offer.name;
    },
  }),
];

/** Selecting a row renders that row and those whose focus changed, not the page. */
export const OnlyChangedRowsAreDrawn: Story = {
  args: { columns: countedColumns },
  play: async ({ canvas }) => {
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bulldozer D6' }));
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(3);
  },
};
