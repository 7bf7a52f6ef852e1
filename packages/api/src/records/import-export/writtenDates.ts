import type { Problem } from '@rentyard/validators';
import { readLocal } from '@rentyard/validators/localText';
import type { Cell } from '../fieldKinds/fieldKind.ts';

/** `31.12.2026`, `31/12/2026 8:05`, `12-31-2026, 8:05:30 PM` and `2026/12/31`, as spreadsheets write dates to CSV. */
const written =
  /^(\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}([./-])\d{1,2}\2\d{4})(?:(?:T|,?\s+)(\d{1,2}):(\d{2})(?::([0-5]\d))?(?:\s?([ap])\.?m\.?)?)?$/i;

/** What a date means, as `2026-12-31` or `2026-12-31T08:05:30`. Undefined if it is no date in that order. */
interface DateReadings {
  readonly dayFirst: string | undefined;
  readonly monthFirst: string | undefined;
}

/**
 * The dates of a column in ISO 8601. Between points the day comes first in every language. Otherwise the order is that
 * of the dates with only one meaning; if there are none, or they differ, dates with two meanings stay as they are.
 */
export function normalizeDates(cells: readonly Cell[]): readonly Cell[] {
  const readings = cells.map(readDate);
  const orders = new Set(readings.map((one) => one && onlyOrder(one)));
  const isMixed = orders.has('dayFirst') && orders.has('monthFirst');
  const usual = orders.has('monthFirst') ? 'monthFirst' : orders.has('dayFirst') && 'dayFirst';
  return cells.map((cell, index) => {
    const reading = readings[index];
    const order = reading && (onlyOrder(reading) ?? (!isMixed && usual));
    if (order) return reading[order] ?? cell;
    return reading && reading.dayFirst === reading.monthFirst ? (reading.dayFirst ?? cell) : cell;
  });
}

/** The problem of a date with two meanings. */
export function unclearDate(cell: Cell): Problem | undefined {
  const { dayFirst: first, monthFirst: second } = readDate(cell) ?? {};
  const isUnclear = first !== undefined && second !== undefined && first !== second;
  return isUnclear ? { id: 'ambiguous_date', values: { first, second } } : undefined;
}

function readDate(cell: Cell): DateReadings | undefined {
  const text = typeof cell === 'string' ? cell.trim() : '';
  const [, day, , hours, minutes, seconds, half] = written.exec(text) ?? [];
  if (day === undefined) return undefined;
  const time = hours && ` ${hours}:${minutes}${half ? ` ${half}m` : ''}`;
  const read = (order: string): string | undefined => {
    const local = readLocal(day + (time ?? ''), order + (half ? ' h:mm a' : time ? ' H:mm' : ''));
    return local && (seconds ? `${local}:${seconds}` : local);
  };
  return { dayFirst: read('dd/MM/yyyy'), monthFirst: read('MM/dd/yyyy') };
}

/** The order in which a date has its only meaning. */
function onlyOrder({ dayFirst, monthFirst }: DateReadings): keyof DateReadings | undefined {
  if ((dayFirst === undefined) === (monthFirst === undefined)) return undefined;
  return dayFirst === undefined ? 'monthFirst' : 'dayFirst';
}
