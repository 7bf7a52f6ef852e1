import { MoneyField } from '@rentyard/ui/MoneyField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const meta = {
  component: MoneyField,
  args: {
    label: 'Price per shift',
    currency: 'USD',
    places: 2,
    value: '360.00',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MoneyField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Number formats of six countries become the same plain decimal, grouped while the field is not focused. */
export const Normalises: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Price per shift');
    await userEvent.type(input, '1 360,5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,360.50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1360.50');
    await userEvent.click(input);
    await expect(input).toHaveValue('1360.50');
  },
};

/** The focus removes the grouping and keeps a selection of the whole amount, so that typing replaces it. */
export const KeepsSelection: Story = {
  args: { value: '1360.50' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Price per shift');
    await expect(input).toHaveValue('1,360.50');
    input.select();
    await waitFor(() => expect(input).toHaveValue('1360.50'));
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('9');
  },
};

export const KeepsWhatIsNoAmount: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Price per shift');
    await userEvent.type(input, 'cheap');
    await userEvent.tab();
    await expect(input).toHaveValue('cheap');
  },
};

export const WithHint: Story = { args: { hint: '7.5 h at the hourly price' } };
