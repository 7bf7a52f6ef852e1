import { readLocal } from '@rentyard/validators/localText';

/** Two days, both included: `2026-12-05`. */
interface TypedPeriod {
  readonly from: string;
  readonly to: string;
}

/** A date with or without its year. */
const date = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?/g;
const hasYear = /^\d{4}-|[./-]\d{1,2}[./-]\d/;

/**
 * Reads the days that somebody typed: `5.12 - 12.12.2026`, `05/12/2026`, `2026-12-05 2026-12-12`. One date is one
 * day. A date without a year is the next such day. Undefined for anything else, and for an end before its start.
 */
export function readTypedPeriod(
  text: string,
  { pattern, today }: { readonly pattern: string; readonly today: string },
): TypedPeriod | undefined {
  const typed = text.match(date) ?? [];
  if (typed.length === 0 || typed.length > 2) return undefined;
  const from = readDay(typed[0] ?? '', pattern, today);
  const to = readDay(typed[1] ?? typed[0] ?? '', pattern, from ?? today);
  return from === undefined || to === undefined || to < from ? undefined : { from, to };
}

function readDay(typed: string, pattern: string, since: string): string | undefined {
  if (hasYear.test(typed)) return readLocal(typed, pattern);
  const separator = /[./-]/.exec(typed)?.[0] ?? '.';
  const inYear = (year: number) => readLocal(`${typed}${separator}${year}`, pattern);
  const year = Number(since.slice(0, 4));
  const found = inYear(year);
  return found !== undefined && found < since ? inYear(year + 1) : found;
}
