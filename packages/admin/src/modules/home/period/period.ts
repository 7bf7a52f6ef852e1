/** Lengths of periods that end today, in days. */
export const periodLengths = [7, 30, 90] as const;

/** Days from the first up to the one before `to`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const day = 86_400_000;

/** The period of these days that ends with today. */
function lastDays(length: number, today: string): Period {
  return { from: addDays(today, 1 - length), to: addDays(today, 1) };
}

/** Shifts a day. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);
}

/** The period that the URL of a page has chosen. */
export interface ChosenPeriod {
  /** `custom`: `from` and `to` decide. */
  readonly days: (typeof periodLengths)[number] | 'custom';
  readonly period: Period;
}

/** Reads the search of the URL. Anything unknown is the last 30 days. */
export function readPeriod(search: URLSearchParams, today: string): ChosenPeriod {
  const [from = '', to = ''] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from < to) return { days: 'custom', period: { from, to } };
  const days = periodLengths.find((one) => String(one) === search.get('days')) ?? 30;
  return { days, period: lastDays(days, today) };
}

/** Whether the text is a day of the calendar: not 2026-02-30. */
export function isDay(text: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isWritten && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
}
