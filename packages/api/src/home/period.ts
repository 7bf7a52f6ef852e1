import { Invalid } from '../errors/failures.ts';

const day = 86_400_000;
const defaultDays = 30;

/** The period before and zones need days on both sides of a period. */
const earliest = '1970-01-01';
const latest = '9998-12-31';

/** Days of a report: `from` up to the day before `to`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

interface Given {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Limits {
  /** Its date, in UTC, is the last day by default. */
  readonly today: Date;
  /** In days. */
  readonly longest: number;
}

/** @throws {Invalid} when the period is empty or too long. */
export function parsePeriod({ from: first, to: last }: Given, { today, longest }: Limits): Period {
  const formatDay = (at: number) => new Date(at).toISOString().slice(0, 10);
  const to = last ?? formatDay(today.getTime() + day);
  if (to < earliest || to > latest) throw Invalid.at('to', { id: 'date' });
  const from = first ?? formatDay(Date.parse(to) - defaultDays * day);
  if (from < earliest) throw Invalid.at('from', { id: 'date' });
  const days = (Date.parse(to) - Date.parse(from)) / day;
  if (days < 1) throw Invalid.at('to', { id: 'ends_before_start' });
  if (days > longest) throw Invalid.at('to', { id: 'max_value', values: { number: longest } });
  return { from, to };
}

/** The first day of the period of equal length before, and the number of its days. */
export function daysBefore({ from, to }: Period): {
  readonly since: string;
  readonly split: number;
} {
  const length = Date.parse(to) - Date.parse(from);
  const since = new Date(Date.parse(from) - length).toISOString().slice(0, 10);
  return { since, split: length / day };
}
