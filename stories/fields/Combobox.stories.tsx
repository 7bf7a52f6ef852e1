import { Combobox, type LoadOptions } from '@rentyard/ui/Combobox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { categories } from '../samples.ts';

const search: LoadOptions = async (query, signal) => {
  signal.throwIfAborted();
  return categories.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
};

const meta = {
  component: Combobox,
  args: {
    label: 'Category',
    value: categories[0] ?? null,
    options: categories,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Combobox
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.clear(input);
    await userEvent.type(input, 'cra');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 5, name: 'Cranes' });
    await expect(input).toHaveValue('Cranes');
  },
};

/** The first letter typed into a closed field opens the filtered list. */
export const TypingOpens: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    input.focus();
    await userEvent.keyboard('z');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await userEvent.keyboard('{Backspace}t');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 1, name: 'Excavators' });
  },
};

/** Enter picks the first match of a typed text, also when its options arrive later. */
export const EnterPicksFirstMatch: Story = {
  args: { value: null, options: undefined, loadOptions: fn(search) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.type(input, 'cra{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ id: 5, name: 'Cranes' }));
    await expect(input).toHaveValue('Cranes');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** A text that names no option is replaced by the chosen one when the field is left. */
export const LeavingRestoresText: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    const chosen = categories[0]?.name ?? '';
    await userEvent.clear(input);
    await userEvent.type(input, 'nothing like it{Enter}{Escape}');
    await userEvent.tab();
    await expect(input).toHaveValue(chosen);
    await userEvent.type(input, '{Escape}x{Escape}');
    await userEvent.tab();
    await expect(input).toHaveValue(chosen);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Loads options when typing pauses. An outdated response is dropped. */
export const Asynchronous: Story = {
  args: { options: undefined, loadOptions: fn(search) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(8));
    await userEvent.clear(input);
    // In one task, so that no pause occurs between the letters, however slow the machine is.
    for (const typed of ['e', 'ex', 'exc', 'exca', 'excav']) {
      fireEvent.change(input, { target: { value: typed } });
    }
    // Loaded options are filtered immediately, so that an option that no longer matches cannot be selected.
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await waitFor(() =>
      expect(args.loadOptions).toHaveBeenLastCalledWith('excav', expect.any(AbortSignal)),
    );
    const asked = (args.loadOptions as ReturnType<typeof fn>).mock.calls.map(([query]) => query);
    await expect(asked).not.toContain('exca');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.clear(input);
    await userEvent.type(input, 'yacht');
    await waitFor(() => expect(canvas.getByText('No results')).toBeVisible());
    await userEvent.tab();
    await expect(input).toHaveValue('Excavators');
  },
};

/** The list shows the error with a retry button. */
export const Failed: Story = {
  args: {
    options: undefined,
    loadOptions: fn(() => Promise.reject(new Error('503'))),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    await waitFor(() => expect(canvas.getByText('Could not load the list')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.loadOptions).toHaveBeenCalledTimes(2));
  },
};

export const Clearing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** Leaving with Tab keeps the selection, even if another option is highlighted. */
export const LeavingKeepsTheChoice: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('Excavators');
  },
};

export const WithError: Story = {
  args: { value: null, required: true, error: 'Field category is required!' },
};

export const Disabled: Story = { args: { disabled: true } };

const makeCategory = fn();

/** The last option creates an item from the typed text. The selection does not change. */
export const Creating: Story = {
  args: { creation: { label: 'New category', onCreate: makeCategory } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.clear(input);
    await userEvent.type(input, 'Dredgers');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(makeCategory).toHaveBeenLastCalledWith('Dredgers'));
    await userEvent.click(input);
    await userEvent.click(await canvas.findByRole('option', { name: 'New category' }));
    await waitFor(() => expect(makeCategory).toHaveBeenCalledTimes(2));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const bulldozers: LoadOptions = async () => [
  {
    id: 1,
    name: 'Bulldozer Komatsu D65EX-18',
    detail: 'OF-10012 · Chișinău',
    aside: '4,650.00 MDL / shift',
    image: null,
    badge: { tone: 'success', label: 'Active' },
  },
  {
    id: 2,
    name: 'Bulldozer Komatsu D65EX-18',
    detail: 'OF-10031 · Bălți',
    aside: '14,000.00 UAH / shift',
    image: null,
    badge: { tone: 'info', label: 'New' },
  },
];

const showMore = fn();

/** Records of one name differ by code, place, price and status. The last option loads hidden ones. */
export const RichOptions: Story = {
  args: {
    label: 'Offer',
    value: null,
    loadOptions: bulldozers,
    expansion: { label: 'Show rejected', onExpand: showMore },
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Offer' });
    await userEvent.click(input);
    await expect(await canvas.findByRole('option', { name: /OF-10031.*Bălți.*New/ })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(showMore).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('option', { name: /OF-10012/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
};
