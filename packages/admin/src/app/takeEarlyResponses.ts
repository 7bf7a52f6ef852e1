import { listApi } from '../services/api/listApi.ts';
import { initApi } from '../services/session/initApi.ts';
import type { AppStore } from './store.ts';

/** Milliseconds that the first page waits for responses behind the boot screen. */
const maximumWait = 150;

/**
 * Moves the responses requested by `early.ts` into the store. Resolves when they are stored, so
 * that the first page renders once with its rows. Resolves early when they are late, so that the
 * page shows its loading state.
 */
export function takeEarlyResponses(store: AppStore): Promise<unknown> {
  const list = window.rentyardFirstList;
  const responses = Promise.all([
    store.dispatch(initApi.endpoints.init.initiate()),
    list && store.dispatch(listApi.endpoints.list.initiate(list, { subscribe: false })),
  ]);
  return Promise.race([responses, new Promise((resolve) => setTimeout(resolve, maximumWait))]);
}
