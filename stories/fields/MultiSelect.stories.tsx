import { MultiSelect } from '@rentyard/ui/MultiSelect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { categories } from '../samples.ts';

const meta = {
  component: MultiSelect,
  args: {
    label: 'Categories',
    value: categories.slice(0, 2),
    options: categories,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MultiSelect
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (mock: unknown): readonly string[] =>
  (mock as ReturnType<typeof fn>).mock.lastCall?.[0].map(({ name }: { name: string }) => name);

/** The list stays open for multiple selection. A second click deselects an option. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Categories' });
    await userEvent.click(input);
    await userEvent.type(input, 'cr');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(names(args.onChange)).toEqual(['Excavators', 'Mini excavators', 'Cranes']);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(names(args.onChange)).toEqual(['Excavators', 'Mini excavators']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const RemovingByKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(names(args.onChange)).toEqual(['Excavators']);
  },
};

export const Asynchronous: Story = {
  args: {
    options: undefined,
    loadOptions: fn(async (query: string) =>
      categories.filter(({ name }) => name.toLowerCase().includes(query)),
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.type(input, 'lift');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Lifts' })).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'yacht');
    await expect(canvas.getByText('No results')).toBeVisible();
  },
};

export const ManyChosen: Story = { args: { value: categories } };

export const WithError: Story = {
  args: { value: [], required: true, error: 'Field categories is required!' },
};

export const Disabled: Story = { args: { disabled: true } };

const makeCategory = fn();

/** The last option creates an item from the typed text. It does not select anything. */
export const Creating: Story = {
  args: { creation: { label: 'New category', onCreate: makeCategory } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Categories' });
    await userEvent.click(input);
    await userEvent.type(input, 'Dredgers');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(makeCategory).toHaveBeenLastCalledWith('Dredgers'));
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
