import type { AvailabilityPart } from '@rentyard/contract/entities/rental/availabilityRoutes';
import { sql } from 'drizzle-orm';
import { type Locale, milliseconds } from '../../db/sqlFragments.ts';
import type { Store } from '../../records/store.ts';
import { findTarget } from '../../records/targets.ts';
import { momentTexts } from './momentTexts.ts';
import { closedPeriods } from './rentalTime.ts';
import { oldestCalendar, readCalendars } from './workCalendars.ts';

/** A time of one offer. */
export interface Wanted {
  readonly from: Date;
  readonly to: Date;
  /** Whether the parts name their orders. */
  readonly withOrders: boolean;
}

/** What takes an offer for a while. */
interface Taken extends Span {
  readonly kind: 'booked' | 'blocked' | 'tentative';
  readonly quantity: number;
  readonly order: AvailabilityPart['order'] | null;
  readonly blockedPeriod: AvailabilityPart['blocked_period'] | null;
}

interface Machine {
  readonly id: number;
  readonly quantity: number;
  readonly calendar_id: number | null;
  /** In the order of their starts. */
  readonly taken: Taken[];
}

/** A machine with one time in which it is taken, or without one. */
interface TakenRow extends Omit<Machine, 'taken'> {
  readonly kind: Taken['kind'] | null;
  readonly start: number;
  readonly end: number;
  readonly taken_quantity: number;
  readonly order_id: number | null;
  readonly order_name: string;
  readonly block_id: number | null;
  readonly block_name: string;
}

/** The availability of each offer, by its id, as parts without gaps. Offers in the trash have none. */
export async function readAvailability(
  { db, targets, clock }: Store,
  ids: readonly number[],
  wanted: Wanted,
  locale: Locale,
): Promise<ReadonlyMap<number, readonly AvailabilityPart[]>> {
  const range = sql`tstzrange(${wanted.from.toISOString()}::timestamptz, ${wanted.to.toISOString()}::timestamptz)`;
  const [orders, blocks] = [findTarget(targets, 'orders'), findTarget(targets, 'blocked_periods')];
  const machines = groupByMachine(
    await db.rows<TakenRow>(sql`
    select m.id, m.quantity,
      coalesce(m.work_calendar_id, g.work_calendar_id, p.work_calendar_id, ${oldestCalendar}) as calendar_id,
      u.kind, ${milliseconds(sql`lower(u.period)`)} as start, ${milliseconds(sql`upper(u.period)`)} as "end",
      u.quantity as taken_quantity, u.order_id, ${orders.label('ot', locale)} as order_name,
      u.block_id, ${blocks.label('bt', locale)} as block_name
    from offers m
    left join regions g on g.id = m.region_id left join projects p on p.id = m.project_id
    left join lateral (
      select case when v.order_id is null then 'blocked' else 'booked' end as kind,
        v.period * ${range} as period, v.quantity, v.order_id, v.blocked_period_id as block_id
      from reservations v where v.offer_id = m.id and v.period && ${range}
      union all
      select 'booked', late.period * ${range}, v.quantity, v.order_id, null
      from reservations v, unnest(overrun(v)) late (period)
      where v.offer_id = m.id and (v.out_since is not null or v.ready_at is not null) and late.period && ${range}
      union all
      select 'tentative', tstzrange(o.starts_at, o.due_at) * ${range}, o.quantity, o.id, null
      from orders o
      where o.offer_id = m.id and o.status = 'new' and o.deleted_at is null and o.cancelled_at is null
        and o.starts_at < o.due_at and tstzrange(o.starts_at, o.due_at) && ${range}
        -- Nothing expires if there is no limit.
        and coalesce(${clock().toISOString()}::timestamptz - o.created_at < tentative_hours() * interval '1 hour', true)
    ) u on true
    left join orders ot on ot.id = u.order_id left join blocked_periods bt on bt.id = u.block_id
    where m.id = any(${sql.param(ids)}::bigint[]) and m.deleted_at is null
    order by m.id, lower(u.period)`),
  );
  // Most machines share their calendar, and days off are slow to compute.
  const used = new Set(machines.flatMap(({ calendar_id: id }) => (id === null ? [] : [id])));
  const closed = new Map<number, readonly Span[]>();
  const write = momentTexts();
  for (const [id, calendar] of await readCalendars(db, [...used])) {
    const periods = closedPeriods(calendar, wanted.from, wanted.to);
    closed.set(
      id,
      periods.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })),
    );
  }
  return new Map(
    machines.map((machine) => [
      machine.id,
      buildParts(machine, closed.get(machine.calendar_id ?? 0) ?? [], wanted, write),
    ]),
  );
}

