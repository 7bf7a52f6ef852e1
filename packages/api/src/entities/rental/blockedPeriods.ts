import { blockedPeriod } from '@rentyard/contract/entities/rental/blockedPeriod';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { registerResource } from '../../records/registerResource.ts';
import type { Saving } from '../../records/store.ts';
import type { Occurrences, Period } from './occurrences.ts';
import { type CalendarOwners, readCalendar } from './workCalendars.ts';

export const blockedPeriods = registerResource(blockedPeriod, {
  validate: async (saving) => {
    const { problem } = await expand(saving);
    return problem ? [{ path: 'rrule', problem }] : [];
  },
  otherColumns: async (saving) => {
    const { periods } = await expand(saving);
    const value = periods ? buildRanges(periods) : sql`null`;
    return [{ column: 'occurrences', value }];
  },
});

/** The periods of a repeating one; none for one without a rule. */
async function expand({ write, after }: Saving): Promise<Occurrences> {
  const { offer, starts_at: start, ends_at: end, rrule: rule } = after;
  if (typeof rule !== 'string' || typeof start !== 'string' || typeof end !== 'string') return {};
  const { timeZone } = await readCalendar(write.tx, await readOwners(write.tx, Number(offer)));
  // Few saves repeat, so the library of the rules is loaded with the first one.
  const { listOccurrences } = await import('./occurrences.ts');
  return listOccurrences({ rule, timeZone, start: new Date(start), end: new Date(end) });
}

/** The offer with its region and project. */
async function readOwners(on: Queryable, offer: number): Promise<CalendarOwners> {
  const found = await on.one<{ region: number; project: number }>(
    sql`select region_id as region, project_id as project from offers where id = ${offer}::bigint`,
  );
  return { offer, region: found?.region ?? null, project: found?.project ?? null };
}

function buildRanges(periods: readonly Period[]) {
  const moments = (end: keyof Period) => sql.param(periods.map((one) => one[end].toISOString()));
  return sql`(select array_agg(tstzrange(s, e)) from unnest(${moments('start')}::timestamptz[], ${moments('end')}::timestamptz[]) o (s, e))`;
}
