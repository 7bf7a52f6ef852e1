// By their own paths: the index of date-fns would bring what lazy screens use of it into the first page.
import { isValid } from 'date-fns/isValid';
import { lightFormat } from 'date-fns/lightFormat';

/** How moments are shown unless the language has formats of its own. */
export const defaultPattern = 'MM/dd/yyyy HH:mm';

/** Text in quotes, or a run of one letter. */
const token = /'(?:''|[^'])*'|([A-Za-z])\1*o?/g;

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
  return isValid(moment) ? lightFormat(moment, pattern) : '';
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
