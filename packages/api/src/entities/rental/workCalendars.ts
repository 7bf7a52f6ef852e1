import { listPublicHolidays } from '@rentyard/contract/entities/rental/publicHolidayRoute';
import { weekdays, workCalendar } from '@rentyard/contract/entities/rental/workCalendar';
import { languageTag } from '@rentyard/contract/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../db/database.ts';
import { column, joined } from '../../db/sqlFragments.ts';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { registerResource } from '../../records/registerResource.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import type { RouteContext } from '../../records/routes/routeContext.ts';
import { namedHolidays, publicHolidays } from './holidays.ts';
import type { ShiftCalendar } from './rentalTime.ts';

export const workCalendars = registerResource(workCalendar);

export function workCalendarRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  handle(app, listPublicHolidays, async ({ query: { country, year }, language }) => {
    const found = await context.store.db.one<{ code: string }>(
      sql`select iso_name as code from countries where id = ${country}::bigint and deleted_at is null`,
    );
    if (!found) throw new NotFound();
    return namedHolidays(found.code, { year, language: languageTag(language) });
  });
}

interface CalendarRow {
  readonly time_zone: string;
  readonly shift_hours: string | number;
  readonly work_days: readonly boolean[];
  readonly holidays: readonly { readonly date: string; readonly kind: 'holiday' | 'workday' }[];
  readonly country: string | null;
}

/** Whose calendar a rental follows: that of the offer, else of the region, else of the project. */
export interface CalendarOwners {
  readonly offer: number | null;
  readonly region: number | null;
  readonly project: number | null;
}

/** The calendar of a rental; the oldest one if nobody has chosen another. */
export async function readCalendar(on: Queryable, owners: CalendarOwners): Promise<ShiftCalendar> {
  const { offer, region, project } = owners;
  const found = await on.one<CalendarRow>(sql`
    select ${calendarColumns}
    from work_calendars c left join countries k on k.id = c.country_id
    where c.id = coalesce(
      (select work_calendar_id from offers where id = ${offer}::bigint),
      (select work_calendar_id from regions where id = ${region}::bigint),
      (select work_calendar_id from projects where id = ${project}::bigint),
      ${oldestCalendar})`);
  return found ? shiftCalendar(found) : everyDay;
}

/** The calendars with these ids. */
export async function readCalendars(
  on: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShiftCalendar>> {
  const rows = await on.rows<CalendarRow & { readonly id: number }>(sql`
    select c.id, ${calendarColumns}
    from work_calendars c left join countries k on k.id = c.country_id
    where c.id = any(${sql.param(ids)}::bigint[])`);
  const found = new Map<number, ShiftCalendar>();
  for (const row of rows) found.set(row.id, await shiftCalendar(row));
  return found;
}

/** The id of the calendar of new projects. */
export const oldestCalendar: SQL = sql`(select min(id) from work_calendars where deleted_at is null)`;

const days = joined(weekdays.map((day) => column('c', `work_days_${day}`)));
const calendarColumns = sql`c.time_zone, c.shift_hours, json_build_array(${days}) as work_days, c.holidays, k.iso_name as country`;

/** By what a calendar says: the days off of a calendar are kept with it. */
const known = new LRUCache<string, ShiftCalendar>({ max: 500 });

async function shiftCalendar(row: CalendarRow): Promise<ShiftCalendar> {
  const { time_zone, shift_hours, work_days, holidays, country } = row;
  const key = JSON.stringify([time_zone, shift_hours, work_days, holidays, country]);
  const found = known.get(key);
  if (found) return found;
  const made: ShiftCalendar = {
    timeZone: time_zone,
    shiftHours: Number(shift_hours),
    workDays: work_days,
    exceptions: new Map(holidays.map(({ date, kind }) => [date, kind])),
    isHoliday: await publicHolidays(country),
  };
  known.set(key, made);
  return made;
}

/** For an installation whose calendars are all deleted. */
export const everyDay: ShiftCalendar = {
  timeZone: 'UTC',
  shiftHours: 8,
  workDays: weekdays.map(() => true),
  exceptions: new Map(),
  isHoliday: () => false,
};
