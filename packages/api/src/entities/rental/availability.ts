import type { AvailabilityPart } from '@rentyard/contract/entities/rental/availabilityRoutes';
import { sql } from 'drizzle-orm';
import { type Locale, momentText } from '../../db/sqlFragments.ts';
import type { Store } from '../../records/store.ts';
import { findTarget, referenceJson } from '../../records/targets.ts';
import { closedPeriods } from './rentalTime.ts';
import { oldestCalendar, readCalendars } from './workCalendars.ts';

/** A time of one offer. */
export interface Wanted {
  readonly from: Date;
  readonly to: Date;
  /** Whether the parts name their orders. */
  readonly withOrders: boolean;
}

interface Taken {
  readonly kind: 'booked' | 'blocked' | 'tentative';
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
  readonly order: AvailabilityPart['order'] | null;
  readonly blocked_period: AvailabilityPart['blocked_period'] | null;
}

interface Machine {
  readonly id: number;
  readonly quantity: number;
  readonly calendar_id: number | null;
  readonly taken: readonly Taken[];
}

/** The availability of each offer, by its id, as parts without gaps. Offers in the trash have none. */
export async function readAvailability(
  { db, targets, clock }: Store,
  ids: readonly number[],
  wanted: Wanted,
  locale: Locale,
): Promise<ReadonlyMap<number, readonly AvailabilityPart[]>> {
  const reference = (name: string, id: ReturnType<typeof sql>) =>
    referenceJson(findTarget(targets, name), id, locale);
  const range = sql`tstzrange(${wanted.from.toISOString()}::timestamptz, ${wanted.to.toISOString()}::timestamptz)`;
  const machines = await db.rows<Machine>(sql`
    select m.id, m.quantity,
      coalesce(m.work_calendar_id, g.work_calendar_id, p.work_calendar_id, ${oldestCalendar}) as calendar_id, (
      select coalesce(json_agg(json_build_object(
        'kind', u.kind, 'from', ${momentText(sql`lower(u.period)`)}, 'to', ${momentText(sql`upper(u.period)`)},
        'quantity', u.quantity,
        'order', case when u.order_id is not null then ${reference('orders', sql`u.order_id`)} end,
        'blocked_period', case when u.block_id is not null then ${reference('blocked_periods', sql`u.block_id`)} end)
        order by lower(u.period)), '[]')
      from (
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
      ) u
    ) as taken
    from offers m
    left join regions g on g.id = m.region_id left join projects p on p.id = m.project_id
    where m.id = any(${sql.param(ids)}::bigint[]) and m.deleted_at is null`);
  // Most machines share their calendar, and days off are slow to compute.
  const used = new Set(machines.flatMap(({ calendar_id: id }) => (id === null ? [] : [id])));
  const closed = new Map<number, readonly Span[]>();
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
      buildParts(machine, closed.get(machine.calendar_id ?? 0) ?? [], wanted),
    ]),
  );
}

/** Milliseconds since 1970. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts the time at each start and end, and joins neighbours that are equal. Days off come in their order
 * and without overlaps.
 */
function buildParts(
  { quantity, taken }: Machine,
  closed: readonly Span[],
  { from, to, withOrders }: Wanted,
): readonly AvailabilityPart[] {
  const [first, last] = [from.getTime(), to.getTime()];
  const spans = taken.map((one) => ({
    ...one,
    start: Date.parse(one.from),
    end: Date.parse(one.to),
  }));
  const cuts = new Set([first, last]);
  for (const { start, end } of spans) cuts.add(start).add(end);
  for (const { start, end } of closed) cuts.add(start).add(end);
  const moments = [...cuts].filter((at) => at >= first && at <= last).sort((a, b) => a - b);
  const parts: { readonly state: State; readonly start: number; end: number }[] = [];
  let next = 0;
  for (const [at, start] of moments.slice(0, -1).entries()) {
    const within = spans.filter((span) => span.start <= start && span.end > start);
    while (next < closed.length && (closed[next]?.end ?? 0) <= start) next += 1;
    const isClosed = (closed[next]?.start ?? last) <= start;
    const state = partAt({ quantity, within, isClosed, withOrders });
    const end = moments[at + 1] ?? last;
    const before = parts.at(-1);
    if (before && isSamePart(before.state, state)) before.end = end;
    else parts.push({ state, start, end });
  }
  return parts.map(({ state, start, end }) => ({
    from: new Date(start).toISOString(),
    to: new Date(end).toISOString(),
    ...state,
  }));
}

interface Moment {
  readonly quantity: number;
  readonly within: readonly Taken[];
  readonly isClosed: boolean;
  readonly withOrders: boolean;
}

type State = Omit<AvailabilityPart, 'from' | 'to'>;

function partAt({ quantity, within, isClosed, withOrders }: Moment): State {
  const blocked = within.find(({ kind }) => kind === 'blocked');
  if (blocked) {
    const name = blocked.blocked_period;
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
