import { actionsColumn, type DataColumn } from '@rentyard/ui/DataTable';
import { editableColumn } from '@rentyard/ui/editableColumn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OffersTable } from './OffersTable.tsx';
import { offerColumns } from './offerColumns.ts';
import type { SampleOffer } from './sampleOffers.ts';

const save = fn(async (_offer: SampleOffer, _value: string) => {});
const show = fn();

/** Categories, prices and statuses that are edited in place, and two buttons in every row. */
const columns: readonly DataColumn<SampleOffer>[] = [
  ...offerColumns('en').map((column) => {
    if (column.id === 'price_per_shift') {
      return editableColumn(column, {
        value: (offer) => offer.pricePerShift ?? '',
        inputMode: 'decimal',
        check: (value) =>
          /^\d+(\.\d{1,2})?$/.test(value) ? undefined : 'Write an amount like 120.50',
        onSave: save,
      });
    }
    if (column.id === 'status') {
      return editableColumn(column, {
        value: (offer) => offer.status,
        options: [
          { value: 'active', label: 'Active' },
          { value: 'hidden', label: 'Hidden' },
        ],
        canEdit: ({ status }) => status === 'active' || status === 'hidden',
        onSave: save,
      });
    }
    return column;
  }),
  actionsColumn({
    id: 'quick',
    header: 'Quick actions',
    count: 2,
    actions: (offer) => [
      { icon: Eye, label: `Show ${offer.name}`, onPress: () => show(offer.code) },
      {
        icon: EyeOff,
        label: `Hide ${offer.name}`,
        onPress: () => show(offer.code),
        isDisabled: offer.status === 'hidden',
      },
    ],
  }),
];

const meta = {
  component: OffersTable,
  args: { columns, state: { perPage: 10 }, selection: {}, onRowOpen: fn() },
  beforeEach: () => {
    save.mockReset();
    save.mockResolvedValue(undefined);
  },
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const price = 'Edit Per shift: 360.00 USD';

/** A click opens the value and Enter saves it. The click does not open the row. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: price }));
    const input = canvas.getByRole('textbox', { name: 'Per shift' });
    expect(input).toHaveFocus();
    expect(input).toHaveValue('360.00');
    await userEvent.keyboard('x375.50{Backspace}{Backspace}');
    expect(canvas.queryByText('1 selected')).toBeNull();
    await userEvent.clear(input);
    await userEvent.keyboard('375.50{Enter}');
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ code: 'OF-10412' }), '375.50');
    await waitFor(() => expect(canvas.getByRole('button', { name: price })).toHaveFocus());
    expect(args.onRowOpen).not.toHaveBeenCalled();
  },
};

/** F2 opens the input, Esc cancels. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('button', { name: price });
    cell.focus();
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('999{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: price })).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
  },
};

/** Leaving the cell saves a changed value. */
export const Leaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: price }));
    await userEvent.tab();
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: price }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Per shift' }));
    await userEvent.keyboard('400');
    await userEvent.tab();
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), '400'));
  },
};

/** Invalid values and server errors are shown in the cell. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: price }));
    const input = canvas.getByRole('textbox', { name: 'Per shift' }) as HTMLInputElement;
    await userEvent.clear(input);
    await userEvent.keyboard('a lot{Enter}');
    expect(input.validationMessage).toBe('Write an amount like 120.50');
    expect(save).not.toHaveBeenCalled();
    save.mockRejectedValue(new Error('Somebody else has changed this offer'));
    await userEvent.clear(input);
    await userEvent.keyboard('500{Enter}');
    await waitFor(() =>
      expect(input.validationMessage).toBe('Somebody else has changed this offer'),
    );
    expect(input).toHaveValue('500');
  },
};

/** A select of few options. Rows that cannot be edited show the plain cell. */
export const Choice: Story = {
  play: async ({ canvas }) => {
    expect(canvas.queryByRole('button', { name: 'Edit Status: New' })).toBeNull();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Edit Status: Active' })[0] as HTMLElement,
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Hidden');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'hidden'));
  },
};

export const QuickActions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Bulldozer D6' }));
    expect(show).toHaveBeenLastCalledWith('OF-10404');
    expect(canvas.getByRole('button', { name: 'Hide Backhoe loader 3CX' })).toBeDisabled();
  },
};
