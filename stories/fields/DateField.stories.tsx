import { DateField } from '@rentyard/ui/DateField';
import { DateFormatProvider } from '@rentyard/ui/DateFormatProvider';
import { UiStringsProvider } from '@rentyard/ui/strings';
import { strings as polish } from '@rentyard/ui/strings-pl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  component: DateField,
  args: {
    label: 'Free from',
    min: '2026-11-20',
    max: '2027-11-20',
    value: '2026-12-01',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateFormatProvider format={{ date: 'dd.MM.yyyy', timeZone: 'Europe/Chisinau' }}>
        <DateField
          {...args}
          value={value}
          onChange={(day) => {
            setValue(day);
            args.onChange?.(day);
          }}
        />
      </DateFormatProvider>
    );
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day is typed in the format of the provider, also without separators. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Free from');
    await expect(input).toHaveValue('01.12.2026');
    await userEvent.clear(input);
    await userEvent.type(input, '28022027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
    await userEvent.tab();
    await expect(input).toHaveValue('28.02.2027');
  },
};

/** Alt+↓ opens the calendar. Arrows move by days, Home and End in the week, Page keys by months, Enter takes a day. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Free from');
    await userEvent.click(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /December 1, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /January 9, 2027/ })).toHaveFocus(),
    );
    for (const [key, name] of [
      ['Home', /January 3, 2027/],
      ['End', /January 9, 2027/],
      ['PageUp', /December 9, 2026/],
      ['PageDown', /January 9, 2027/],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-09');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('09.01.2027');
    await expect(screen.queryByRole('grid')).toBeNull();
  },
};

/** The calendar speaks the language of the page: its week starts on Monday in Polish. */
export const InPolish: Story = {
  args: { value: '2026-11-24' },
  decorators: [
    (Story) => (
      <UiStringsProvider strings={polish}>
        <Story />
      </UiStringsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz kalendarz' }));
    const grid = await screen.findByRole('grid', { name: 'listopad 2026' });
    const days = within(grid)
      .getAllByRole('columnheader', { hidden: true })
      .map((day) => day.getAttribute('aria-label'));
    await expect(days[0]).toBe('poniedziałek');
    await expect(
      screen.getByRole('button', { name: 'czwartek, 19 listopada 2026' }),
    ).toBeDisabled();
  },
};

/** A text that is no day is reported when it is left. */
export const NoDay: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Free from');
    await userEvent.clear(input);
    await userEvent.type(input, '31.02.2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('31.02.2027');
    await userEvent.tab();
    await expect(canvas.getByText('Use the format 31.12.2026')).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Empty: Story = { args: { value: '' } };

export const WithError: Story = {
  args: { error: 'Maximum possible date is 20 November 2027!', required: true },
};

export const Disabled: Story = { args: { disabled: true } };

/** The browser's own input, in the browser's format. */
export const Native: Story = {
  args: { isNative: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Free from')).toHaveValue('2026-12-01');
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toBeEnabled();
  },
};
