import type { UtilisationGroup } from '@rentyard/contract/entities/utilisation';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isWorkDay, type ShiftCalendar, toWallClock } from '../../entities/rental/rentalTime.ts';
import { everyDay, readCalendars } from '../../entities/rental/workCalendars.ts';
import { daysBefore, type Period } from '../period.ts';
import { dayAxis, findDays } from './dayAxis.ts';
import {
  addSums,
  type Convert,
  type DaySums,
  emptySums,
  type Machine,
  type MachineCalendar,
  machineDays,
} from './machineDays.ts';
import { type MachineRow, type Rates, readMachines, readRates } from './readMachines.ts';

const day = 86_400_000;

/** Sums of a group by day: of the period before, and then of the period. */
export interface GroupSums {
  readonly id: number;
  readonly machines: number;
  readonly sums: DaySums;
}

export interface ComputedUtilisation {
  readonly groups: readonly GroupSums[];
  readonly total: Omit<GroupSums, 'id'>;
  /** The dates of the sums. */
  readonly dates: readonly string[];
  /** The index of the first day of the period; the days before it are those of the period before. */
  readonly split: number;
  readonly base: Rates['base'];
  /** Rentals of the period whose currency has no rate. */
  readonly withoutRate: number;
}

interface Wanted extends Period {
  readonly by: UtilisationGroup;
  readonly now: Date;
  readonly project?: number | undefined;
  readonly region?: number | undefined;
  /** The condition that the offer of an id is wanted; all without it. */
  readonly offers?: ((id: SQL) => SQL) | undefined;
}

/** Computes the days of all machines, for a period and the one before it. */
export async function computeUtilisation(
  on: Queryable,
  { from, to, ...wanted }: Wanted,
): Promise<ComputedUtilisation> {
  const { since, split } = daysBefore({ from, to });
  const machines = await readMachines(on, { from: since, to, ...wanted });
  const ids = [...new Set(machines.flatMap(({ calendar_id: id }) => (id === null ? [] : [id])))];
  const calendars = await readCalendars(on, ids);
  const rates = await readRates(on);
  const findCalendar = machineCalendars(calendars, since, to);
  const dates = dayAxis('UTC', since, to).dates;
  const convert = converter(rates, dates);

  const groups = new Map<number, Group>();
  const total = newGroup(0);
  let withoutRate = 0;
  for (const row of machines) {
    const calendar = findCalendar(row.calendar_id);
    const machine = buildMachine(row, calendar);
    const [group = newGroup(0)] = row.group_ids.map((id) => {
      const found = groups.get(id) ?? newGroup(id);
      groups.set(id, found);
      if (isIdle(row)) found.idle.push({ calendar, machine });
      return found;
    });
    if (isIdle(row)) {
      const all = { ...machine, quantity: machine.quantity * row.group_ids.length };
      total.idle.push({ calendar, machine: all });
      continue;
    }
    const days = machineDays(machine, { calendar, convert, ...parseTaken(row) });
    for (const into of [group, total]) {
      into.sums ??= emptySums(dates.length);
      addSums(into.sums, days);
      if (machine.isActive) into.machines += machine.quantity;
    }
    withoutRate += row.rentals.filter(
      ({ total: amount, currency }) =>
        amount !== null && convert(1, currency, dates.length - 1) === undefined,
    ).length;
  }
  const sumUp = summing(dates.length);
  return {
    groups: [...groups.values()].map(sumUp),
    total: sumUp(total),
    ...{ dates, split, base: rates.base, withoutRate },
  };
}

interface Idle {
  readonly calendar: MachineCalendar;
  readonly machine: Machine;
}

interface Group {
  readonly id: number;
  /** Machines to which something happened, and their sums. */
  machines: number;
  sums: DaySums | undefined;
  /** Machines to which nothing happened. */
  readonly idle: Idle[];
}

function newGroup(id: number): Group {
  return { id, machines: 0, sums: undefined, idle: [] };
}

function isIdle({ is_active, rentals, blocks, missed }: MachineRow): boolean {
  return is_active && rentals.length + blocks.length + missed.length === 0;
}

