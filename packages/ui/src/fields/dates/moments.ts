/**
 * A timestamp in the format of `datetime-local`: local time of the zone, to the minute. Empty if the timestamp is
 * invalid.
 */
export function wallClock(moment: string | null, timeZone: string): string {
  const at = moment === null ? Number.NaN : Date.parse(moment);
  return Number.isNaN(at) ? '' : new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/**
 * The timestamp, in ISO 8601 with `Z`, of the local time `local` (`2026-03-29T02:30`) in the zone. A time that a
 * clock change skips uses the offset before the change. Of a time that occurs twice, the first is used.
 */
export function momentOf(local: string, timeZone: string): string | null {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return null;
  const estimate = wall - offsetAt(wall - day, timeZone);
  const at =
    estimate + offsetAt(estimate, timeZone) === wall
      ? estimate
      : wall - offsetAt(estimate, timeZone);
  const skipped = at + offsetAt(at, timeZone) !== wall;
  return new Date(skipped ? estimate : at).toISOString();
}

const day = 86_400_000;
const minute = 60_000;

/** Offset of the zone from UTC at a time, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minutes) - Math.floor(at / minute) * minute;
}

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
  });
  formats.set(timeZone, made);
  return made;
}
