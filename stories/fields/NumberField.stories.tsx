import { NumberField } from '@rentyard/ui/NumberField';
import { UiStringsProvider } from '@rentyard/ui/strings';
import { strings as pl } from '@rentyard/ui/strings-pl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: NumberField,
  args: {
    label: 'Operating weight, t',
    value: '21.0',
    suffix: '6 – 90',
    min: 6,
    max: 90,
    step: 0.5,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Operating weight, t');
    await userEvent.type(input, '{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('22.0');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(input).toHaveValue('17.0');
  },
};

/** Polish writes `17,25`. The value of the form stays a plain decimal. */
export const InPolish: Story = {
  decorators: [
    (Story) => (
      <UiStringsProvider strings={pl}>
        <Story />
      </UiStringsProvider>
    ),
  ],
  args: { value: '12500.5', max: 90_000 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Operating weight, t');
    await expect(input).toHaveValue('12\u00a0500,5');
    await userEvent.clear(input);
    await userEvent.type(input, '17,25');
    await expect(args.onChange).toHaveBeenLastCalledWith('17.25');
    await userEvent.tab();
    await expect(input).toHaveValue('17,25');
    await userEvent.clear(input);
    await userEvent.type(input, '1.250');
    await userEvent.tab();
    // Two readings: the rules of the form refuse the mark.
    await expect(args.onChange).toHaveBeenLastCalledWith('1.250?');
    await expect(input).toHaveValue('1.250');
  },
};

export const WithError: Story = { args: { value: '120', error: 'Maximum value is 90' } };
