import type { OrderSums } from '@rentyard/contract/entities/orderSums';
import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import { sql } from 'drizzle-orm';
import { joined, momentText } from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import { ratesAt } from '../../records/list/baseRate.ts';
import { matchingParts } from '../../records/list/matchingIds.ts';
import type { ResourceBinding } from '../../records/resourceBinding.ts';
import type { Store } from '../../records/store.ts';

interface Wanted extends Pick<ListQuery, 'search' | 'filters'> {
  /** The rates that were known then are used, in filters too. */
  readonly asOf?: Date | undefined;
}

/**
 * Sums the totals of orders: exactly by currency, then each sum converted once, and the result
 * rounded once. So no rounding error adds up.
 */
export async function sumOrders(
  store: Store,
  binding: ResourceBinding,
  { search, filters, asOf }: Wanted,
): Promise<OrderSums> {
  const parts = await matchingParts(store, binding, { isTrash: false, search, filters }, asOf);
  const moment = asOf ?? store.clock();
  const found = await store.db.one<{ data: OrderSums }>(sql`${plannedAnew}
    with rates as materialized (select * from ${ratesAt(moment)}),
    base as (
      select r.* from rates r
      join settings s on s.name = 'money' and (s.value ->> 'base_currency')::bigint = r.currency_id
      where r.per_euro is not null
    ),
    sums as (
      select r.currency_id, count(*) as orders, sum(r.total) as total
      from orders r where (${joined(parts, ' or ')}) and r.total is not null group by r.currency_id
    )
    select json_build_object(
      'base_currency', (select json_build_object('id', b.currency_id, 'name', b.code) from base b),
      'as_of', ${momentText(sql`${moment.toISOString()}::timestamptz`)},
      'total', (select round(coalesce(sum(s.total * b.per_euro / r.per_euro), 0), min(b.places))::text
        from base b left join sums s on true left join rates r on r.currency_id = s.currency_id
        group by b.currency_id),
      'without_rate', (select coalesce(sum(s.orders), 0) from sums s join rates r using (currency_id)
        where r.per_euro is null),
      'by_currency', (select coalesce(json_agg(json_build_object(
          'currency', json_build_object('id', s.currency_id, 'name', r.code),
          'orders', s.orders, 'total', round(s.total, r.places)::text, 'rate', e.rate, 'rate_date', ${momentText(sql`e.date`)}
        ) order by r.code), '[]')
        from sums s join rates r using (currency_id)
        left join exchange_rates e on e.id = r.rate_id)
    ) as data`);
  if (!found)
    throw new Error('The statement of the order totals returned no row. It always returns one.');
  return found.data;
}
