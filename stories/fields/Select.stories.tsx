import { Select } from '@rentyard/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const types = [
  { value: 'equipment', label: 'Equipment' },
  { value: 'service', label: 'Service' },
  { value: 'crew', label: 'Crew', isDisabled: true },
];

const meta = {
  component: Select,
  args: { label: 'Type', options: types, value: 'equipment', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: string | null) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <Select {...args} value={value} onChange={handleChange} />;
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Type' });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('option', { name: 'Service' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('service');
    await expect(box).toHaveTextContent('Service');
  },
};

/** Arrows, type-ahead and Enter. Esc closes without a change. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}s{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('service');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};

export const Optional: Story = { args: { value: null, emptyLabel: 'No brand' } };

export const WithError: Story = {
  args: { value: null, error: 'Choose one of the values', required: true },
};

export const Disabled: Story = { args: { disabled: true } };
