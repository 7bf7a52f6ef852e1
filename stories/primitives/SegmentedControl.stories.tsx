import { SegmentedControl } from '@rentyard/ui/SegmentedControl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Price per',
    options: [
      { value: 'hour', label: 'Hour' },
      { value: 'shift', label: 'Shift' },
      { value: 'day', label: 'Day' },
    ],
    value: 'shift',
    onChange: () => {},
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Shift' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(canvas.getByText('Hour'));
    await expect(canvas.getByRole('radio', { name: 'Hour' })).toBeChecked();
  },
};

export const WithDisabled: Story = {
  args: {
    options: [
      { value: 'hour', label: 'Hour', isDisabled: true },
      { value: 'shift', label: 'Shift' },
    ],
  },
};
