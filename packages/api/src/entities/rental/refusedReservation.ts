import type { Alternatives, Conflict } from '@rentyard/contract/schema/routes/errorBody';
import { sql } from 'drizzle-orm';
import { type Locale, momentText } from '../../db/sqlFragments.ts';
import type { RefusedReservation } from '../../errors/failures.ts';
import type { Store } from '../../records/store.ts';
import { findTarget, referenceJson } from '../../records/targets.ts';

/** How many other offers a refusal names. */
const offersAtMost = 5;

/**
 * What a client needs to solve the refusal of a reservation: who has the machine, when it is free, and
 * which other offers of the category are free in the period, nearest first.
 */
export async function describeRefusal(
  { db, targets }: Store,
  refused: RefusedReservation,
  locale: Locale,
): Promise<{ readonly conflicts: readonly Conflict[]; readonly alternatives: Alternatives }> {
  const { offer, from, to, quantity } = refused;
  const reference = (name: string, id: ReturnType<typeof sql>) =>
    referenceJson(findTarget(targets, name), id, locale);
  const period = sql`tstzrange(${from}::timestamptz, ${to}::timestamptz)`;
  const found = await db.one<{ data: Described }>(sql`
    with wanted as (select * from offers where id = ${offer}::bigint),
    others as (
      select o.id, o.region_id, o.currency_id, round(o.price_per_shift, c.decimal) as price,
        case when o.currency_id = w.currency_id then round(o.price_per_shift - w.price_per_shift, c.decimal) end
          as difference,
        (o.region_id = w.region_id) as is_near,
        (o.geo_lat - w.geo_lat) ^ 2 + ((o.geo_long - w.geo_long) * cos(radians(w.geo_lat::float8))) ^ 2 as distance
      from wanted w join offers o on o.category_id = w.category_id and o.type = w.type and o.id <> w.id
      join currencies c on c.id = o.currency_id
      where o.status = 'active' and o.deleted_at is null
        and not exists (
          select from reservation_conflicts(o.id, -1, array[${period}], ${quantity}::integer))
        and o.quantity >= ${quantity}::integer
      order by is_near desc, distance nulls last, o.id limit ${sql.raw(String(offersAtMost))}
    )
    select json_build_object(
      'names', (select coalesce(json_agg(json_build_object(
          -- The name of an order is that of its machine; its number tells it apart.
          'order', (select json_build_object('id', o.id, 'name', o.code) from orders o where o.id = k.order_id),
          'blocked_period', case when k.block_id is not null then ${reference('blocked_periods', sql`k.block_id`)} end)
          order by k.at), '[]')
        from json_to_recordset(${JSON.stringify(collectKeys(refused))}::json) k (at integer, order_id bigint, block_id bigint)),
      'alternatives', json_build_object(
        'next_free_at', ${momentText(
          sql`next_free(${offer}::bigint, greatest(now(), ${from}::timestamptz), ${to}::timestamptz - ${from}::timestamptz, ${quantity}::integer)
            + (select buffer_before from wanted) * interval '1 minute'`,
        )},
        'offers', (select coalesce(json_agg(json_build_object(
            'id', v.id, 'name', ${reference('offers', sql`v.id`)} ->> 'name',
            'region', ${reference('regions', sql`v.region_id`)},
            'currency', ${reference('currencies', sql`v.currency_id`)},
            'price', v.price::text, 'price_difference', v.difference::text)
            order by v.is_near desc, v.distance nulls last, v.id), '[]') from others v)
      )) as data`);
  const { names = [], alternatives = noAlternatives } = found?.data ?? {};
  return {
    conflicts: refused.conflicts.map((one, at) => buildConflict(one, names[at])),
    alternatives,
  };
}

interface Described {
  readonly names: readonly Named[];
  readonly alternatives: Alternatives;
}

interface Named {
  readonly order: Conflict['order'] | null;
  readonly blocked_period: Conflict['blocked_period'] | null;
}

const noAlternatives: Alternatives = { next_free_at: null, offers: [] };

function collectKeys({ conflicts }: RefusedReservation) {
  return conflicts.map(({ order, blocked_period }, at) => ({
    at,
    order_id: order,
    block_id: blocked_period,
  }));
}

/** A record that is gone since has its code instead of a name. */
function buildConflict(
  { order, blocked_period: block, code, ...period }: RefusedReservation['conflicts'][number],
  named: Named | undefined,
): Conflict {
  const moments = {
    starts_at: new Date(period.starts_at).toISOString(),
    ends_at: new Date(period.ends_at).toISOString(),
  };
  if (order !== null) return { order: named?.order ?? { id: order, name: code }, ...moments };
  return { blocked_period: named?.blocked_period ?? { id: Number(block), name: code }, ...moments };
}
