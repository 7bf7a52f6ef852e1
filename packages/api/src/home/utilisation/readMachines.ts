import type { UtilisationGroup } from '@rentyard/contract/entities/utilisation';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { allOf, name } from '../../db/sqlFragments.ts';
import { oldestCalendar } from '../../entities/rental/workCalendars.ts';

/**
 * A machine with all that happened to it in the period; or machines to which nothing happened and that exist since
 * the same day: all of a group, counted in `quantity`, or those of as many groups as there are ids.
 */
export interface MachineRow {
  readonly id: number;
  /** The ids of the groups, each with `quantity` machines. */
  readonly group_ids: readonly number[];
  readonly quantity: number;
  readonly is_active: boolean;
  readonly created_at: string;
  readonly calendar_id: number | null;
  readonly rentals: readonly {
    readonly start: string;
    readonly end: string;
    readonly quantity: number;
    readonly total: string | null;
    readonly currency: number;
  }[];
  readonly blocks: readonly { readonly start: string; readonly end: string }[];
  readonly missed: readonly {
    readonly start: string;
    readonly end: string;
    readonly quantity: number;
  }[];
}

const groupColumns: Readonly<Record<UtilisationGroup, string>> = {
  offer: 'id',
  category: 'category_id',
  region: 'region_id',
  project: 'project_id',
};

/** Zones differ from UTC by less than this. */
const zoneMargin = sql`interval '1 day'`;

interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly by: UtilisationGroup;
  readonly now: Date;
  readonly project?: number | undefined;
  readonly region?: number | undefined;
  /** The condition that the offer of an id is wanted; all without it. */
  readonly offers?: ((id: SQL) => SQL) | undefined;
}

/**
 * The machines that were active or rented in the period. A machine is rented from the start of an approved
 * order until its return, or until it is due; a late one until now. Machines to which nothing happened are added
 * up by the local day since which they exist; those that are older than the period have its start. They are read from
 * the index `offers_machines` alone.
 */
export function readMachines(
  on: Queryable,
  { from, to, by, now, project, region, offers }: Wanted,
): Promise<readonly MachineRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const period = sql`tstzrange(${from}::timestamptz - ${zoneMargin}, ${to}::timestamptz + ${zoneMargin})`;
  const end = sql`case
    when o.returned_at is not null then o.returned_at
    when o.life_stage = 'out' then greatest(o.due_at, ${at}) else o.due_at end`;
  const places = [
    sql`true`,
    ...(project === undefined ? [] : [sql`f.project_id = ${project}`]),
    ...(region === undefined ? [] : [sql`f.region_id = ${region}`]),
    ...(offers ? [offers(sql`f.id`)] : []),
  ];
  const isByOffer = by === 'offer';
  const isMachine = sql`f.status = 'active' and f.deleted_at is null and f.type = 'equipment'`;
  const machines = (which: SQL) => sql`
    select f.id, f.${name(groupColumns[by])} as group_id, f.quantity, f.created_at, ${isMachine} as is_active,
      coalesce(f.work_calendar_id, g.work_calendar_id, p.work_calendar_id, ${oldestCalendar}) as calendar_id,
      r.rows as rentals, b.rows as blocks, m.rows as missed
    from offers f
    left join regions g on g.id = f.region_id left join projects p on p.id = f.project_id
    left join rentals r on r.offer_id = f.id
    left join blocks b on b.offer_id = f.id
    left join missed m on m.offer_id = f.id
    where ${allOf(places)} and ${which}`;
  const isWanted = (id: SQL) => (offers ? offers(id) : sql`true`);
  return on.rows<MachineRow>(sql`
    with rentals as (
      select o.offer_id, json_agg(json_build_object('start', o.starts_at, 'end', ${end},
        'quantity', o.quantity, 'total', o.total::text, 'currency', o.currency_id)) as rows
      from orders o
      where o.deleted_at is null and o.offer_id is not null
        and o.life_stage in ('approved', 'out', 'returned')
        and o.starts_at < ${end} and tstzrange(o.starts_at, ${end}) && ${period}
        and ${isWanted(sql`o.offer_id`)}
      group by o.offer_id
    ), blocks as (
      select b.offer_id, json_agg(json_build_object('start', lower(b.period), 'end', upper(b.period))) as rows
      from reservations b where b.blocked_period_id is not null and b.period && ${period}
        and ${isWanted(sql`b.offer_id`)}
      group by b.offer_id
    ), missed as (
      select o.offer_id, json_agg(json_build_object('start', o.starts_at, 'end', o.due_at, 'quantity', o.quantity)) as rows
      from missed_orders m join orders o on o.id = m.order_id
      where missed_demand(o) is not null and o.deleted_at is null and o.offer_id is not null
        and o.starts_at < o.due_at and o.starts_at <@ ${period}
        and ${isWanted(sql`o.offer_id`)}
      group by o.offer_id
    ), machines as (
      ${machines(sql`${isMachine}`)}
      union all
      ${machines(sql`not (${isMachine}) and f.id in (select offer_id from rentals union select offer_id from missed)`)}
    )
    select id, json_build_array(group_id) as group_ids, quantity, created_at, is_active, calendar_id,
      coalesce(rentals, '[]') as rentals, coalesce(blocks, '[]') as blocks, coalesce(missed, '[]') as missed
    from machines where coalesce(rentals, blocks, missed) is not null
    union all
    select min(m.id), ${isByOffer ? sql`json_agg(m.id)` : sql`json_build_array(min(m.group_id))`},
      ${isByOffer ? sql`min(m.quantity)` : sql`sum(m.quantity)`}, min(s.since), m.is_active, m.calendar_id, '[]', '[]', '[]'
    from machines m left join work_calendars w on w.id = m.calendar_id
    cross join lateral (select greatest(m.created_at, ${from}::timestamptz - ${zoneMargin})) as s (since)
    where coalesce(m.rentals, m.blocks, m.missed) is null
    group by ${isByOffer ? sql`m.quantity` : sql`m.group_id`}, m.is_active, m.calendar_id,
      (s.since at time zone coalesce(w.time_zone, 'UTC'))::date`);
}

/** Currencies with their rates, oldest first, and the currency of all amounts. */
export interface Rates {
  readonly base:
    | { readonly id: number; readonly code: string; readonly places: number }
    | undefined;
  /** The price of one euro, by currency. The euro has none. */
  readonly rates: ReadonlyMap<
    number,
    readonly { readonly date: string; readonly perEuro: number }[]
  >;
  readonly euro: number | undefined;
}

/** All rates, the latest of each day. */
export async function readRates(on: Queryable): Promise<Rates> {
  const base = await on.one<{ id: number; code: string; places: number }>(
    sql`select currency_id as id, code, places from base_currency where per_euro is not null`,
  );
  const euro = await on.one<{ id: number }>(
    sql`select id from currencies where code = 'EUR' and deleted_at is null`,
  );
  const rows = await on.rows<{ currency: number; date: string; per_euro: string }>(sql`
    select distinct on (currency_id, date) currency_id as currency, to_char(date, 'YYYY-MM-DD') as date,
      per_euro::text as per_euro
    from exchange_rates where deleted_at is null
    order by currency_id, date, id desc`);
  const rates = new Map<number, { date: string; perEuro: number }[]>();
  for (const { currency, date, per_euro } of rows) {
    const known = rates.get(currency);
    const rate = { date, perEuro: Number(per_euro) };
    if (known) known.push(rate);
    else rates.set(currency, [rate]);
  }
  return { base, rates, euro: euro?.id };
}
