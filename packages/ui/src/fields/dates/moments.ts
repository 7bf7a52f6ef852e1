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
  return findMoments(local, timeZone)[0] ?? formatIso(wall - offsetAt(wall - day, timeZone));
}

/**
 * The timestamps of a local time in their order: none if a clock change skips it, two if it occurs twice, or if the
 * text is no local time none.
 */
export function findMoments(local: string, timeZone: string): readonly string[] {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return [];
  const offsets = new Set([offsetAt(wall - day, timeZone), offsetAt(wall + day, timeZone)]);
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((at) => at + offsetAt(at, timeZone) === wall)
    .toSorted((one, other) => one - other)
    .map(formatIso);
}

/** The first timestamp after a local time that a clock change skips. */
export function momentAfterGap(local: string, timeZone: string): string {
  const wall = Date.parse(`${local}Z`);
  const before = offsetAt(wall - day, timeZone);
  let [last, first] = [wall - offsetAt(wall + day, timeZone), wall - before];
  while (first - last > minute) {
    const middle = last + Math.floor((first - last) / 2 / minute) * minute;
    if (offsetAt(middle, timeZone) === before) last = middle;
    else first = middle;
  }
  return formatIso(first);
}

/** `UTC+03:00`: the offset of the zone at a timestamp. */
export function offsetName(moment: string, timeZone: string): string {
  const offset = offsetAt(Date.parse(moment), timeZone) / minute;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(offset);
  return `UTC${offset < 0 ? '−' : '+'}${two(size / 60)}:${two(size % 60)}`;
}

function formatIso(at: number): string {
  return new Date(at).toISOString();
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
