import type { RateStatus } from '@rentyard/contract/entities/exchangeRateRoutes';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { momentText } from '../../db/sqlFragments.ts';
import { isBehind } from './amountConversion.ts';
import { readMoneySettings, readRateState } from './rateState.ts';

/** The current rates with their ages, and the latest fetch. */
export async function readStatus(on: Queryable, now: Date): Promise<RateStatus> {
  const { rate_provider: provider } = await readMoneySettings(on);
  const { fetched_at, failed_at, failure } = await readRateState(on);
  const rates = await on.rows<RateStatus['rates'][number]>(sql`
    select json_build_object('id', c.id, 'name', c.code) as currency, e.rate,
      ${momentText(sql`r.date`)} as date, r.source,
      case when r.date is not null then
        greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - r.date) / 86400))::integer
      end as age
    from currencies c
    join current_rates r on r.currency_id = c.id
    left join exchange_rates e on e.id = r.rate_id
    where c.deleted_at is null and c.code <> 'EUR' and c.active
    order by c.code`);
  const base = await on.one<NonNullable<RateStatus['base_currency']>>(
    sql`select currency_id as id, code as name, places as decimal from base_currency`,
  );
  return {
    base_currency: base ?? null,
    provider,
    fetched_at,
    failed_at,
    failure,
    is_recalculating: await isBehind(on),
    rates,
  };
}
