import { TimeField } from '@rentyard/ui/TimeField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: TimeField,
  args: { label: 'Quiet hours start', value: '21:00', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TimeField
        {...args}
        value={value}
        onChange={(time) => {
          setValue(time);
          args.onChange?.(time);
        }}
      />
    );
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Quiet hours start');
    await userEvent.clear(input);
    await userEvent.type(input, '930');
    await userEvent.tab();
    await expect(canvas.getByText('Use the format 18:30')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '2230');
    await expect(args.onChange).toHaveBeenLastCalledWith('22:30');
    await userEvent.tab();
    await expect(input).toHaveValue('22:30');
  },
};

export const Disabled: Story = { args: { disabled: true } };
