import { momentOf, wallClock } from '@rentyard/ui/moments';

/** What the screen shows at once, roughly: hours, a day, a week or a month. */
export const scales = ['hour', 'day', 'week', 'month'] as const;

export type Scale = (typeof scales)[number];

export const hour = 3_600_000;
export const day = 24 * hour;
const minute = 60_000;

interface ScaleOptions {
  /** Milliseconds per pixel. */
  readonly unit: number;
  /** The columns with a label. */
  readonly columns: 'hour' | 'day';
  /** The step of a bar that is moved, in milliseconds; whole days follow the clocks. */
  readonly step: number;
  /** The length of a request, in days. */
  readonly requestDays: number;
  /** How far "earlier" and "later" go, and the period of the table, in days. */
  readonly pageDays: number;
  /** The time before now at which the calendar opens. */
  readonly before: number;
}

/** A day has 32 px by month and 144 px by week, an hour 48 px by day and 160 px by hour. */
export const scaleOptions: Readonly<Record<Scale, ScaleOptions>> = {
  hour: {
    unit: hour / 160,
    columns: 'hour',
    step: 15 * minute,
    requestDays: 7,
    pageDays: 0.25,
    before: hour,
  },
  day: {
    unit: hour / 48,
    columns: 'hour',
    step: 30 * minute,
    requestDays: 21,
    pageDays: 1,
    before: 3 * hour,
  },
  week: {
    unit: day / 144,
    columns: 'day',
    step: hour,
    requestDays: 56,
    pageDays: 7,
    before: day,
  },
  month: {
    unit: day / 32,
    columns: 'day',
    step: day,
    requestDays: 120,
    pageDays: 28,
    before: 7 * day,
  },
};

/** A part of the time axis, in milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The calendar day of a moment in a zone: `2026-11-27`. */
export function dateAt(at: number, timeZone: string): string {
  return localTime(at, timeZone).slice(0, 10);
}

/** The local time of a moment: `2026-11-27T08:00`. */
export function localTime(at: number, timeZone: string): string {
  return wallClock(new Date(at).toISOString(), timeZone);
}

/** The moment of a local time, in milliseconds; undefined for other texts. */
export function momentAt(local: string, timeZone: string): number | undefined {
  const moment = momentOf(local.includes('T') ? local : `${local}T00:00`, timeZone);
  return moment === null ? undefined : Date.parse(moment);
}

/** A calendar day some days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** The same local time some days later, also when the clocks change between them. */
export function shiftDays(at: number, days: number, timeZone: string): number {
  const local = localTime(at, timeZone);
  const shifted = momentAt(`${addDays(local.slice(0, 10), days)}T${local.slice(11)}`, timeZone);
  // Seconds are no part of a local time.
  return (shifted ?? at + days * day) + (at % minute);
}

/** The start of the next or the previous screen of the scale. */
export function shiftPages(start: number, pages: number, scale: Scale, timeZone: string): number {
  const { pageDays } = scaleOptions[scale];
  const days = pages * pageDays;
  return Number.isInteger(days) ? shiftDays(start, days, timeZone) : start + days * day;
}

/** Moves a moment by a distance on the axis, in steps of the scale. */
export function moveBy(at: number, distance: number, scale: Scale, timeZone: string): number {
  const { step } = scaleOptions[scale];
  const steps = Math.round(distance / step);
  return step === day ? shiftDays(at, steps, timeZone) : at + steps * step;
}

/** The days that a span touches, each with its length, which is not always 24 hours. */
export function daysIn(
  { start, end }: Span,
  timeZone: string,
): readonly (Span & { date: string })[] {
  const days: (Span & { date: string })[] = [];
  let date = dateAt(start, timeZone);
  let at = momentAt(date, timeZone) ?? start;
  while (at < end) {
    const next = addDays(date, 1);
    const until = momentAt(next, timeZone) ?? at + day;
    days.push({ date, start: at, end: until });
    [date, at] = [next, until];
  }
  return days;
}

/** The labelled columns that a span touches: days, or the hours of each day. */
export function columnsIn(span: Span, scale: Scale, timeZone: string): readonly Span[] {
  const days = daysIn(span, timeZone);
  if (scaleOptions[scale].columns === 'day') return days;
  return days.flatMap(({ start, end }) =>
    Array.from({ length: Math.round((end - start) / hour) }, (_, at) => ({
      start: start + at * hour,
      end: start + (at + 1) * hour,
    })).filter((one) => one.end > span.start && one.start < span.end),
  );
}

/** The groups of the columns: months of days, days of hours. */
export function groupsIn(span: Span, scale: Scale, timeZone: string): readonly Span[] {
  const days = daysIn(span, timeZone);
  if (scaleOptions[scale].columns === 'hour') return days;
  const months: Span[] = [];
  let month = dateAt(span.start, timeZone).slice(0, 7);
  while ((momentAt(`${month}-01`, timeZone) ?? span.end) < span.end) {
    const next = addDays(`${month}-28`, 4).slice(0, 7);
    const [start, end] = [momentAt(`${month}-01`, timeZone), momentAt(`${next}-01`, timeZone)];
    if (start !== undefined && end !== undefined) months.push({ start, end });
    month = next;
  }
  return months;
}

/** Where the axis begins and ends: more than a year on both sides of the shown time and of today. */
export function axisAround(now: number, shown: number): Span {
  const margin = 400 * day;
  return {
    start: Math.floor((Math.min(now, shown) - margin) / day) * day,
    end: Math.ceil((Math.max(now, shown) + 2 * margin) / day) * day,
  };
}

/** The moment at the left edge of a calendar that opens now. */
export function openingTime(now: number, scale: Scale, timeZone: string): number {
  const at = now - scaleOptions[scale].before;
  const local = localTime(at, timeZone);
  const edge =
    scaleOptions[scale].columns === 'day' ? local.slice(0, 10) : `${local.slice(0, 13)}:00`;
  return momentAt(edge, timeZone) ?? at;
}

/** The requests that a span needs. Equal spans need equal requests, so that they are cached. */
export function requestSpans({ start, end }: Span, scale: Scale): readonly Span[] {
  const length = scaleOptions[scale].requestDays * day;
  const first = Math.floor(start / length);
  const last = Math.floor((end - 1) / length);
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    start: (first + at) * length,
    end: (first + at + 1) * length,
  }));
}
