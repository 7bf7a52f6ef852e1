import { type CellEdit, EditGrid } from '@rentyard/ui/EditGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';

const meta = {
  component: EditGrid,
  args: {
    label: 'Least price of an hour',
    rowsLabel: 'Value',
    columns: [
      { id: 'from', header: 'From', inputMode: 'decimal' },
      { id: 'to', header: 'To', inputMode: 'decimal' },
      { id: 'eur', header: 'EUR', inputMode: 'decimal', minWidth: 112 },
    ],
    groups: [
      {
        id: 'weight',
        title: 'Operating weight, t',
        note: 'of the number itself',
        rows: [
          { id: 'light', name: 'Any value' },
          { id: 'heavy', name: 'Any value' },
        ],
      },
      {
        id: 'tracks',
        title: 'Undercarriage',
        rows: [
          { id: 'steel', name: 'Steel tracks' },
          { id: 'rubber', name: 'Rubber tracks' },
        ],
      },
    ],
    cellOf: () => ({ text: '' }),
    onEdit: fn(),
  },
  render: function Controlled(args) {
    const [texts, setTexts] = useState<Readonly<Record<string, string>>>({
      'light/from': '6',
      'light/to': '14',
      'light/eur': '24.50',
      'heavy/from': '14',
      'heavy/eur': 'cheap',
    });
    return (
      <EditGrid
        {...args}
        cellOf={(row, column) => {
          const text = texts[`${row}/${column}`] ?? '';
          const isWrong = column === 'eur' && Number.isNaN(Number(text));
          return { text, placeholder: '…', ...(isWrong && { error: 'Enter an amount' }) };
        }}
        onEdit={(edits: readonly CellEdit[]) => {
          const typed = edits.map(({ row, column, text }) => [`${row}/${column}`, text]);
          setTexts({ ...texts, ...Object.fromEntries(typed) });
          args.onEdit(edits);
        }}
      />
    );
  },
} satisfies Meta<typeof EditGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (canvas: ReturnType<typeof within>, row: number) =>
  within(canvas.getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell');

/** Typing opens a cell, Enter saves it and moves down, Esc cancels. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [, , price] = cellsOf(canvas, 5);
    price?.focus();
    await userEvent.keyboard('30{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { row: 'steel', column: 'eur', text: '30' },
    ]);
    const [, , below] = cellsOf(canvas, 6);
    await expect(below).toHaveFocus();
    await userEvent.keyboard('99{Escape}');
    await expect(below).toHaveTextContent('…');
    await userEvent.keyboard('{ArrowUp}{Delete}');
    await expect(price).toHaveTextContent('…');
  },
};

/** A cell shows its error. */
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    const [, , price] = cellsOf(canvas, 3);
    await expect(price).toBeInvalid();
    await expect(price).toHaveAccessibleDescription('Enter an amount');
  },
};

/** Rows of a spreadsheet are pasted into the cells to the right and below. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const [first] = cellsOf(canvas, 5);
    first?.focus();
    await userEvent.paste('1\t2\t10.00\n3\t4\t20.00\n');
    await expect(cellsOf(canvas, 5).map((cell) => cell.textContent)).toEqual(['1', '2', '10.00']);
    await expect(cellsOf(canvas, 6).map((cell) => cell.textContent)).toEqual(['3', '4', '20.00']);
  },
};

/** Tapping another cell saves the value of the last one. */
export const Touched: Story = {
  play: async ({ args, canvas }) => {
    const [from, to] = cellsOf(canvas, 5) as [HTMLElement, HTMLElement];
    await fireEvent.pointerUp(from, { pointerType: 'touch' });
    await userEvent.keyboard('6');
    await fireEvent.pointerUp(to, { pointerType: 'touch' });
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { row: 'steel', column: 'from', text: '6' },
    ]);
    await expect(within(to).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('14{Enter}');
    await expect([from.textContent, to.textContent]).toEqual(['6', '14']);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    const [, , price] = cellsOf(canvas, 2);
    price?.focus();
    await userEvent.keyboard('5');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
