/** How moments are shown unless the language has formats of its own. */
export const defaultPattern = 'MM/dd/yyyy HH:mm';

const parts: Readonly<Record<string, (moment: Date) => number>> = {
  y: (moment) => moment.getFullYear(),
  M: (moment) => moment.getMonth() + 1,
  d: (moment) => moment.getDate(),
  H: (moment) => moment.getHours(),
  h: (moment) => moment.getHours() % 12 || 12,
  m: (moment) => moment.getMinutes(),
  s: (moment) => moment.getSeconds(),
};

/** Text in quotes, or a run of one letter. */
const token = /'((?:''|[^'])*)'|([A-Za-z])\2*o?/g;

/** Tokens of date-fns that are nothing but digits, and AM or PM. */
const plainToken = /^(?:'.*'|yyyy|[MdHhms]{1,2}|a)$/;

/** Whether a format of a language record can be written without names of months and the like. */
export function isPlainPattern(pattern: string): boolean {
  return [...pattern.matchAll(token)].every(([found]) => plainToken.test(found));
}

/**
 * A moment in the reader's own time, in a format of plain tokens (`dd.MM.yyyy HH:mm`). Nothing for what is no
 * moment, so that a bad row never blanks a list.
 */
export function formatMoment(iso: string, pattern: string = defaultPattern): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return pattern.replace(token, (found, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted.replaceAll("''", "'") || "'";
    if (found === 'a') return moment.getHours() < 12 ? 'AM' : 'PM';
    return String(parts[found.charAt(0)]?.(moment)).padStart(found.length, '0');
  });
}

/** By language tag: making one takes longer than all else that a row of a list does. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** Name of the reader's time zone at a moment: `GMT+2`. Nothing for what is no moment. */
export function timeZoneOf(iso: string, tag: string): string {
  if (Number.isNaN(Date.parse(iso))) return '';
  const format = zoneFormats.get(tag) ?? new Intl.DateTimeFormat(tag, { timeZoneName: 'short' });
  zoneFormats.set(tag, format);
  const parts = format.formatToParts(new Date(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const units: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The largest unit that fits between two moments, counted down: -3 hours. */
export function relativeParts(
  iso: string,
  now: number,
): readonly [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1000);
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return [Math.trunc(seconds / length), unit];
  }
  return [0, 'minute'];
}
