import { type UtilisationGroup, utilisationGroups } from '@rentyard/contract/entities/utilisation';

/** Lengths of periods that end today, in days. */
export const periodLengths = [7, 30, 90] as const;

/** Days from the first up to the one before `to`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const day = 86_400_000;

/** The period of these days that ends with today. */
export function lastDays(length: number, now = Date.now()): Period {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: dayOf(now - (length - 1) * day), to: dayOf(now + day) };
}

/** Shifts a day. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);
}

/** What the URL of the page has chosen. */
export interface Chosen {
  /** `custom`: `from` and `to` decide. */
  readonly days: (typeof periodLengths)[number] | 'custom';
  readonly period: Period;
  readonly by: UtilisationGroup;
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the search of the URL. Anything unknown is the last 30 days by category. */
export function readChosen(search: URLSearchParams, now = Date.now()): Chosen {
  const by = utilisationGroups.find((one) => one === search.get('by')) ?? 'category';
  const [from = '', to = ''] = [search.get('from') ?? '', search.get('to') ?? ''];
  const isCustom = isDay.test(from) && isDay.test(to) && from < to;
  if (isCustom) return { days: 'custom', period: { from, to }, by };
  const days = periodLengths.find((one) => String(one) === search.get('days')) ?? 30;
  return { days, period: lastDays(days, now), by };
}
