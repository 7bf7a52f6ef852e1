import { RangeField } from '@rentyard/ui/RangeField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  component: RangeField,
  args: {
    label: 'Operating weight',
    suffix: 't',
    value: { from: '18', to: null },
    step: 0.5,
    min: 0,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RangeField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Operating weight, To' }), '24,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '18', to: '24.5' });
    const from = canvas.getByRole('textbox', { name: 'Operating weight, From' });
    await userEvent.click(from);
    await userEvent.keyboard('{ArrowUp}');
    await expect(from).toHaveValue('18.5');
    await userEvent.clear(from);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: '24.5' });
  },
};

export const WithError: Story = {
  args: { value: { from: '30', to: '20' }, error: 'The first number must not be above the second' },
};

export const Disabled: Story = { args: { disabled: true, value: { from: '18', to: '24.5' } } };
