import { date } from '@rentyard/ui/validators';

const day = /^\d{4}-\d{2}-\d{2}$/;
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/;
/** What the database counts with; a shift to UTC may leave it. */
const storable = /^(?!0000)\d{4}-/;

/**
 * A moment as an address says it: a whole day, or a time, which is UTC unless it says otherwise.
 * Answers with the day or with the moment in UTC; undefined for anything else.
 */
export function readMoment(text: string): string | undefined {
  if (text === '' || date()(text)) return undefined;
  const moment = day.test(text) ? text : utc(text);
  return moment && storable.test(moment) ? moment : undefined;
}

function utc(text: string): string | undefined {
  const moment = new Date(zoned.test(text) ? text : `${text}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
