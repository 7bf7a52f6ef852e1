import { momentOfWallClock, toWallClock } from '../../entities/rental/rentalTime.ts';

const day = 86_400_000;

/** Successive local days of a time zone. A day has 23 or 25 hours when clocks change. */
export interface DayAxis {
  readonly timeZone: string;
  /** `2026-11-28` */
  readonly dates: readonly string[];
  /** The start of each day, and the end of the last one. */
  readonly starts: readonly number[];
}

/** The days from the first date up to the one before `to`. */
export function dayAxis(timeZone: string, from: string, to: string): DayAxis {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const dates: string[] = [];
  const starts: number[] = [];
  for (let wall = first; wall <= last; wall += day) {
    starts.push(momentOfWallClock(timeZone, new Date(wall)).getTime());
    if (wall < last) dates.push(new Date(wall).toISOString().slice(0, 10));
  }
  return { timeZone, dates, starts };
}

/** The indexes of the days that a period overlaps: from the first up to the one before the second. */
export function findDays(
  { starts }: DayAxis,
  start: number,
  end: number,
): readonly [first: number, after: number] {
  const count = starts.length - 1;
  if (end <= start || start >= (starts[count] ?? 0) || end <= (starts[0] ?? 0)) return [0, 0];
  return [Math.max(0, countUpTo(starts, start) - 1), Math.min(count, countBelow(starts, end))];
}

/** The number of local days that a period overlaps, also outside of an axis. */
export function countDays(timeZone: string, start: number, end: number): number {
  const countLocalDays = (at: number) =>
    Math.floor(toWallClock(timeZone, new Date(at)).getTime() / day);
  return end <= start ? 0 : countLocalDays(end - 1) - countLocalDays(start) + 1;
}

function countUpTo(starts: readonly number[], at: number): number {
  return firstWhere(starts, (start) => start > at);
}

function countBelow(starts: readonly number[], at: number): number {
  return firstWhere(starts, (start) => start >= at);
}

/** The index of the first of the ascending values for which the condition holds. */
function firstWhere(values: readonly number[], isPast: (value: number) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(values[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
