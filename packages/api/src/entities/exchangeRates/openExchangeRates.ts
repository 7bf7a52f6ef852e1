import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Store } from '../../records/store.ts';
import { openAmountConversion } from './amountConversion.ts';
import { exchangeRateRoutes } from './exchangeRateRoutes.ts';
import { moneySettingRoutes } from './moneySettingRoutes.ts';
import { openRateFetching } from './rateFetching.ts';

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
