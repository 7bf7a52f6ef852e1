import { NumberField } from '@rentyard/ui/NumberField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: NumberField,
  args: {
    label: 'Operating weight, t',
    defaultValue: '21.0',
    suffix: '6 – 90',
    min: 6,
    max: 90,
    step: 0.5,
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

export const WithError: Story = { args: { defaultValue: '120', error: 'Maximum value is 90' } };
