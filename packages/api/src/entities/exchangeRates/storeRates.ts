import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { RatesRefused } from './downloadText.ts';
import type { PublishedRates } from './ecbRates.ts';
import { dayOf } from './exchangeRates.ts';
import { lockRates } from './lockRates.ts';

/** A rate that is this many times the latest one, or a part of it, is taken for a mistake. */
const plausibleFactor = 10;

/**
 * Stores the rates of the currencies that the installation has, except those that it knows already.
 * Returns the number of new ones.
 * @throws {RatesRefused} when the day is in the future or a rate is implausible.
 */
export async function storeRates(
  tx: Transaction,
  { day, rates }: PublishedRates,
  now: Date,
): Promise<number> {
  if (day > dayOf(now)) throw new RatesRefused('implausible', `the day ${day}`);
  await lockRates(tx);
  const published = JSON.stringify([...rates].map(([code, rate]) => ({ code, rate })));
  const date = `${day}T00:00:00.000Z`;
  const known = await tx.rows<Known>(sql`
    select c.currency_id, p.code, p.rate,
      c.per_euro not between p.rate::numeric / ${plausibleFactor}::numeric
        and p.rate::numeric * ${plausibleFactor}::numeric as is_implausible,
      exists (select from exchange_rates e
        where e.currency_id = c.currency_id and e.source = 'ecb' and e.date = ${date}
          and e.per_euro = p.rate::numeric) as is_known
    from json_to_recordset(${published}::json) as p (code text, rate text)
    join current_rates c on c.code = p.code and c.code <> 'EUR'
    join currencies live on live.id = c.currency_id and live.deleted_at is null
    order by p.code`);
  const wrong = known.find(({ is_implausible }) => is_implausible);
  if (wrong) throw new RatesRefused('implausible', `the rate ${wrong.rate} of ${wrong.code}`);
  const fresh = known.filter(({ is_known }) => !is_known);
  const moment = now.toISOString();
  await tx.rows(sql`
    insert into exchange_rates (currency_id, date, rate, source, created_at, updated_at)
    select currency_id, ${date}, rate, 'ecb', ${moment}, ${moment}
    from json_to_recordset(${JSON.stringify(fresh)}::json) as f (currency_id bigint, rate text)`);
  return fresh.length;
}

interface Known {
  readonly currency_id: number;
  readonly code: string;
  readonly rate: string;
  readonly is_implausible: boolean | null;
  readonly is_known: boolean;
}
