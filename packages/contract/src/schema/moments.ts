const day = /^\d{4}-\d{2}-\d{2}$/;
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/;
/** The years that a database counts with, and that are written in four digits. */
const countable = /^(?!0000)\d{4}-/;

/**
 * A moment as it is stored and served: UTC, ISO 8601, in milliseconds. A day begins at midnight, and a time
 * is UTC unless it says otherwise. Undefined for what is none, or lies outside of the years 1 to 9999.
 */
export function utcMoment(text: string): string | undefined {
  const moment = new Date(day.test(text) || zoned.test(text) ? text : `${text}Z`);
  const written = Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  return countable.test(written) ? written : undefined;
}

const shape =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A moment as an address says it: a whole day, or a time, which is UTC unless it says otherwise.
 * Answers with the day or with the moment in UTC; undefined for anything else.
 */
export function readMoment(text: string): string | undefined {
  const [, day = ''] = shape.exec(text) ?? [];
  // The engine reads 2026-02-30 as a day of March.
  if (day === '' || !utcMoment(day)?.startsWith(day)) return undefined;
  return text === day ? day : utcMoment(text);
}