/** Adds up groups. Groups of a single idle machine are many and mostly equal, so equal ones share their sums. */
function summing(days: number): (group: Group) => GroupSums {
  const shared = new Map<MachineCalendar, Map<string, Omit<GroupSums, 'id'>>>();
  const ofIdle = (idle: readonly Idle[], sums: DaySums) => {
    openIdle(idle, sums);
    return { machines: idle.reduce((sum, { machine }) => sum + machine.quantity, 0), sums };
  };
  return ({ id, machines, sums, idle }) => {
    const [only, ...others] = idle;
    if (sums || !only || others.length > 0) {
      const all = ofIdle(idle, sums ?? emptySums(days));
      return { id, machines: machines + all.machines, sums: all.sums };
    }
    const { calendar, machine } = only;
    const equal = shared.get(calendar) ?? new Map<string, Omit<GroupSums, 'id'>>();
    shared.set(calendar, equal);
    const key = `${machine.since} ${machine.quantity}`;
    const found = equal.get(key) ?? ofIdle(idle, emptySums(days));
    equal.set(key, found);
    return { id, ...found };
  };
}

/** Idle machines are open and available on all work days since they exist. */
function openIdle(idle: readonly Idle[], sums: DaySums): void {
  const since = new Map<MachineCalendar, Float64Array>();
  for (const { calendar, machine } of idle) {
    const days = since.get(calendar) ?? new Float64Array(sums.open.length);
    since.set(calendar, days);
    if (machine.since < days.length)
      days[machine.since] = (days[machine.since] ?? 0) + machine.quantity;
  }
  for (const [{ isWorkDay }, days] of since) {
    let count = 0;
    for (let at = 0; at < days.length; at += 1) {
      count += days[at] ?? 0;
      if (isWorkDay[at] !== true) continue;
      sums.open[at] = (sums.open[at] ?? 0) + count;
      sums.available[at] = (sums.available[at] ?? 0) + count;
    }
  }
}

function machineCalendars(
  calendars: ReadonlyMap<number, ShiftCalendar>,
  from: string,
  to: string,
): (id: number | null) => MachineCalendar {
  const known = new Map<number | null, MachineCalendar>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const calendar = (id !== null && calendars.get(id)) || everyDay;
    const axis = dayAxis(calendar.timeZone, from, to);
    const made: MachineCalendar = {
      axis,
      isWorkDay: axis.dates.map((date) => isWorkDay(calendar, new Date(date))),
      hasWorkDay: (start, end) => {
        const toWallTime = (at: number) => toWallClock(calendar.timeZone, new Date(at)).getTime();
        const last = toWallTime(end - 1);
        for (let wall = Math.floor(toWallTime(start) / day) * day; wall <= last; wall += day) {
          if (isWorkDay(calendar, new Date(wall))) return true;
        }
        return false;
      },
      shiftLength: calendar.shiftHours * 3_600_000,
    };
    known.set(id, made);
    return made;
  };
}

function buildMachine(row: MachineRow, { axis }: MachineCalendar) {
  const created = Date.parse(row.created_at);
  const isLater = created >= (axis.starts.at(-1) ?? 0);
  return {
    id: row.id,
    quantity: row.quantity,
    isActive: row.is_active,
    since: isLater ? axis.dates.length : findDays(axis, created, created + 1)[0],
  };
}

function parseTaken({ rentals, blocks, missed }: MachineRow) {
  const times = ({ start, end }: { readonly start: string; readonly end: string }) => ({
    start: Date.parse(start),
    end: Date.parse(end),
  });
  return {
    rentals: rentals.map(({ quantity, total, currency, ...period }) => ({
      ...times(period),
      ...{ quantity, currency },
      total: total === null ? undefined : Number(total),
    })),
    blocks: blocks.map(times),
    missed: missed.map(({ quantity, ...period }) => ({ ...times(period), quantity })),
  };
}

/** Converts by the last rate up to a day, or by the first one if there was none yet. */
function converter({ base, rates, euro }: Rates, dates: readonly string[]): Convert {
  const byCurrency = new Map<number, readonly (number | undefined)[]>();
  const findRates = (currency: number) => {
    const known = byCurrency.get(currency);
    if (known) return known;
    const found = rates.get(currency) ?? [];
    const perDay = dates.map((date) =>
      currency === euro ? 1 : (found.findLast((rate) => rate.date <= date) ?? found[0])?.perEuro,
    );
    byCurrency.set(currency, perDay);
    return perDay;
  };
  return (amount, currency, at) => {
    if (!base) return undefined;
    if (currency === base.id) return amount;
    const [own, other] = [findRates(currency)[at], findRates(base.id)[at]];
    return own === undefined || other === undefined ? undefined : (amount / own) * other;
  };
}
