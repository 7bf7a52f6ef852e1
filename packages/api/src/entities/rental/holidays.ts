import type { PublicHoliday } from '@rentyard/contract/entities/rental/publicHolidayRoute';
import { LRUCache } from 'lru-cache';

/** Whether a day, as `2026-12-25`, is a public holiday. */
export type IsHoliday = (date: string) => boolean;

const day = 86_400_000;
/** The days of a year by country and year: a long rental reads about two hundred years of one country. */
const years = new LRUCache<string, ReadonlySet<string>>({ max: 2_000 });

/**
 * The public holidays of a country by its ISO 3166-1 code; none for a country without data. The data is
 * large, so it is loaded with the first country.
 */
export async function publicHolidays(country: string | null): Promise<IsHoliday> {
  if (country === null) return () => false;
  const source = await loadHolidays(country);
  return (date) => {
    const year = date.slice(0, 4);
    const key = `${country} ${year}`;
    const known = years.get(key);
    const days = known ?? new Set((source.getHolidays(Number(year)) ?? []).flatMap(listDays));
    if (!known) years.set(key, days);
    return days.has(date);
  };
}

/** The public holidays of a year in the order of their days. A language without names has those of the country. */
export async function namedHolidays(
  country: string,
  { year, language }: { readonly year: number; readonly language: string },
): Promise<readonly PublicHoliday[]> {
  const source = await loadHolidays(country);
  const found = new Map<string, string>();
  for (const holiday of source.getHolidays(year, language) ?? []) {
    for (const date of listDays(holiday)) {
      const before = found.get(date);
      found.set(date, before === undefined ? holiday.name : `${before}, ${holiday.name}`);
    }
  }
  return [...found]
    .filter(([date]) => date.startsWith(String(year)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, name]) => ({ date, name }));
}

async function loadHolidays(country: string) {
  const { default: Holidays } = await import('date-holidays');
  return new Holidays(country, { types: ['public'] });
}

interface Holiday {
  /** The local date and time: `2026-01-07 00:00:00`. */
  readonly date: string;
  readonly start: Date;
  readonly end: Date;
}

/** A holiday may have several days. It may begin the evening before, and then that day is worked. */
function listDays({ date, start, end }: Holiday): readonly string[] {
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / day));
  return Array.from({ length: count }, (_, at) =>
    new Date(first + at * day).toISOString().slice(0, 10),
  );
}
