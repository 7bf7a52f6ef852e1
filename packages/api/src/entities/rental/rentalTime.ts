import { TZDate } from '@date-fns/tz';
import { utcMoment } from '@rentyard/contract/schema/moments';
import { LRUCache } from 'lru-cache';
import { Invalid } from '../../errors/failures.ts';
import type { IsHoliday } from './holidays.ts';

/** When work is done, as the functions below use it. */
export interface ShiftCalendar {
  /** An IANA name. */
  readonly timeZone: string;
  readonly shiftHours: number;
  /** Whether work is done on each day of the week; Monday is the first. */
  readonly workDays: readonly boolean[];
  /** By date: days off, and days on which work is done although they would be off. */
  readonly exceptions: ReadonlyMap<string, 'holiday' | 'workday'>;
  readonly isHoliday: IsHoliday;
}

export type RentalUnit = 'shift' | 'hour';

const hour = 3_600_000;
const day = 24 * hour;
/** A calendar without a single work day must not block the server: about 270 years. */
const daysAtMost = 100_000;

/**
 * The end of a rental. Hours run day and night. A shift begins on each work day at the local time of the
 * start and lasts the hours of the calendar, also past midnight and when the clocks change.
 * Undefined if there are not enough work days.
 * @throws {Invalid} at `starts_at` if the end is after the year 9999, which no moment can be.
 */
export function endOfRental(
  calendar: ShiftCalendar,
  start: Date,
  length: RentalLength,
): Date | undefined {
  const end = addUnits(calendar, start, length);
  if (end && !utcMoment(end.toISOString())) throw Invalid.at('starts_at', { id: 'date' });
  return end;
}

interface RentalLength {
  readonly units: number;
  readonly unit: RentalUnit;
}

function addUnits(
  calendar: ShiftCalendar,
  start: Date,
  { units, unit }: RentalLength,
): Date | undefined {
  if (unit === 'hour') return new Date(start.getTime() + units * hour);
  let count = 0;
  for (const wall of shiftStarts(calendar, start)) {
    count += 1;
    if (count === units) return shiftEnd(calendar, wall);
  }
  return undefined;
}

/** The least number of units whose end is not before `end`; undefined if no number is enough. */
export function unitsOfRental(
  calendar: ShiftCalendar,
  start: Date,
  { end, unit }: { readonly end: Date; readonly unit: RentalUnit },
): number | undefined {
  if (unit === 'hour') return Math.max(1, Math.ceil((end.getTime() - start.getTime()) / hour));
  // Shifts that begin long before the end are only counted: converting between zones is slow.
  const near = end.getTime() - 3 * day;
  let count = 0;
  for (const wall of shiftStarts(calendar, start)) {
    count += 1;
    if (wall.getTime() >= near && shiftEnd(calendar, wall) >= end) return count;
  }
  return undefined;
}

/** The starts of the shifts on wall clocks: one per work day, at the local time of the start. */
function* shiftStarts(calendar: ShiftCalendar, start: Date): Generator<Date> {
  const first = toWallClock(calendar.timeZone, start).getTime();
  for (let at = 0; at < daysAtMost; at += 1) {
    const wall = new Date(first + at * day);
    if (isWorkDay(calendar, wall)) yield wall;
  }
}

/** Whether work is done on the day of a wall clock. */
export function isWorkDay({ workDays, exceptions, isHoliday }: ShiftCalendar, wall: Date): boolean {
  const date = wall.toISOString().slice(0, 10);
  const exception = exceptions.get(date);
  if (exception) return exception === 'workday';
  return workDays[(wall.getUTCDay() + 6) % 7] === true && !isHoliday(date);
}

function shiftEnd({ timeZone, shiftHours }: ShiftCalendar, wall: Date): Date {
  return new Date(momentOfWallClock(timeZone, wall).getTime() + Math.round(shiftHours * hour));
}

/** The moment at which clocks of the zone show `wall`, whose UTC fields are their local fields. */
export function momentOfWallClock(timeZone: string, wall: Date): Date {
  const local = new TZDate(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
    wall.getUTCMilliseconds(),
    timeZone,
  );
  return new Date(local.getTime());
}

/** What clocks of the zone show at the moment, as a date whose UTC fields are their local fields. */
export function toWallClock(timeZone: string, moment: Date): Date {
  const local = new TZDate(moment, timeZone);
  const fields = [
    local.getFullYear(),
    local.getMonth(),
    local.getDate(),
    local.getHours(),
    local.getMinutes(),
    local.getSeconds(),
    local.getMilliseconds(),
  ] as const;
  return new Date(Date.UTC(...fields));
}

/** Days off of one calendar. */
export interface ClosedPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** Converting between zones is slow, and each page of a calendar asks for the same time. */
const closed = new WeakMap<ShiftCalendar, LRUCache<string, readonly ClosedPeriod[]>>();

/** The days off between two moments, on wall clocks of the calendar; neighbouring days are one period. */
export function closedPeriods(
  calendar: ShiftCalendar,
  from: Date,
  to: Date,
): readonly ClosedPeriod[] {
  const found = closed.get(calendar) ?? new LRUCache({ max: 50 });
  closed.set(calendar, found);
  const key = `${from.getTime()} ${to.getTime()}`;
  const periods = found.get(key) ?? findClosedPeriods(calendar, from, to);
  found.set(key, periods);
  return periods;
}

function findClosedPeriods(calendar: ShiftCalendar, from: Date, to: Date): readonly ClosedPeriod[] {
  const { timeZone } = calendar;
  const periods: { start: Date; end: Date }[] = [];
  const first = Math.floor(toWallClock(timeZone, from).getTime() / day) * day;
  for (let wall = first; ; wall += day) {
    const start = momentOfWallClock(timeZone, new Date(wall));
    if (start >= to) return periods;
    if (isWorkDay(calendar, new Date(wall))) continue;
    const end = momentOfWallClock(timeZone, new Date(wall + day));
    const before = periods.at(-1);
    if (before && before.end.getTime() === start.getTime()) before.end = end;
    else periods.push({ start, end });
  }
}
