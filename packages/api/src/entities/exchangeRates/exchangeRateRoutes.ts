import {
  createExchangeRate,
  exchangeRateOptions,
  fetchExchangeRates,
  listExchangeRates,
  readRateStatus,
} from '@rentyard/contract/entities/exchangeRateRoutes';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { exportRoutes } from '../../records/import-export/exportRoutes.ts';
import { listRoute } from '../../records/routes/listRoute.ts';
import { fieldOptionRoute } from '../../records/routes/optionRoutes.ts';
import { type RouteContext, writeWithIdempotency } from '../../records/routes/routeContext.ts';
import type { Store } from '../../records/store.ts';
import { createRecord } from '../../records/write/save.ts';
import { exchangeRates } from './exchangeRates.ts';
import { lockRates } from './lockRates.ts';
import type { RateFetching } from './rateFetching.ts';
import { readStatus } from './rateStatus.ts';

interface Parts {
  readonly store: Store;
  readonly fetching: RateFetching;
  /** Runs in the transaction that adds a rate. */
  readonly afterRates: (tx: Transaction) => Promise<void>;
}

/** Exchange rates are listed, exported and added, never changed. */
export function exchangeRateRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, fetching, afterRates } = parts;
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
