import { RadioGroup } from '@rentyard/ui/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const reasons = [
  { value: 'photo', label: 'The photo shows another machine' },
  {
    value: 'price',
    label: 'The price is not plausible',
    hint: 'Far from the median of its category',
  },
  { value: 'double', label: 'The machine is offered already' },
] as const;

const meta = {
  component: RadioGroup,
  args: { label: 'Why is it rejected?', options: reasons, value: 'price', onChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('The machine is offered already'));
    await expect(canvas.getByLabelText('The machine is offered already')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByLabelText(/not plausible/)).toBeChecked();
  },
};

export const WithError: Story = { args: { value: null, required: true, error: 'Choose a reason' } };

export const InARow: Story = { args: { direction: 'row' } };
