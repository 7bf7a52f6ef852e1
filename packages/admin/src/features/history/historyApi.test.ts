import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { api } from '../../services/api/api.ts';
import type { ApiServices } from '../../services/api/endpoint.ts';
import { joinRows } from '../../services/api/numberedPages.ts';
import { historyApi } from './historyApi.ts';

/** A store over a fake server with a brand that has this number of changes, newest first. */
function storeOver(changes: { count: number }) {
  const requests: string[] = [];
  const services: ApiServices = {
    fetch: async (url, init) => {
      requests.push(`${init?.method} ${url}`);
      if (init?.method === 'POST') {
        changes.count += 1;
        return Response.json({ data: { id: 3, version: changes.count } });
      }
      const page = Number(new URL(String(url), 'http://test').searchParams.get('page'));
      const last = changes.count - (page - 1) * 20;
      const data = Array.from({ length: Math.min(20, last) }, (_, at) => ({ id: last - at }));
      const meta = { current_page: page, last_page: Math.ceil(changes.count / 20) };
      return Response.json({ data, meta });
    },
    token: () => 'token',
    language: () => 'en',
    act: () => {},
    signedInAgain: async () => false,
    onReachabilityChange: () => {},
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(api.middleware),
  });
  return { store, requests };
}

const brand = { resource: 'brands', id: 3 };
const ids = (from: number) => Array.from({ length: from }, (_, at) => from - at);

test('loads the history to its start, 20 changes per page', async () => {
  const { store, requests } = storeOver({ count: 125 });
  const { history } = historyApi.endpoints;
  let result = await store.dispatch(history.initiate(brand));
  while (result.hasNextPage) {
    result = await store.dispatch(history.initiate(brand, { direction: 'forward' }));
  }
  expect(joinRows(result.data?.pages ?? []).map(({ id }) => id)).toEqual(ids(125));
  expect(requests).toHaveLength(7);
});

test('removes duplicates after a concurrent change, and refetches all pages after a revert', async () => {
  const changes = { count: 30 };
  const { store } = storeOver(changes);
  const { history, revert } = historyApi.endpoints;
  const subscription = store.dispatch(history.initiate(brand));
  await subscription;
  changes.count += 1;
  const { data } = await store.dispatch(history.initiate(brand, { direction: 'forward' }));
  expect(joinRows(data?.pages ?? []).map(({ id }) => id)).toEqual(ids(30));

  await store.dispatch(revert.initiate({ ...brand, entry: 4, version: 31 }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const { data: now } = history.select(brand)(store.getState());
  expect(joinRows(now?.pages ?? []).map(({ id }) => id)).toEqual(ids(32));
});
