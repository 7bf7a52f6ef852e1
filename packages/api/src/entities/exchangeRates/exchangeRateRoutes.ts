import {
  createExchangeRate,
  exchangeRateOptions,
  fetchExchangeRates,
  listExchangeRates,
  type RateStatus,
  readRateStatus,
} from '@rentyard/contract/entities/money/exchangeRateRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../db/database.ts';
import { momentText } from '../../db/sqlFragments.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { exportRoutes } from '../../records/import-export/exportRoutes.ts';
import { listRoute } from '../../records/routes/listRoute.ts';
import { fieldOptionRoute } from '../../records/routes/optionRoutes.ts';
import { type RouteContext, writeWithIdempotency } from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { createRecord } from '../../records/write/save.ts';
import { isBehind } from './amountConversion.ts';
import { exchangeRates } from './exchangeRates.ts';
import { lockRates } from './lockRates.ts';
import type { RateFetching } from './rateFetching.ts';
import { readMoneySettings, readRateState } from './rateState.ts';

interface Dependencies {
  readonly store: Store;
  readonly fetching: RateFetching;
  /** Runs in the transaction that adds a rate. */
  readonly afterRates: (tx: Transaction) => Promise<void>;
}

/** Exchange rates are listed, exported and added, never changed. */
export function exchangeRateRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { store, fetching, afterRates } = dependencies;
  const context: RouteContext = { store, binding: exchangeRates };
  const status = () => readStatus(store.db, store.clock());
  listRoute(app, context, listExchangeRates);
  exportRoutes(app, context);
  fieldOptionRoute(app, context, exchangeRateOptions);

  handle(app, readRateStatus, status);

  handle(app, createExchangeRate, async ({ body, request }) =>
    writeWithIdempotency(request, context, body, async (write) => {
      await lockRates(write.tx);
      const created = await createRecord(write, body);
      await afterRates(write.tx);
      return jsonData(JSON.stringify(created), 201);
    }),
  );

  handle(app, fetchExchangeRates, async () => {
    await fetching.fetch();
    return status();
  });
}

/** The current rates with their ages, and the latest fetch. */
async function readStatus(on: Queryable, now: Date): Promise<RateStatus> {
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
