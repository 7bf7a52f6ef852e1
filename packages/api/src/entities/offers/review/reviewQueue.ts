import {
  type QueueOrder,
  queueRows,
  type ReviewQueuePage,
  type RiskReason,
  riskReasons,
} from '@rentyard/contract/entities/listing/reviewQueue';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { joined, type Locale, literal, momentText, textIn } from '../../../db/sqlFragments.ts';
import type { Store } from '../../../records/store.ts';
import { imageJson } from '../../../records/targets.ts';
import { claimJson } from './claims.ts';

/** Only the oldest new offers are judged, so that a backlog of any length costs the same. */
const judgedAtMost = 500;
/**
 * The median of a category is that of the active ones among so many offers that were changed last. Prices in other
 * currencies are converted; those without a rate are left out.
 */
const comparedAtMost = 300;
/** Fewer prices are no evidence. */
const pricesFrom = 5;
/** A price of at least twice the median, or at most half of it, is far from it. */
const farFactor = 2;

/** The sum of an offer decides its place in the order of risk. */
const weights: Readonly<Record<RiskReason, number>> = {
  price: 4,
  outside_interval: 4,
  duplicate: 3,
  photo_elsewhere: 3,
  unanswered: 2,
  no_price: 1,
  no_photo: 1,
};

interface Wanted {
  readonly order: QueueOrder;
  readonly now: Date;
}

/** The new offers that wait for a review: at most 50 of them, and the number of all. */
export async function reviewQueue(
  on: Queryable,
  store: Store,
  { order, now }: Wanted,
  locale: Locale,
): Promise<ReviewQueuePage> {
  const waiting = sql`o.status = 'new' and o.deleted_at is null`;
  const oldest = sql`where ${waiting} order by o.created_at, o.id limit ${sql.raw(String(judgedAtMost))}`;
  const byRisk = order === 'risk' ? sql`j.weight desc, ` : sql``;
  const found = await on.one<{ data: ReviewQueuePage }>(sql`
    with ${judged(oldest)}, first as materialized (
      select j.* from judged j
      order by ${byRisk}j.created_at, j.id limit ${sql.raw(String(queueRows))}
    )
    select json_build_object(
      'total', (select coalesce(sum(k.live), 0)::bigint from row_counts k
        where k.resource = 'offers' and k.dimension = 'status' and k.value = 'new'),
      'offers', coalesce((
        select json_agg(json_build_object(
            'id', o.id, 'name', ${textIn(sql`o.name`, locale)}, 'code', o.code,
            'image', ${imageJson(sql`o.image_id`, locale)},
            'created_at', ${momentText(sql`o.created_at`)},
            'risk', j.risk, 'price_factor', j.price_factor,
            'held', ${claimJson(store, sql`o.id`, now, locale)})
          order by ${byRisk}j.created_at, j.id)
        from first j join offers o on o.id = j.id), '[]')) as data`);
  if (!found) throw new Error('The statement of the review queue returned no row.');
  return found.data;
}

/**
 * The common table expression `judged (id, created_at, risk, price_factor, weight)` of some offers `o`. It reads
 * issues that each save has computed, and compares prices with the median of the category, so that no offer is
 * searched for again.
 * @param which The rest of the query of offers: `where o.id = 7`.
 */
export function judged(which: SQL): SQL {
  const issues = riskReasons.filter((reason) => reason !== 'price');
  const ranks = riskReasons.map(
    (reason, at) => sql`(${literal(reason)}, ${sql.raw(`${at}, ${weights[reason]}`)})`,
  );
  const [least, far] = [sql.raw(String(pricesFrom)), sql.raw(String(farFactor))];
  return sql`waiting as materialized (
      select o.id, o.created_at, o.category_id, o.currency_id, o.price_per_shift, o.price_per_hour
      from offers o ${which}
    ), latest as materialized (
      select k.category_id, l.currency_id, l.price_per_shift, l.price_per_hour
      from (select distinct category_id from waiting) k
      cross join lateral (
        select o.status, o.currency_id, o.price_per_shift, o.price_per_hour
        from offers o
        where o.category_id = k.category_id and o.deleted_at is null
        order by o.updated_at desc, o.id desc
        limit ${sql.raw(String(comparedAtMost))}
      ) l
      where l.status = 'active'
    ), rates as materialized (
      select currency_id, per_euro from current_rates
    ), usual as materialized (
      select k.category_id, k.currency_id,
        case when count(p.shift) >= ${least} then percentile_disc(0.5) within group (order by p.shift) end as shift,
        case when count(p.hour) >= ${least} then percentile_disc(0.5) within group (order by p.hour) end as hour
      from (select distinct category_id, currency_id from waiting) k
      join latest l on l.category_id = k.category_id
      left join rates own on own.currency_id = k.currency_id
      left join rates theirs on theirs.currency_id = l.currency_id
      cross join lateral (
        select case when l.currency_id = k.currency_id then 1 else own.per_euro / theirs.per_euro end as rate
      ) r
      cross join lateral (select l.price_per_shift * r.rate as shift, l.price_per_hour * r.rate as hour) p
      group by k.category_id, k.currency_id
    ), far as materialized (
      select w.id, p.price, round(p.factor, 2) as factor
      from waiting w
      join usual u on u.category_id = w.category_id and u.currency_id = w.currency_id
      join categories c on c.id = w.category_id
      cross join lateral (
        select f.price, f.factor
        from (values
          ('price_per_shift', w.price_per_shift / nullif(u.shift, 0)),
          -- The price interval of the category replaces the median, as beside the offer.
          ('price_per_hour', case when coalesce(c.price_interval_from, c.price_interval_to) is null
            then w.price_per_hour / nullif(u.hour, 0) end)
        ) f (price, factor)
        where f.factor >= ${far} or f.factor <= 1.0 / ${far}
        order by abs(ln(greatest(f.factor, 0.001))) desc, f.price
        limit 1
      ) p
    ), judged as materialized (
      select w.id, w.created_at, coalesce(r.risk, '[]') as risk, coalesce(r.weight, 0) as weight,
        case when f.id is not null then json_build_object('price', f.price, 'factor', f.factor) end as price_factor
      from waiting w
      left join far f on f.id = w.id
      cross join lateral (
        select json_agg(x.reason order by x.rank) as risk, sum(x.weight) as weight
        from (values ${joined(ranks)}) x (reason, rank, weight)
        where (x.reason = 'price' and f.id is not null) or x.reason in (
          select i.issue from record_issues i
          where i.resource = 'offers' and i.record_id = w.id
            and i.issue in (${joined(issues.map(literal))}))
      ) r
    )`;
}
