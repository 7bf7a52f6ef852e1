import {
  boolean,
  choice,
  group,
  list,
  nameBounds,
  number,
  reference,
  text,
} from '../../schema/fields.ts';
import { isTimeZone } from '../../schema/moments.ts';
import { type Check, defineResource, type RowOf } from '../../schema/resource.ts';

/** The days of a week in ISO order: Monday is the first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const worked = boolean({ default: true });
const free = boolean({ default: false });

/** Maximum number of exceptions of a calendar. */
export const exceptionsAtMost = 400;

/** The fields of an exception: `2026-12-24` is a day off, or a public holiday on which work is done. */
export const exceptionFields = {
  date: text({ min: 10, max: 10, required: true, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
  name: text({ max: 255 }),
  kind: choice({ options: ['holiday', 'workday'], default: 'holiday' }),
} as const;

const knownTimeZone: Check = ({ time_zone: zone }) =>
  typeof zone === 'string' && zone !== '' && !isTimeZone(zone)
    ? [{ path: 'time_zone', problem: { id: 'time_zone' } }]
    : [];

const oneWorkDay: Check = ({ work_days: days }) =>
  weekdays.some((day) => (days as Readonly<Record<string, unknown>> | null)?.[day])
    ? []
    : [{ path: 'work_days.monday', problem: { id: 'one_work_day' } }];

/** Real days only, each once. */
const realDays: Check = ({ holidays }) => {
  const rows = Array.isArray(holidays) ? (holidays as readonly { readonly date?: unknown }[]) : [];
  const dates = rows.map(({ date }) => date);
  return rows.flatMap(({ date }, at) => {
    const path = `holidays.${at}.date`;
    if (typeof date !== 'string' || !isDate(date)) return [{ path, problem: { id: 'date' } }];
    return dates.indexOf(date) < at ? [{ path, problem: { id: 'repeated' } }] : [];
  });
};

function isDate(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/**
 * When work is done: the length of a shift, the days of the week and the holidays. The end of a rental
 * by shifts is computed by it, on clocks of its time zone.
 */
export const workCalendar = defineResource({
  name: 'work_calendars',
  subject: 'work-calendars',
  label: 'name',
  optionNote: 'country',
  fields: {
    name: text({ ...nameBounds, required: true, unique: true }),
    /** Its public holidays are days off. */
    country: reference({ to: 'countries' }),
    /** An IANA name: `Europe/Chisinau`. */
    time_zone: text({ max: 64, required: true }),
    /** In hours. */
    shift_hours: number({ min: 1, max: 24, places: 2, default: 8 }),
    work_days: group({
      fields: {
        monday: worked,
        tuesday: worked,
        wednesday: worked,
        thursday: worked,
        friday: worked,
        saturday: free,
        sunday: free,
      },
    }),
    /** Exceptions: further days off, and public holidays on which work is done. */
    holidays: list({ max: exceptionsAtMost, fields: exceptionFields }),
  },
  search: ['name', 'time_zone'],
  sort: ['name', 'country', 'time_zone', 'shift_hours'],
  defaultSort: 'name',
  filter: ['name', 'country', 'time_zone', 'shift_hours'],
  checks: [knownTimeZone, oneWorkDay, realDays],
});

export type WorkCalendarRow = RowOf<typeof workCalendar>;
