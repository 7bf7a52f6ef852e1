import { DateTimeField } from '@rentyard/ui/DateTimeField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

const meta = {
  component: DateTimeField,
  args: {
    label: 'Send the broadcast at',
    value: '2026-11-20T09:30:00.000Z',
    timeZone: 'Europe/Chisinau',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateTimeField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The input is local time of the zone, the value is UTC. Chișinău is two hours ahead in November. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Send the broadcast at');
    await expect(input).toHaveValue('2026-11-20T11:30');
    fireEvent.change(input, { target: { value: '2026-07-01T08:00' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-01T05:00:00.000Z');
    await expect(canvas.getByText('Time zone: Europe/Chisinau')).toBeVisible();
  },
};

export const Empty: Story = { args: { value: null } };

export const WithError: Story = { args: { error: 'Choose a time that is still to come' } };
