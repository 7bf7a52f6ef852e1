import type { PriceRange } from '@rentyard/contract/entities/listing/review';
import { tierUnits } from '@rentyard/contract/entities/price/priceTiers';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { column, type Locale, momentText, name } from '../../../db/sqlFragments.ts';
import type { Store } from '../../../records/store.ts';
import { findTarget } from '../../../records/targets.ts';

interface Wanted {
  readonly categoryId: number;
  readonly currencyId: number;
  /** The rates that were known then are used. */
  readonly asOf: Date;
}

/**
 * The range of prices of active offers in a category, converted to one currency; undefined when the
 * currency does not exist. Prices without a rate are left out. The interval of the category is
 * converted too.
 */
export async function priceRange(
  on: Queryable,
  { targets }: Store,
  { categoryId, currencyId, asOf }: Wanted,
  locale: Locale,
): Promise<PriceRange | undefined> {
  const moment = sql`${asOf.toISOString()}::timestamptz`;
  const found = await on.one<{ data: PriceRange }>(sql`
    with rates as materialized (select currency_id, per_euro from rates_at(${moment}))
    select json_build_object(
      'currency', json_build_object('id', c.id, 'name', ${findTarget(targets, 'currencies').label('c', locale)}),
      'as_of', ${momentText(moment)},
      'price_per_shift', ${spread('price_per_shift')},
      'price_per_hour', ${spread('price_per_hour')},
      'price_tiers', ${tierSpreads(categoryId)},
      'interval', ${interval(categoryId)}
    ) as data
    from currencies c
    left join rates own on own.currency_id = c.id
    cross join lateral (
      select ${parts('price_per_shift')}, ${parts('price_per_hour')}
      from (
        select ${converted('offers', 'price_per_shift')}, ${converted('offers', 'price_per_hour')}
        from offers left join rates theirs on theirs.currency_id = offers.currency_id
        where category_id = ${categoryId} and status = 'active' and deleted_at is null
      ) compared
    ) o
    where c.id = ${currencyId} and c.deleted_at is null`);
  return found?.data;
}

/** An amount in the wanted currency. Amounts in that currency itself stay as they are. */
function amountIn(amount: SQL, currency: SQL): SQL {
  return sql`case when ${currency} = c.id then ${amount}
    else ${amount} * own.per_euro / theirs.per_euro end`;
}

function converted(table: string, price: string): SQL {
  return sql`${amountIn(column(table, price), column(table, 'currency_id'))} as ${name(price)}`;
}

/** Uses discrete percentiles: the results are prices of offers, and none is a float. */
function parts(price: string): SQL {
  return sql`
    count(${name(price)}) as ${name(`${price}_count`)},
    percentile_disc(array[0.1, 0.5, 0.9]) within group (order by ${name(price)}) as ${name(price)}`;
}

function spread(price: string): SQL {
  const count = column('o', `${price}_count`);
  const amount = (index: number) =>
    sql`round((${column('o', price)})[${sql.raw(String(index))}], c.decimal)::text`;
  return sql`case when ${count} > 0 then json_build_object(
    'count', ${count}, 'low', ${amount(1)}, 'median', ${amount(2)}, 'high', ${amount(3)}
  ) end`;
}

/** By unit, the prices of the first tier of each offer. */
function tierSpreads(categoryId: number): SQL {
  const amount = amountIn(sql`t.price`, sql`f.currency_id`);
  return sql`(select json_object_agg(u.unit, (
      select ${spread('price')} from (
        select ${parts('price')} from (
          select ${amount} as price
          from offers f left join rates theirs on theirs.currency_id = f.currency_id
          cross join lateral (
            select (e ->> 'price')::numeric as price from jsonb_array_elements(f.price_tiers) e
            where e ->> 'unit' = u.unit order by (e ->> 'from')::integer limit 1
          ) t
          where f.category_id = ${categoryId} and f.status = 'active' and f.deleted_at is null
            and f.price_tiers <> '[]'
        ) compared
      ) o))
    from unnest(${sql.param(tierUnits)}::text[]) u (unit))`;
}

/** The usual price of an hour in the category; null without one and without a rate. */
function interval(categoryId: number): SQL {
  const end = (which: 'from' | 'to') =>
    sql`round(${amountIn(column('k', `price_interval_${which}`), column('k', 'price_interval_currency_id'))}, c.decimal)::text`;
  return sql`(select json_build_object('from', x."from", 'to', x."to")
    from categories k
    left join rates theirs on theirs.currency_id = k.price_interval_currency_id
    cross join lateral (select ${end('from')} as "from", ${end('to')} as "to") x
    where k.id = ${categoryId} and (x."from" is not null or x."to" is not null))`;
}
