/** The time zone of the browser. */
export const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** By time zone. Creating a formatter is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * A date whose local fields are those of a clock in the zone. date-fns formats local fields only.
 * Invalid for an invalid moment.
 */
export function wallClock(moment: string | Date, timeZone: string = browserTimeZone): Date {
  const at = new Date(moment);
  if (timeZone === browserTimeZone || Number.isNaN(at.getTime())) return at;
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(year, month - 1, day, hour, minute, second, at.getMilliseconds());
}
