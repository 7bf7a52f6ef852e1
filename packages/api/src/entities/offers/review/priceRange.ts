import type { PriceRange } from '@rentyard/contract/entities/review';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { column, type Locale, name } from '../../../db/sqlFragments.ts';
import type { Store } from '../../../records/store.ts';
import { targetOf } from '../../../records/targets.ts';

interface Wanted {
  readonly categoryId: number;
  readonly currencyId: number;
}

/** The range of prices of active offers in a category and currency; undefined when the currency does not exist. */
export async function priceRange(
  on: Queryable,
  { targets }: Store,
  { categoryId, currencyId }: Wanted,
  locale: Locale,
): Promise<PriceRange | undefined> {
  const found = await on.one<{ data: PriceRange }>(sql`
    select json_build_object(
      'currency', json_build_object('id', c.id, 'name', ${targetOf(targets, 'currencies').label('c', locale)}),
      'price_per_shift', ${spread('price_per_shift')},
      'price_per_hour', ${spread('price_per_hour')}
    ) as data
    from currencies c
    cross join lateral (
      select ${parts('price_per_shift')}, ${parts('price_per_hour')} from offers
      where category_id = ${categoryId} and currency_id = ${currencyId}
        and status = 'active' and deleted_at is null
    ) o
    where c.id = ${currencyId} and c.deleted_at is null`);
  return found?.data;
}

/** Uses discrete percentiles: the results are real prices, and none is a float. */
function parts(price: string): SQL {
  return sql`
    count(${name(price)}) as ${name(`${price}_count`)},
    percentile_disc(array[0.1, 0.5, 0.9]) within group (order by ${name(price)}) as ${name(price)}`;
}

function spread(price: string): SQL {
  const count = column('o', `${price}_count`);
  const amount = (place: number) =>
    sql`round((${column('o', price)})[${sql.raw(String(place))}], c.decimal)::text`;
  return sql`case when ${count} > 0 then json_build_object(
    'count', ${count}, 'low', ${amount(1)}, 'median', ${amount(2)}, 'high', ${amount(3)}
  ) end`;
}
