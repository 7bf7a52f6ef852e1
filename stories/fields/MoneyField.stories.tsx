import { MoneyField } from '@rentyard/ui/MoneyField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: MoneyField,
  args: {
    label: 'Price per shift',
    currency: 'USD',
    places: 2,
    defaultValue: '360.00',
    onChange: fn(),
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On blur, number formats of six countries become the same plain decimal. */
export const Normalises: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Price per shift');
    await userEvent.type(input, '1 360,5');
    await userEvent.tab();
    await expect(input).toHaveValue('1360.50');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const KeepsWhatIsNoAmount: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Price per shift');
    await userEvent.type(input, 'cheap');
    await userEvent.tab();
    await expect(input).toHaveValue('cheap');
  },
};

export const WithHint: Story = { args: { hint: '7.5 h at the hourly price' } };
