import type {
  BlockedTime,
  BookedOrder,
  CalendarRow,
} from '@rentyard/contract/entities/rental/availabilityRoutes';
import { day, type Span } from '../../domain/rental/timeScale.ts';

export type BookingKind = Exclude<BookedOrder['life'], 'cancelled'> | 'blocked';

/** An order or a blocked period of a machine. */
export interface Booking extends Span {
  /** Unique on the calendar: `order-12`, `blocked-3-1793865600000`. */
  readonly key: string;
  readonly kind: BookingKind;
  readonly code: string;
  /** The end, or now while the machine is late. */
  readonly until: number;
  /** Bookings at the same time have different lanes, from 0. */
  readonly lane: number;
  readonly order?: BookedOrder;
  readonly blocked?: BlockedTime;
}

/** A machine of the calendar with what is known of the requested times. */
export interface Machine extends Omit<CalendarRow, 'periods' | 'orders' | 'blocked_periods'> {
  readonly bookings: readonly Booking[];
  /** Days off. */
  readonly closed: readonly Span[];
  readonly lanes: number;
  /** The name without what the machines of its category share. */
  readonly shortName: string;
}

/** Joins the responses for neighbouring times to one machine. */
export function joinMachine(rows: readonly CalendarRow[], now: number): Machine | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { periods: _, orders: __, blocked_periods: ___, ...machine } = first;
  const found = new Map<string, Omit<Booking, 'lane'>>();
  for (const row of rows) {
    for (const order of row.orders ?? []) found.set(`order-${order.id}`, ofOrder(order, now));
    for (const blocked of row.blocked_periods ?? []) {
      const booking = ofBlocked(blocked);
      found.set(booking.key, booking);
    }
  }
  const bookings = inLanes([...found.values()]);
  return {
    ...machine,
    bookings,
    shortName: machine.offer.name,
    closed: closedIn(rows),
    lanes: Math.max(1, ...bookings.map(({ lane }) => lane + 1)),
  };
}

/** The days off of all responses, each once. */
function closedIn(rows: readonly CalendarRow[]): readonly Span[] {
  const closed = new Map<number, Span>();
  for (const { periods } of rows) {
    for (const { kind, from, to } of periods) {
      const start = Date.parse(from);
      if (kind === 'closed') closed.set(start, { start, end: Date.parse(to) });
    }
  }
  return [...closed.values()];
}

function ofOrder(order: BookedOrder, now: number): Omit<Booking, 'lane'> {
  const start = Date.parse(order.starts_at);
  const end = Math.max(Date.parse(order.returned_at ?? order.due_at), start + 1);
  return {
    key: `order-${order.id}`,
    kind: order.life === 'cancelled' ? 'returned' : order.life,
    code: order.code,
    start,
    end,
    until: order.life === 'late' ? Math.max(end, now) : end,
    order,
  };
}

function ofBlocked(blocked: BlockedTime): Omit<Booking, 'lane'> {
  const [start, end] = [Date.parse(blocked.starts_at), Date.parse(blocked.ends_at)];
  const key = `blocked-${blocked.id}-${start}`;
  return { key, kind: 'blocked', code: blocked.code, start, end, until: end, blocked };
}

/** Gives each booking the first lane that is free at its time. */
function inLanes(bookings: readonly Omit<Booking, 'lane'>[]): readonly Booking[] {
  const ends: number[] = [];
  return [...bookings]
    .sort((one, other) => one.start - other.start || (one.key < other.key ? -1 : 1))
    .map((booking) => {
      const free = ends.findIndex((end) => end <= booking.start);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = booking.until;
      return { ...booking, lane };
    });
}

const minute = 60_000;

/** What a booking would collide with at another time or on another machine; empty if nothing. */
export function findConflicts(
  machine: Machine,
  wanted: Span & { readonly key: string; readonly quantity: number; readonly isBlocked: boolean },
): readonly Booking[] {
  const { buffer_before: before, buffer_after: after, quantity } = machine;
  const reserved = (one: Span & Partial<Booking>): Span => {
    if (one.blocked) return one;
    // Nobody knows when a late machine comes back, so the next day is taken too.
    const end = one.kind === 'late' && one.until !== undefined ? one.until + day : one.end;
    return { start: one.start - before * minute, end: end + after * minute };
  };
  const own = wanted.isBlocked ? wanted : reserved({ start: wanted.start, end: wanted.end });
  const others = machine.bookings.filter(
    (one) => one.key !== wanted.key && one.kind !== 'requested' && overlaps(reserved(one), own),
  );
  const orders = others.filter(({ blocked }) => !blocked);
  // Blocked periods may overlap each other.
  if (wanted.isBlocked) return orders;
  const blocked = others.filter((one) => one.blocked);
  // The most machines in use at once is reached at a start.
  const starts = [own.start, ...orders.map((one) => Math.max(own.start, reserved(one).start))];
  const most = Math.max(
    ...starts.map((at) =>
      orders
        .filter((one) => overlaps(reserved(one), { start: at, end: at + 1 }))
        .reduce((sum, { order }) => sum + (order?.quantity ?? 1), 0),
    ),
  );
  return most + wanted.quantity > quantity ? [...blocked, ...orders] : blocked;
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
