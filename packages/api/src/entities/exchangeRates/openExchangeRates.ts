import {
  changeMoneySettings,
  type MoneySettings,
  moneySettings,
  readMoneySettings as readRoute,
} from '@rentyard/contract/entities/money/moneySettings';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Store } from '../../records/store.ts';
import { parseSettings, writeSettings } from '../../records/write/settings.ts';
import { openAmountConversion } from './amountConversion.ts';
import { exchangeRateRoutes } from './exchangeRateRoutes.ts';
import { openRateFetching, type RateFetching } from './rateFetching.ts';
import { readMoneySettings } from './rateState.ts';

interface Dependencies {
  readonly store: Store;
  readonly jobs: Jobs;
  /** Connects to the provider, whose address an admin enters. */
  readonly outbound: Outbound;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Exchange rates, the base currency and their jobs. */
export interface ExchangeRates {
  /** Queues the jobs that are due. */
  enqueueDue(): Promise<void>;
  routes(app: FastifyInstance): void;
}

/** Registers the jobs. Call it before the jobs start. */
export function openExchangeRates({ store, jobs, outbound, log }: Dependencies): ExchangeRates {
  const conversion = openAmountConversion(store, jobs);
  const afterRates = conversion.enqueue;
  const fetching = openRateFetching({ store, jobs, outbound, log, afterRates });
  return {
    async enqueueDue() {
      await fetching.enqueueDue();
      await conversion.enqueueDue();
    },
    routes(app) {
      moneySettingRoutes(app, store, fetching);
      exchangeRateRoutes(app, { store, fetching, afterRates });
    },
  };
}

/** The base currency and the provider of exchange rates. */
function moneySettingRoutes(
  app: FastifyInstance,
  { db, clock }: Store,
  fetching: RateFetching,
): void {
  handle(app, readRoute, () => readShown(db));

  handle(app, changeMoneySettings, async ({ body, user }) => {
    const value = { ...(await readMoneySettings(db)), ...parseSettings(moneySettings, body) };
    await refuseUnknown(db, value.base_currency);
    await writeSettings(db, 'money', { value, now: clock(), userId: user.id });
    await fetching.enqueueDue();
    return readShown(db);
  });
}

async function refuseUnknown(on: Queryable, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await on.one(sql`select 1 from currencies where id = ${id} and deleted_at is null`);
  if (!found) throw Invalid.at('base_currency', { id: 'not_found' });
}

async function readShown(on: Queryable): Promise<MoneySettings> {
  const { base_currency: id, ...settings } = await readMoneySettings(on);
  const base = await on.one<NonNullable<MoneySettings['base_currency']>>(
    sql`select id, code as name from currencies where id = ${id}`,
  );
  return { ...settings, base_currency: base ?? null };
}
