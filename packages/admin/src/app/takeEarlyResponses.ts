import { listApi } from '../services/api/listApi.ts';
import { initApi } from '../services/session/initApi.ts';
import type { AppStore } from './store.ts';

/** Milliseconds that a first page waits for its answers while the HTML's own picture of it stands. */
const maximumWait = 150;

/**
 * Takes over what the HTML has asked for. Fulfilled when the answers are in the store, so that the first page
 * is drawn once and with its rows; or soon, when they are late, so that it shows what it waits for.
 */
export function takeEarlyResponses(store: AppStore): Promise<unknown> {
  const list = window.rentyardFirstList;
  const responses = Promise.all([
    store.dispatch(initApi.endpoints.init.initiate()),
    list && store.dispatch(listApi.endpoints.list.initiate(list, { subscribe: false })),
  ]);
  return Promise.race([responses, new Promise((resolve) => setTimeout(resolve, maximumWait))]);
}
