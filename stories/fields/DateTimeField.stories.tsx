import { DateFormatProvider } from '@rentyard/ui/DateFormatProvider';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

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
      <DateFormatProvider format={{ date: 'dd.MM.yyyy', time: 'HH:mm' }}>
        <DateTimeField
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange?.(next);
          }}
        />
      </DateFormatProvider>
    );
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The input is local time of the zone, the value is UTC. Chișinău is two hours ahead in November. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Send the broadcast at');
    await expect(input).toHaveValue('20.11.2026 11:30');
    await userEvent.clear(input);
    await userEvent.type(input, '1.7.2026 8:00');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-01T05:00:00.000Z');
    await expect(canvas.getByText('Time zone: Europe/Chisinau')).toBeVisible();
  },
};

/** A day from the calendar keeps the time. */
export const Calendar: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /November 20, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21T09:30:00.000Z');
    await expect(canvas.getByLabelText('Send the broadcast at')).toHaveValue('21.11.2026 11:30');
  },
};

export const Empty: Story = { args: { value: null } };

export const WithError: Story = { args: { error: 'Choose a time that is still to come' } };

/** A clock change skips the time: the field offers the next one. */
export const SkippedTime: Story = {
  args: { timeZone: 'Europe/Berlin' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Send the broadcast at');
    await userEvent.clear(input);
    await userEvent.type(input, '29.03.2026 02:30');
    await expect(canvas.getByRole('alert')).toHaveTextContent('02:30 does not exist on this day');
    await userEvent.click(canvas.getByRole('button', { name: /03:00/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-29T01:00:00.000Z');
  },
};

/** The time occurs twice: the user chooses by the offset from UTC. */
export const RepeatedTime: Story = {
  args: { timeZone: 'Europe/Berlin' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Send the broadcast at');
    await userEvent.clear(input);
    await userEvent.type(input, '25.10.2026 02:30');
    await expect(canvas.getByRole('alert')).toHaveTextContent('02:30 occurs twice on this day');
    await userEvent.click(canvas.getByRole('button', { name: /UTC\+01:00/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-25T01:30:00.000Z');
  },
};

/** The browser's own input, in the browser's format. */
export const Native: Story = { args: { isNative: true } };
