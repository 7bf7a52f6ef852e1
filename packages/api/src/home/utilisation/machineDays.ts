import { countDays, type DayAxis, findDays } from './dayAxis.ts';

/** A machine, or several equal ones. */
export interface Machine {
  readonly id: number;
  readonly quantity: number;
  /** Only then it counts as available while it is not rented. */
  readonly isActive: boolean;
  /** The index of the first day on which it existed. */
  readonly since: number;
}

/** The time in which an order had machines. */
export interface Rental {
  readonly start: number;
  readonly end: number;
  readonly quantity: number;
  /** The amount of the order; undefined without a price. */
  readonly total: number | undefined;
  readonly currency: number;
}

/** A time in which all machines of the offer are blocked. */
export interface Block {
  readonly start: number;
  readonly end: number;
}

/** An order that was not accepted. */
export interface Missed {
  readonly start: number;
  readonly end: number;
  readonly quantity: number;
}

/** The calendar of a machine on an axis of days. */
export interface MachineCalendar {
  readonly axis: DayAxis;
  readonly isWorkDay: readonly boolean[];
  /** Whether a period has a work day; it may be longer than the axis. */
  readonly hasWorkDay: (start: number, end: number) => boolean;
  /** A block that takes as long as a shift takes the day, in ms. */
  readonly shiftLength: number;
}

/** Sums by day of the axis. */
export interface DaySums {
  readonly rented: Float64Array;
  readonly available: Float64Array;
  /** Machines whose calendar works on the day, and that are not blocked. */
  readonly open: Float64Array;
  readonly revenue: Float64Array;
  readonly missedRequests: Float64Array;
  readonly missedDays: Float64Array;
}

export function emptySums(days: number): DaySums {
  const zeros = () => new Float64Array(days);
  return {
    ...{ rented: zeros(), available: zeros(), open: zeros(), revenue: zeros() },
    ...{ missedRequests: zeros(), missedDays: zeros() },
  };
}

/** Converts an amount to the base currency by the rate of a day; undefined without a rate. */
export type Convert = (amount: number, currency: number, day: number) => number | undefined;

interface Taken {
  readonly calendar: MachineCalendar;
  readonly rentals: readonly Rental[];
  readonly blocks: readonly Block[];
  readonly missed: readonly Missed[];
  readonly convert: Convert;
}

/**
 * The days of a machine: rented work days, at most as many as there are machines; available ones, which are
 * work days that are not blocked, and all rented ones; and the amounts of its orders, spread evenly over
 * all their days and converted by the rate of each day. Days off within a rental count neither as rented nor
 * as available, but those of a rental without any work day do.
 */
export function machineDays(machine: Machine, taken: Taken): DaySums {
  const { calendar, rentals, blocks, missed, convert } = taken;
  const { axis, isWorkDay, shiftLength } = calendar;
  const count = axis.dates.length;
  const sums = emptySums(count);
  for (const rental of rentals) {
    const [first, after] = findDays(axis, rental.start, rental.end);
    if (first === after) continue;
    // A rental over a weekend is for the days around it; one on a weekend alone is for the weekend.
    const isForDaysOff = !calendar.hasWorkDay(rental.start, rental.end);
    const share =
      rental.total === undefined
        ? undefined
        : rental.total / countDays(axis.timeZone, rental.start, rental.end);
    for (let at = first; at < after; at += 1) {
      if (isWorkDay[at] || isForDaysOff) add(sums.rented, at, rental.quantity);
      if (share !== undefined) add(sums.revenue, at, convert(share, rental.currency, at) ?? 0);
    }
  }
  const blocked = new Float64Array(count);
  for (const block of blocks) {
    const [first, after] = findDays(axis, block.start, block.end);
    for (let at = first; at < after; at += 1) {
      const [start = 0, end = 0] = axis.starts.slice(at, at + 2);
      add(blocked, at, Math.min(end, block.end) - Math.max(start, block.start));
    }
  }
  for (let at = 0; at < count; at += 1) {
    const rented = Math.min(machine.quantity, sums.rented[at] ?? 0);
    sums.rented[at] = rented;
    const isOpen =
      machine.isActive &&
      at >= machine.since &&
      isWorkDay[at] === true &&
      (blocked[at] ?? 0) < shiftLength;
    sums.open[at] = isOpen ? machine.quantity : 0;
    sums.available[at] = isOpen ? machine.quantity : rented;
  }
  for (const one of missed) {
    const [first, after] = findDays(axis, one.start, one.end);
    // Counted on the day on which it would have begun.
    if (first === after || one.start < (axis.starts[0] ?? 0)) continue;
    add(sums.missedRequests, first, 1);
    add(sums.missedDays, first, one.quantity * countDays(axis.timeZone, one.start, one.end));
  }
  return sums;
}

export function addSums(into: DaySums, sums: DaySums): void {
  for (const name of Object.keys(into) as (keyof DaySums)[]) {
    const [values, added] = [into[name], sums[name]];
    for (let at = 0; at < added.length; at += 1) add(values, at, added[at] ?? 0);
  }
}

function add(values: Float64Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value;
}
