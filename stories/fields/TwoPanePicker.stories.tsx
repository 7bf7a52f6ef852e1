import { TwoPanePicker } from '@rentyard/ui/TwoPanePicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { categories } from '../samples.ts';

const meta = {
  component: TwoPanePicker,
  args: {
    label: 'Categories of the group',
    value: categories.slice(0, 2),
    options: categories,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TwoPanePicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TwoPanePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click moves an option to the other pane. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [chosen, other] = [categories[0]?.name ?? '', categories[2]?.name ?? ''];
    await userEvent.click(await canvas.findByRole('option', { name: other, selected: false }));
    await expect(canvas.getByRole('option', { name: other, selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: chosen, selected: true }));
    await expect(canvas.getByRole('option', { name: chosen, selected: false })).toBeVisible();
  },
};

/** Arrows move in a pane. Enter moves the option across and focuses the next one. Left and right change the pane. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const [first, second] = categories.slice(2);
    const option = (name = '', selected = false) => canvas.getByRole('option', { name, selected });
    await canvas.findByRole('option', { name: first?.name ?? '', selected: false });
    option(first?.name).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(option(second?.name, true)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(option(categories[0]?.name, true)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(option(categories[0]?.name)).toBeVisible();
    await expect(option(categories[1]?.name, true)).toHaveFocus();
  },
};

/** One button moves all search results across. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    const [, , third] = categories;
    const search = canvas.getByRole('searchbox', { name: /Available/ });
    await userEvent.type(search, third?.name ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }));
    await expect(
      canvas.getByRole('option', { name: third?.name ?? '', selected: true }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { value: [], required: true, error: 'Minimal positions 1!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing selected')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