function groupByMachine(rows: readonly TakenRow[]): readonly Machine[] {
  const machines: Machine[] = [];
  for (const { id, quantity, calendar_id, kind, start, end, ...row } of rows) {
    let machine = machines.at(-1);
    if (machine?.id !== id) {
      machine = { id, quantity, calendar_id, taken: [] };
      machines.push(machine);
    }
    if (kind === null) continue;
    const { order_id, order_name, block_id, block_name } = row;
    machine.taken.push({
      kind,
      start,
      end,
      quantity: row.taken_quantity,
      order: order_id === null ? null : { id: order_id, name: order_name },
      blockedPeriod: block_id === null ? null : { id: block_id, name: block_name },
    });
  }
  return machines;
}

/** Milliseconds since 1970. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts the time at each start and end, and joins neighbours that are equal. What is taken comes in the order of its
 * starts, days off in their order and without overlaps. `write` writes moments.
 */
function buildParts(
  { quantity, taken }: Machine,
  closed: readonly Span[],
  { from, to, withOrders }: Wanted,
  write: (milliseconds: number) => string,
): readonly AvailabilityPart[] {
  const [first, last] = [from.getTime(), to.getTime()];
  const cuts = new Set([first, last]);
  for (const spans of [taken, closed]) {
    for (const { start, end } of spans) cuts.add(start).add(end);
  }
  const moments = Float64Array.from(cuts)
    .filter((at) => at >= first && at <= last)
    .sort();
  const parts: { readonly state: State; readonly start: number; end: number }[] = [];
  let within: readonly Taken[] = [];
  let [nextTaken, nextClosed] = [0, 0];
  for (const [at, start] of moments.subarray(0, -1).entries()) {
    if (within.some((span) => span.end <= start)) within = within.filter(({ end }) => end > start);
    for (; (taken[nextTaken]?.start ?? last) <= start; nextTaken++) {
      const begun = taken[nextTaken];
      if (begun && begun.end > start) within = [...within, begun];
    }
    while ((closed[nextClosed]?.end ?? last) <= start) nextClosed += 1;
    const isClosed = (closed[nextClosed]?.start ?? last) <= start;
    const state = partAt({ quantity, within, isClosed, withOrders });
    const end = moments[at + 1] ?? last;
    const before = parts.at(-1);
    if (before && isSamePart(before.state, state)) before.end = end;
    else parts.push({ state, start, end });
  }
  return parts.map(({ state, start, end }) => ({ from: write(start), to: write(end), ...state }));
}

interface Moment {
  readonly quantity: number;
  readonly within: readonly Taken[];
  readonly isClosed: boolean;
  readonly withOrders: boolean;
}

type State = Omit<AvailabilityPart, 'from' | 'to'>;

function partAt({ quantity, within, isClosed, withOrders }: Moment): State {
  if (within.length === 0 && quantity > 0)
    return { kind: isClosed ? 'closed' : 'free', free: quantity };
  const blocked = within.find(({ kind }) => kind === 'blocked');
  if (blocked) {
    const name = blocked.blockedPeriod;
    return { kind: 'blocked', free: 0, ...(name ? { blocked_period: name } : {}) };
  }
  const findOrders = (kind: Taken['kind']) => within.filter((one) => one.kind === kind);
  const booked = findOrders('booked');
  const used = booked.reduce((sum, one) => sum + one.quantity, 0);
  const free = Math.max(0, quantity - used);
  const [tentative] = findOrders('tentative');
  const named = (one: Taken | undefined) => (withOrders && one?.order ? { order: one.order } : {});
  if (free === 0) return { kind: 'booked', free, ...named(booked[0]) };
  if (tentative) return { kind: 'tentative', free, ...named(tentative) };
  return { kind: isClosed ? 'closed' : 'free', free, ...named(booked[0]) };
}

function isSamePart(one: State, other: State): boolean {
  return (
    one.kind === other.kind &&
    one.free === other.free &&
    one.order?.id === other.order?.id &&
    one.blocked_period?.id === other.blocked_period?.id
  );
}
