import type {
  BlockedTime,
  BookedOrder,
  CalendarRow,
} from '@rentyard/contract/entities/rental/availabilityRoutes';
import { sql } from 'drizzle-orm';
import { type Locale, milliseconds } from '../../db/sqlFragments.ts';
import type { Store } from '../../records/store.ts';
import { findTarget, referenceJson } from '../../records/targets.ts';
import { momentTexts } from './momentTexts.ts';

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

type MachineRow = Omit<Bookings, 'orders' | 'blocked_periods'> & { readonly id: number };

/** Its moments are in milliseconds since 1970. */
type OrderRow = Omit<BookedOrder, 'starts_at' | 'ends_at' | 'due_at' | 'returned_at'> & {
  readonly offer_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly due_at: number;
  readonly returned_at: number | null;
};

/** Its moments are in milliseconds since 1970. */
type BlockedRow = Omit<BlockedTime, 'starts_at' | 'ends_at'> & {
  readonly offer_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
};

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
  const offers = sql`any(${sql.param(ids)}::bigint[])`;
  const client = referenceJson(findTarget(targets, 'clients'), sql`o.client_id`, locale);
  const orders = sql`
    select o.offer_id, o.id, o.code, ${client} as client,
      case when o.life_stage = 'out' and o.due_at < ${now} then 'late' else o.life_stage end as life,
      ${milliseconds(sql`o.starts_at`)} as starts_at, ${milliseconds(sql`o.ends_at`)} as ends_at,
      ${milliseconds(sql`o.due_at`)} as due_at, ${milliseconds(sql`o.returned_at`)} as returned_at,
      o.quantity, o.version
    from orders o
    where o.offer_id = ${offers} and o.deleted_at is null and o.life_stage <> 'cancelled'
      and o.starts_at < o.due_at and o.starts_at < ${moment(wanted.to)}
      and greatest(o.due_at, o.returned_at,
        case when o.life_stage = 'out' then ${now} end) > ${moment(wanted.from)}
      and (o.status <> 'new' or coalesce(expires_at(o) > ${now}, true))
    order by o.starts_at, o.id`;
  const blockedPeriods = sql`
    select v.offer_id, b.id, b.code, b.reason, b.note,
      ${milliseconds(sql`lower(v.period)`)} as starts_at, ${milliseconds(sql`upper(v.period)`)} as ends_at,
      b.rrule is not null as is_repeating, b.version
    from reservations v join blocked_periods b on b.id = v.blocked_period_id
    where v.offer_id = ${offers} and v.period && ${range}
    order by v.period, b.id`;
  const [machines, orderRows, blockedRows] = await Promise.all([
    db.rows<MachineRow>(
      sql`select m.id, m.quantity, m.buffer_before, m.buffer_after from offers m where m.id = ${offers}`,
    ),
    withOrders ? db.rows<OrderRow>(orders) : [],
    withBlockedPeriods ? db.rows<BlockedRow>(blockedPeriods) : [],
  ]);
  const write = momentTexts();
  const bookings = new Map(
    machines.map(({ id, ...machine }) => [
      id,
      { ...machine, orders: [] as BookedOrder[], blocked_periods: [] as BlockedTime[] },
    ]),
  );
  for (const { offer_id, returned_at, ...order } of orderRows) {
    bookings.get(offer_id)?.orders.push({
      ...order,
      starts_at: write(order.starts_at),
      ends_at: write(order.ends_at),
      due_at: write(order.due_at),
      returned_at: returned_at === null ? null : write(returned_at),
    });
  }
  for (const { offer_id, ...blocked } of blockedRows) {
    bookings.get(offer_id)?.blocked_periods.push({
      ...blocked,
      starts_at: write(blocked.starts_at),
      ends_at: write(blocked.ends_at),
    });
  }
  if (withOrders && withBlockedPeriods) return bookings;
  return new Map(
    Array.from(bookings, ([id, { orders, blocked_periods, ...machine }]) => [
      id,
      { ...machine, ...(withOrders && { orders }), ...(withBlockedPeriods && { blocked_periods }) },
    ]),
  );
}
