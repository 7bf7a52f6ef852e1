import { DateFormatProvider } from '@rentyard/ui/DateFormatProvider';
import { DateRangeField } from '@rentyard/ui/DateRangeField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  component: DateRangeField,
  args: {
    label: 'Rental period',
    min: '2026-11-20',
    max: '2027-11-20',
    defaultValue: { from: '2026-12-01', to: '2026-12-12' },
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <DateFormatProvider format={{ date: 'dd.MM.yyyy', timeZone: 'Europe/Chisinau' }}>
        <Story />
      </DateFormatProvider>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: RegExp) => screen.getByRole('button', { name });

/** Both days are typed in the format of the provider. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Rental period' })).toBeVisible();
    const [from, to] = [
      canvas.getByLabelText('Rental period, From'),
      canvas.getByLabelText('Rental period, To'),
    ];
    await expect(from).toHaveValue('01.12.2026');
    await userEvent.clear(from);
    await userEvent.type(from, '05122026');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { from: '2026-12-05', to: '2026-12-12' },
      expect.anything(),
    );
    await userEvent.clear(to);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { from: '2026-12-05', to: null },
      expect.anything(),
    );
    await userEvent.tab();
    await expect(from).toHaveValue('05.12.2026');
  },
};

/** Two presses in the calendar choose the period, also from its end. The days between are selected too. */
export const ByCalendar: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect(await screen.findByText('Choose the first day')).toBeVisible();
    await waitFor(() => expect(day(/December 1, 2026/)).toHaveFocus());
    await expect(day(/December 5, 2026/).closest('td')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(day(/December 24, 2026/));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-12-24', to: null });
    await expect(screen.getByText('Choose the last day')).toBeVisible();
    await expect(day(/December 5, 2026/).closest('td')).not.toHaveAttribute('aria-selected');
    await userEvent.click(day(/December 10, 2026/));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-12-10', to: '2026-12-24' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(canvas.getByLabelText('Rental period, From')).toHaveFocus();
  },
};

/** Alt+↓ opens the calendar, arrows move by days, Enter takes first one end and then the other. */
export const ByKeyboard: Story = {
  args: { defaultValue: { from: '2026-12-01', to: null } },
  play: async ({ args, canvas }) => {
    const to = canvas.getByLabelText('Rental period, To');
    await userEvent.click(to);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await screen.findByText('Choose the last day')).toBeVisible();
    await waitFor(() => expect(day(/December 1, 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(day(/December 9, 2026/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '2026-12-09' });
    await waitFor(() => expect(to).toHaveFocus());
    await expect(to).toHaveValue('09.12.2026');
  },
};

/** A period that ends before it begins is reported when the field is left, and so is a text that is no day. */
export const Reversed: Story = {
  play: async ({ canvas }) => {
    const to = canvas.getByLabelText('Rental period, To');
    await userEvent.clear(to);
    await userEvent.type(to, '30.11.2026');
    await expect(canvas.queryByText('The end date is before the start date')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('The end date is before the start date')).toBeVisible();
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(to);
    await userEvent.type(to, '31.02.2027');
    await userEvent.tab();
    await expect(canvas.getByText('Use the format 31.12.2026')).toBeVisible();
    await expect(canvas.getByLabelText('Rental period, From')).not.toHaveAttribute('aria-invalid');
  },
};

export const Clearing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { from: null, to: null },
      expect.anything(),
    );
    await expect(canvas.getByLabelText('Rental period, From')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

/** In a narrow box the second day is below the first. */
export const Narrow: Story = {
  args: { style: { width: 200 } },
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole('textbox').map((one) => one.getBoundingClientRect());
    await expect(to?.top).toBeGreaterThanOrEqual(from?.bottom ?? 0);
  },
};

export const Empty: Story = { args: { defaultValue: { from: null, to: null } } };

export const WithError: Story = {
  args: { error: 'The excavator is reserved on 8 December 2026', required: true },
};

export const Disabled: Story = { args: { disabled: true } };
