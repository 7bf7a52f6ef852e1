import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { listOccurrences } from '../entities/rental/occurrences.ts';
import type { Origin } from './insertRows.ts';
import { insertRows } from './insertRows.ts';

const day = 86_400_000;

/** Days from now, length in days, reason, note and rule. */
const periods: readonly (readonly [
  from: number,
  days: number,
  reason: string,
  note: string,
  rrule?: string,
])[] = [
  [-2, 5, 'maintenance', 'Hydraulic hoses, 500 h service'],
  [1, 2, 'maintenance', 'Annual inspection'],
  [3, 9, 'owner', 'Owner’s site in Orhei'],
  [-1, 1, 'maintenance', 'Weekly check', 'FREQ=WEEKLY;COUNT=12'],
  [6, 60, 'season', 'Winter storage'],
  [-8, 4, 'maintenance', 'Tracks replaced'],
  [10, 3, 'other', 'Trade fair'],
  [14, 7, 'owner', 'Owner’s site in Cahul'],
];

/** Blocked periods of demo offers that no demo order is for. */
export async function seedBlockedPeriods(db: Queryable, origin: Origin): Promise<void> {
  const codes = periods.map((_, at) => `OF-${10_002 + 5 * at}`);
  const offers = await db.rows<{ id: number; code: string }>(
    sql`select id, code from offers where code = any(${sql.param(codes)}::text[])`,
  );
  const ids = new Map(offers.map(({ id, code }) => [code, id]));
  const midnight = Math.floor(origin.now.getTime() / day) * day;
  const rows = periods.map(([from, days, reason, note, rrule], at) => {
    const start = new Date(midnight + from * day);
    const end = new Date(start.getTime() + days * day);
    const repeated = rrule && listOccurrences({ start, end, rule: rrule, timeZone: 'UTC' }).periods;
    return {
      code: `BP-${at + 1}`,
      offer_id: ids.get(codes[at] ?? ''),
      starts_at: start.toISOString(),
      ends_at: end.toISOString(),
      reason,
      note,
      rrule: rrule ?? null,
      occurrences: repeated
        ? repeated.map((one) => `[${one.start.toISOString()},${one.end.toISOString()})`)
        : null,
      created_at: origin.now.toISOString(),
      updated_at: origin.now.toISOString(),
      created_by: origin.adminId,
      updated_by: origin.adminId,
      version: 1,
    };
  });
  await insertRows(
    db,
    'blocked_periods',
    rows.filter(({ offer_id }) => offer_id !== undefined),
  );
}
