import { DateField } from '@rentyard/ui/DateField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

const meta = {
  component: DateField,
  args: {
    label: 'Free from',
    min: '2026-11-20',
    max: '2027-11-20',
    defaultValue: '2026-12-01',
    onChange: fn(),
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Free from');
    fireEvent.change(input, { target: { value: '2027-02-28' } });
    await expect(input).toHaveValue('2027-02-28');
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toBeEnabled();
  },
};

export const WithError: Story = {
  args: { error: 'Maximum possible date is 20 November 2027!', required: true },
};

export const Disabled: Story = { args: { disabled: true } };
