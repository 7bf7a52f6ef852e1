import type {
  BlockedTime,
  BookedOrder,
  CalendarRow,
} from '@rentyard/contract/entities/rental/availabilityRoutes';
import { type SQL, sql } from 'drizzle-orm';
import { type Locale, momentText } from '../../db/sqlFragments.ts';
import type { Store } from '../../records/store.ts';
import { findTarget, referenceJson } from '../../records/targets.ts';

/** Which bookings of offers a calendar shows. */
export interface WantedBookings {
  readonly from: Date;
  readonly to: Date;
  readonly withOrders: boolean;
  readonly withBlockedPeriods: boolean;
}

export type Bookings = Pick<
  CalendarRow,
  'quantity' | 'buffer_before' | 'buffer_after' | 'orders' | 'blocked_periods'
>;

interface BookingsRow extends Omit<Bookings, 'orders' | 'blocked_periods'> {
  readonly id: number;
  readonly orders: readonly BookedOrder[];
  readonly blocked_periods: readonly BlockedTime[];
}

/**
 * The orders and blocked periods of each offer that touch a time, by the id of the offer. Orders whose life
 * is cancelled are left out. A late order lasts until now.
 */
export async function readBookings(
  { db, targets, clock }: Store,
  ids: readonly number[],
  wanted: WantedBookings,
  locale: Locale,
): Promise<ReadonlyMap<number, Bookings>> {
  const { withOrders, withBlockedPeriods } = wanted;
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const now = moment(clock());
  const range = sql`tstzrange(${moment(wanted.from)}, ${moment(wanted.to)})`;
  const client = referenceJson(findTarget(targets, 'clients'), sql`o.client_id`, locale);
  const orders = sql`(
    select json_agg(json_build_object(
      'id', o.id, 'code', o.code, 'client', ${client},
      'life', case when o.life_stage = 'out' and o.due_at < ${now} then 'late' else o.life_stage end,
      'starts_at', ${momentText(sql`o.starts_at`)}, 'ends_at', ${momentText(sql`o.ends_at`)},
      'due_at', ${momentText(sql`o.due_at`)}, 'returned_at', ${momentText(sql`o.returned_at`)},
      'quantity', o.quantity, 'version', o.version) order by o.starts_at, o.id)
    from orders o
    where o.offer_id = m.id and o.deleted_at is null and o.life_stage <> 'cancelled'
      and o.starts_at < o.due_at and o.starts_at < ${moment(wanted.to)}
      and greatest(o.due_at, o.returned_at,
        case when o.life_stage = 'out' then ${now} end) > ${moment(wanted.from)}
      and (o.status <> 'new' or coalesce(expires_at(o) > ${now}, true)))`;
  const blockedPeriods = sql`(
    select json_agg(json_build_object(
      'id', b.id, 'code', b.code, 'reason', b.reason, 'note', b.note,
      'starts_at', ${momentText(sql`lower(v.period)`)}, 'ends_at', ${momentText(sql`upper(v.period)`)},
      'is_repeating', b.rrule is not null, 'version', b.version) order by v.period, b.id)
    from reservations v join blocked_periods b on b.id = v.blocked_period_id
    where v.offer_id = m.id and v.period && ${range})`;
  const orNone = (isWanted: boolean, list: SQL) =>
    sql`coalesce(${isWanted ? list : sql`null`}, '[]'::json)`;
  const rows = await db.rows<BookingsRow>(sql`
    select m.id, m.quantity, m.buffer_before, m.buffer_after,
      ${orNone(withOrders, orders)} as orders,
      ${orNone(withBlockedPeriods, blockedPeriods)} as blocked_periods
    from offers m where m.id = any(${sql.param(ids)}::bigint[])`);
  return new Map(
    rows.map(({ id, orders, blocked_periods, ...machine }) => [
      id,
      {
        ...machine,
        ...(withOrders && { orders }),
        ...(withBlockedPeriods && { blocked_periods }),
      },
    ]),
  );
}
