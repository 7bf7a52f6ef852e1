import { utcMoment } from './moments.ts';

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
