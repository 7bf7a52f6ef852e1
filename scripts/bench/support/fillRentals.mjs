import { withClient } from '../../../tests/support/database/postgresCluster.ts';

/** The blocked days begin in this week, each offer's on a day of its own, and repeat weekly. */
const firstDay = '2029-01-01T00:00:00Z';
/** Of so many offers one begins years later, so that it is free all the time. */
const freeShare = 50;
/** PostgreSQL has memory for a few thousand locks. */
const offersPerStatement = 2_000;

/**
 * Adds blocked periods to all offers, and new orders for approvals: as many with an offer that is free as
 * without any, whose approval has no guard. Needs a superuser, because triggers would check each period.
 *
 * @param fill the blocked periods of each offer, and at most how many orders of each kind
 * @returns ids of the orders
 */
export function fillRentals(url, { periods, orders }) {
  return withClient(url, async (client) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `with made as (
        insert into blocked_periods (code, offer_id, starts_at, ends_at, rrule, occurrences, search_text)
        select 'BENCH-' || o.id, o.id, s.day, s.day + interval '1 day',
          'FREQ=WEEKLY;COUNT=' || $2::int, array(
            select tstzrange(s.day + n * interval '7 days', s.day + n * interval '7 days' + interval '1 day')
            from generate_series(0, $2::int - 1) n),
          'bench'
        from offers o cross join lateral (
          select $1::timestamptz + (o.id % 7) * interval '1 day'
            + case when o.id % $3::int = 0 then interval '5 years' else interval '0' end) s (day)
        where o.deleted_at is null returning id, offer_id, occurrences)
      insert into reservations (offer_id, blocked_period_id, holder, period, quantity, is_exclusive)
      select m.offer_id, m.id, 0, p.period, o.quantity, o.quantity = 1
      from made m join offers o on o.id = m.offer_id, unnest(m.occurrences) p (period)`,
      [firstDay, periods, freeShare],
    );
    await client.query('commit');
    // What the triggers would have done. Each offer is locked until the end of its statement.
    const { rows: last } = await client.query('select max(id)::int as id from offers');
    for (let from = 0; from < last[0].id; from += offersPerStatement) {
      await client.query(
        "select count(refresh_free_gaps(id, '(,)')) from offers where id > $1::int and id <= $1::int + $2::int",
        [from, offersPerStatement],
      );
    }
    const requests = async (name, hasOffer) => {
      const { rows } = await client.query(
        `insert into orders (category_id, currency_id, region_id, project_id, offer_id, name, code, alias, status, phone,
          price_per_shift, starts_at, ends_at, unit, units)
        select o.category_id, o.currency_id, o.region_id, o.project_id, case when $3 then o.id end, '{"en": "Bench"}',
          $1::text || '-' || o.id, lower($1::text) || '-' || o.id, 'new', '069123456', 100,
          timestamptz '2031-03-03T08:00Z', timestamptz '2031-03-03T16:00Z', 'shift', 1
        from offers o where o.status = 'active' and o.price_per_shift is not null and o.deleted_at is null
        order by o.id limit $2 returning id::int`,
        [name, orders, hasOffer],
      );
      return rows.map(({ id }) => id);
    };
    const ids = {
      guarded: await requests('BENCHED', true),
      plain: await requests('BENCHED-PLAIN', false),
    };
    await client.query('vacuum analyze reservations, blocked_periods, orders, free_gaps');
    return ids;
  });
}
