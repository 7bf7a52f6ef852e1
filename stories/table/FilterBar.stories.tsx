import { FilterBar, type FilterField, type Filters } from '@rentyard/ui/FilterBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const brands = ['Caterpillar', 'Genie', 'JCB', 'Komatsu', 'Kubota', 'Liebherr', 'Manitou', 'Volvo'];
const brandOptions = brands.map((label, index) => ({ value: String(index + 1), label }));

/** One field of every kind. Brands load as from a server. */
const fields: readonly FilterField[] = [
  { id: 'name', label: 'Name', kind: 'text' },
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    options: [
      { value: 'new', label: 'New' },
      { value: 'active', label: 'Active' },
      { value: 'hidden', label: 'Hidden' },
    ],
  },
  {
    id: 'brand',
    label: 'Brand',
    kind: 'choice',
    loadOptions: async (search) =>
      brandOptions.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
    loadChosen: async (values) => brandOptions.filter(({ value }) => values.includes(value)),
  },
  { id: 'price', label: 'Per shift', kind: 'number' },
  { id: 'updated', label: 'Updated', kind: 'date' },
  { id: 'operator', label: 'With operator', kind: 'boolean' },
  { id: 'photo', label: 'Photo', kind: 'filled' },
];

interface FiltersOfOffersProps {
  readonly start?: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Filters of a list of offers. */
function FiltersOfOffers({ start = {}, onChange }: FiltersOfOffersProps): ReactNode {
  const [filters, setFilters] = useState(start);
  return (
    <div style={{ minHeight: 420 }}>
      <FilterBar
        fields={fields}
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  component: FiltersOfOffers,
  subcomponents: { FilterBar },
  args: { onChange: fn() },
} satisfies Meta<typeof FiltersOfOffers>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function pickField(canvas: Canvas, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
  const picker = within(await canvas.findByRole('dialog', { name: 'Filter' }));
  await userEvent.click(await picker.findByRole('button', { name }));
  return picker;
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const form = await pickField(canvas, 'Name');
    const input = await form.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('excavator{Enter}');
    expect(args.onChange).toHaveBeenLastCalledWith({ name: { contains: 'excavator' } });
    await expect(canvas.getByRole('button', { name: 'Name “excavator”' })).toBeVisible();
  },
};

export const EveryKind: Story = {
  args: {
    start: {
      name: { contains: 'excavator' },
      status: { oneOf: ['new', 'active'] },
      brand: { oneOf: ['4', '6'] },
      price: { from: '20', to: '80' },
      updated: { from: '2026-05-01' },
      operator: { oneOf: ['true'] },
      photo: { isEmpty: true },
    },
  },
  play: async ({ canvas }) => {
    for (const name of [
      'Status New, Active',
      'Brand Komatsu, Liebherr',
      'Per shift 20 – 80',
      'Updated from 05/01/2026',
      'With operator yes',
      'Photo empty',
    ]) {
      await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible());
    }
  },
};

/** A chip opens the form of its filter. An emptied form removes the filter. */
export const Changing: Story = {
  args: { start: { status: { oneOf: ['new'] }, price: { from: '20' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status New' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Status' }));
    await userEvent.click(await form.findByRole('checkbox', { name: 'Hidden' }));
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    expect(args.onChange).toHaveBeenLastCalledWith({
      status: { oneOf: ['new', 'hidden'] },
      price: { from: '20' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Per shift' }));
    expect(args.onChange).toHaveBeenLastCalledWith({ status: { oneOf: ['new', 'hidden'] } });
    expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};

/** A search loads options that are too many to pass. */
export const SearchingOptions: Story = {
  play: async ({ canvas, args }) => {
    const form = await pickField(canvas, 'Brand');
    await userEvent.type(await form.findByRole('searchbox'), 'li');
    await waitFor(() => expect(form.queryByRole('checkbox', { name: 'Volvo' })).toBeNull());
    await userEvent.click(form.getByRole('checkbox', { name: 'Liebherr' }));
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    expect(args.onChange).toHaveBeenLastCalledWith({ brand: { oneOf: ['6'] } });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Brand Liebherr' })).toBeVisible(),
    );
  },
};

/** A bound that is not a number is removed, because nothing can be compared with it. */
export const NotANumber: Story = {
  play: async ({ canvas, args }) => {
    const form = await pickField(canvas, 'Per shift');
    await userEvent.type(await form.findByLabelText('Per shift, From'), '12,5');
    await userEvent.type(form.getByLabelText('Per shift, To'), 'cheap');
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    expect(args.onChange).toHaveBeenLastCalledWith({ price: { from: '12.5' } });
  },
};
