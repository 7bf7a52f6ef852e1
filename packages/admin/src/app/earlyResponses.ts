import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { type In, listApi } from '../services/api/listApi.ts';
import { initApi } from '../services/session/initApi.ts';
import type { AppStore } from './store/store.ts';

/** Requests that `early.ts` started before the app's code was loaded. */
declare global {
  interface Window {
    rentyardEarly?: Record<string, Promise<Response>>;
    /** Arguments of the list query among these requests. */
    rentyardFirstList?: In & { readonly query: ListQuery };
  }
}

/**
 * `fetch` that reuses a response requested by `early.ts`. Each response is used once, by the first
 * GET with the same address, language and user.
 */
export const fetchWithEarlyResponses: typeof fetch = (input, init) => {
  const early = window.rentyardEarly;
  if (early && typeof input === 'string' && (init?.method ?? 'GET') === 'GET') {
    const key = earlyKey(input, init?.headers as Record<string, string> | undefined);
    const response = early[key];
    if (response) {
      delete early[key];
      return response;
    }
  }
  return fetch(input, init);
};

function earlyKey(address: string, headers: Record<string, string> = {}): string {
  return [address, headers['x-localization'], headers.authorization ?? ''].join(' ');
}

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
