const day = /^\d{4}-\d{2}-\d{2}$/;
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/;
/** Other texts that `Date` reads (`1`, `May 3`) mean something else in each browser. */
const isoStart = /^[+-]?\d{4,6}-\d{2}-\d{2}/;
/** Years with four digits, which PostgreSQL supports. */
const countable = /^(?!0000)\d{4}-/;

/**
 * Normalizes a moment to UTC, ISO 8601, with milliseconds. A day becomes midnight. A time without
 * an offset is UTC. Undefined for invalid text and for years outside 1 to 9999.
 */
export function utcMoment(text: string): string | undefined {
  if (!isoStart.test(text)) return undefined;
  const moment = new Date(day.test(text) || zoned.test(text) ? text : `${text}Z`);
  const written = Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  return countable.test(written) ? written : undefined;
}

const shape =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Parses a moment in a URL: a day or a time. A time without an offset is UTC.
 * @returns the day, or the moment in UTC; undefined for invalid text.
 */
export function readMoment(text: string): string | undefined {
  const [, day = ''] = shape.exec(text) ?? [];
  // `Date` accepts 2026-02-30 as a day of March.
  if (day === '' || !utcMoment(day)?.startsWith(day)) return undefined;
  return text === day ? day : utcMoment(text);
}

/** Whether the text names a time zone: `Europe/Chisinau`. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
