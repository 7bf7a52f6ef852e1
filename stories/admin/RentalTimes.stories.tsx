import type { LanguageCode } from '@rentyard/contract/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminScreen, loadScreens } from './AdminScreen.tsx';
import { offerRows } from './records.ts';

const base = {
  ...{ id: 5, version: 2, created_by: null, updated_by: null, deleted_at: null },
  ...{ created_at: '2026-03-02T08:00:00.000Z', updated_at: '2026-03-02T08:00:00.000Z' },
};
const calendar = {
  ...base,
  name: 'Weekdays, 8 h',
  country: { id: 3, name: 'Moldova' },
  time_zone: 'Europe/Chisinau',
  shift_hours: 8,
  work_days: {
    ...{ monday: true, tuesday: true, wednesday: true, thursday: true, friday: true },
    ...{ saturday: false, sunday: false },
  },
  holidays: [{ date: '2026-12-24', name: 'Inventory', kind: 'holiday' }],
};
const blocked = {
  ...base,
  ...{ code: 'BP-5', offer: { id: offerRows[0]?.id ?? 0, name: offerRows[0]?.name ?? '' } },
  ...{ starts_at: '2026-06-07T00:00:00.000Z', ends_at: '2026-06-08T00:00:00.000Z' },
  ...{ reason: 'maintenance', note: null, rrule: 'FREQ=WEEKLY;BYDAY=SU' },
};
const saved = fn(({ body }: { readonly body: object }) => ({
  body: { data: { ...calendar, ...body, version: 3 } },
}));
const savedPeriod = fn(({ body }: { readonly body: object }) => ({
  body: { data: { ...blocked, ...body, version: 3 } },
}));

const meta = {
  title: 'Admin/RentalTimes',
  component: AdminScreen,
  loaders: [loadScreens],
  args: {
    address: '/work-calendars/edit/5',
    language: 'en',
    responses: {
      'GET work_calendars': { body: { data: [], meta: { total: 0, page: 1, per_page: 25 } } },
      'GET work_calendars/:id/edit': { body: { data: calendar } },
      'PATCH work_calendars/:id': saved,
      'GET work_calendars/public_holidays': ({ query }) => ({
        body: {
          data: [
            { date: `${query.get('year')}-01-01`, name: 'New Year’s Day' },
            { date: `${query.get('year')}-08-27`, name: 'Independence Day' },
          ],
        },
      }),
      'GET blocked_periods': { body: { data: [], meta: { total: 0, page: 1, per_page: 25 } } },
      'GET blocked_periods/:id/edit': { body: { data: blocked } },
      'PATCH blocked_periods/:id': savedPeriod,
    },
  },
  beforeEach: () => {
    saved.mockClear();
    savedPeriod.mockClear();
  },
  render: (args, { globals }) => (
    <AdminScreen {...args} language={globals.language as LanguageCode} />
  ),
} satisfies Meta<typeof AdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Work is done on a public holiday that is cleared, and a day that is added is a day off. */
export const Holidays: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const holiday = await screen.findByRole('checkbox', { name: /Independence Day/ });
    const year = String(new Date().getFullYear());
    await userEvent.click(holiday);
    await expect(holiday).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Add day' }));
    const row = within(screen.getByRole('group', { name: 'Day 3' }));
    await waitFor(() => expect(row.getByRole('textbox', { name: /^Date/ })).toHaveFocus());
    await userEvent.keyboard('12/31/2026{Tab}');
    await userEvent.type(row.getByRole('textbox', { name: 'Name' }), 'Stocktaking');
    await userEvent.click(screen.getByRole('button', { name: 'Save calendar' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[0].body).toMatchObject({
      holidays: [
        { date: '2026-12-24', name: 'Inventory', kind: 'holiday' },
        { date: `${year}-08-27`, name: 'Independence Day', kind: 'workday' },
        { date: '2026-12-31', name: 'Stocktaking', kind: 'holiday' },
      ],
    });
  },
};

/** A period repeats on days that are chosen, until a day, and the rule is shown. */
export const Repetition: Story = {
  args: { address: '/blocked-periods/edit/5' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('checkbox', { name: 'Sun' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sat' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Stops repeating' }));
    await userEvent.click(await screen.findByRole('option', { name: 'On a day' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Last day/ }), '12/31/2026{Tab}');
    const rule = 'FREQ=WEEKLY;BYDAY=SA,SU;UNTIL=20261231T235959Z';
    await expect(screen.getByText(`Rule: ${rule}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save period' }));
    await waitFor(() => expect(savedPeriod).toHaveBeenCalled());
    await expect(savedPeriod.mock.calls[0]?.[0].body).toMatchObject({ rrule: rule });
  },
};

/** A rule that is beyond the editor is edited as text. */
export const RepetitionByRule: Story = {
  args: {
    address: '/blocked-periods/edit/5',
    responses: {
      ...meta.args.responses,
      'GET blocked_periods/:id/edit': {
        body: { data: { ...blocked, rrule: 'FREQ=MONTHLY;BYDAY=1MO' } },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const rule = await screen.findByRole('textbox', { name: /RFC 5545/ });
    await expect(rule).toHaveValue('FREQ=MONTHLY;BYDAY=1MO');
    await userEvent.clear(rule);
    await userEvent.type(rule, 'FREQ=MONTHLY;BYDAY=2MO');
    await userEvent.click(screen.getByRole('button', { name: 'Save period' }));
    await waitFor(() => expect(savedPeriod).toHaveBeenCalled());
    await expect(savedPeriod.mock.calls[0]?.[0].body).toMatchObject({
      rrule: 'FREQ=MONTHLY;BYDAY=2MO',
    });
  },
};
