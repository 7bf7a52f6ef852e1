// Direct imports: the index of date-fns would add code of lazy screens to the first page.
import { isValid } from 'date-fns/isValid';
import { lightFormat } from 'date-fns/lightFormat';
import { wallClock } from './wallClock.ts';

/** The date format of languages without their own. */
export const defaultPattern = 'MM/dd/yyyy HH:mm';

/** Text in quotes, or a run of one letter. */
const token = /'(?:''|[^'])*'|([A-Za-z])\1*o?/g;

/** Tokens of date-fns that print only digits, AM or PM. */
const plainToken = /^(?:'.*'|yyyy|[MdHhms]{1,2}|a)$/;

/** Whether a format needs no names of months or days. */
export function isPlainPattern(pattern: string): boolean {
  return [...pattern.matchAll(token)].every(([found]) => plainToken.test(found));
}

/**
 * A moment in a time zone, by default that of the browser, in a format of plain tokens
 * (`dd.MM.yyyy HH:mm`). Empty for an invalid moment, so that a bad row does not break a list.
 */
export function formatMoment(
  iso: string,
  pattern: string = defaultPattern,
  timeZone?: string,
): string {
  const moment = wallClock(iso, timeZone);
  return isValid(moment) ? lightFormat(moment, pattern) : '';
}

/** By language tag and zone. Creating a formatter is the slowest part of rendering a row. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** Name of the time zone at a moment: `GMT+2`. Empty for an invalid moment. */
export function formatTimeZone(iso: string, tag: string, timeZone?: string): string {
  if (Number.isNaN(Date.parse(iso))) return '';
  const key = `${tag} ${timeZone}`;
  const format =
    zoneFormats.get(key) ??
    new Intl.DateTimeFormat(tag, { timeZoneName: 'short', ...(timeZone && { timeZone }) });
  zoneFormats.set(key, format);
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

/** The difference of two moments in the largest fitting unit: -3 hours. */
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
