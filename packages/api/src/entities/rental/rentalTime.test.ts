import { describe, expect, it } from 'vitest';
import { publicHolidays } from './holidays.ts';
import { endOfRental, type RentalUnit, type ShiftCalendar, unitsOfRental } from './rentalTime.ts';

const weekdays = [true, true, true, true, true, false, false];

const calendar = (values: Partial<ShiftCalendar> = {}): ShiftCalendar => ({
  timeZone: 'Europe/Chisinau',
  shiftHours: 8,
  workDays: weekdays,
  exceptions: new Map(),
  isHoliday: () => false,
  ...values,
});

interface Case {
  readonly title: string;
  readonly calendar?: Partial<ShiftCalendar>;
  readonly start: string;
  readonly units: number;
  readonly unit?: RentalUnit;
  readonly end: string;
}

const cases: readonly Case[] = [
  {
    title: 'one shift ends on the same day',
    start: '2026-06-08T05:00:00Z',
    units: 1,
    end: '2026-06-08T13:00:00Z',
  },
  {
    title: 'shifts skip the weekend',
    start: '2026-06-12T05:00:00Z',
    units: 2,
    end: '2026-06-15T13:00:00Z',
  },
  {
    title: 'the first shift of a rental from Saturday is on Monday',
    start: '2026-06-13T05:00:00Z',
    units: 1,
    end: '2026-06-15T13:00:00Z',
  },
  {
    title: 'clocks go forward between two shifts',
    start: '2026-03-27T06:00:00Z',
    units: 2,
    end: '2026-03-30T13:00:00Z',
  },
  {
    title: 'clocks go back between two shifts',
    start: '2026-10-23T05:00:00Z',
    units: 2,
    end: '2026-10-26T14:00:00Z',
  },
  {
    title: 'a night shift lasts eight hours although the clocks go forward in it',
    calendar: { workDays: weekdays.map(() => true) },
    start: '2026-03-28T20:00:00Z',
    units: 1,
    end: '2026-03-29T04:00:00Z',
  },
  {
    title: 'a shift over midnight belongs to the day of its start',
    calendar: { shiftHours: 10 },
    start: '2026-06-12T17:00:00Z',
    units: 1,
    end: '2026-06-13T03:00:00Z',
  },
  {
    title: 'a leap day is a day',
    start: '2028-02-28T06:00:00Z',
    units: 3,
    end: '2028-03-01T14:00:00Z',
  },
  {
    title: 'the local date decides in a zone far ahead',
    calendar: { timeZone: 'Pacific/Kiritimati' },
    start: '2026-06-11T18:00:00Z',
    units: 2,
    end: '2026-06-15T02:00:00Z',
  },
  {
    title: 'the local date decides in a zone far behind',
    calendar: { timeZone: 'Pacific/Pago_Pago' },
    start: '2026-06-13T05:00:00Z',
    units: 2,
    end: '2026-06-16T13:00:00Z',
  },
  {
    title: 'a day off that is typed is skipped',
    calendar: { exceptions: new Map([['2026-06-09', 'holiday']]) },
    start: '2026-06-08T05:00:00Z',
    units: 2,
    end: '2026-06-10T13:00:00Z',
  },
  {
    title: 'a work day that is typed counts on a weekend',
    calendar: { exceptions: new Map([['2026-06-13', 'workday']]) },
    start: '2026-06-12T05:00:00Z',
    units: 2,
    end: '2026-06-13T13:00:00Z',
  },
  {
    title: 'hours run through the night and the change of the clocks',
    start: '2026-03-28T20:00:00Z',
    units: 30,
    unit: 'hour',
    end: '2026-03-30T02:00:00Z',
  },
];

describe('period of a rental', () => {
  it.each(cases)('$title', ({ calendar: values, start, units, unit = 'shift', end }) => {
    const of = calendar(values);
    const from = new Date(start);
    expect(endOfRental(of, from, { units, unit })?.toISOString()).toBe(new Date(end).toISOString());
    // The end gives the units again, and a minute more is one unit more.
    expect(unitsOfRental(of, from, { end: new Date(end), unit })).toBe(units);
    const later = new Date(Date.parse(end) + 60_000);
    expect(unitsOfRental(of, from, { end: later, unit })).toBe(units + 1);
  });

  it('skips the public holidays of the country', async () => {
    // Independence Day of Moldova, a Thursday.
    const of = calendar({ isHoliday: await publicHolidays('MD') });
    const end = endOfRental(of, new Date('2026-08-26T05:00:00Z'), { units: 2, unit: 'shift' });
    expect(end?.toISOString()).toBe('2026-08-28T13:00:00.000Z');
  });

  it('ends nowhere without work days', () => {
    const of = calendar({ workDays: weekdays.map(() => false) });
    const start = new Date('2026-06-08T05:00:00Z');
    expect(endOfRental(of, start, { units: 1, unit: 'shift' })).toBeUndefined();
    expect(unitsOfRental(of, start, { end: start, unit: 'shift' })).toBeUndefined();
  });

  it('finds the units of ten thousand shifts', () => {
    const start = new Date('2026-06-08T05:00:00Z');
    const end = endOfRental(calendar(), start, { units: 10_000, unit: 'shift' });
    expect(end && unitsOfRental(calendar(), start, { end, unit: 'shift' })).toBe(10_000);
  });
});
