import { CheckboxGroup } from '@rentyard/ui/CheckboxGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: CheckboxGroup,
  args: {
    label: 'Included in the price',
    options: [
      { value: 'operator', label: 'Operator' },
      { value: 'fuel', label: 'Fuel', hint: 'One tank per shift' },
      { value: 'delivery', label: 'Delivery', isDisabled: true },
    ],
    value: ['operator'],
    onChange: () => {},
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <CheckboxGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Included in the price' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fuel' }));
    await expect(canvas.getByRole('checkbox', { name: 'Fuel' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Operator' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Delivery' })).toBeDisabled();
  },
};

export const InARow: Story = { args: { direction: 'row' } };

export const WithError: Story = {
  args: { value: [], error: 'Select at least one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Select at least one');
  },
};
