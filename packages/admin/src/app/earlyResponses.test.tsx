import { brand } from '@rentyard/contract/entities/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { buildListQuery, parseListAddress } from '../records/list/listAddress.ts';
import type { ApiServices } from '../services/api/endpoint.ts';
import { listApi } from '../services/api/listApi.ts';
import { takeEarlyResponses } from './earlyResponses.ts';
import { createStore } from './store/store.ts';

const list = {
  resource: 'brands',
  language: 'en',
  query: { page: 1, perPage: 25, search: '', sort: [], filters: [], isTrash: false },
} as const;

afterEach(() => {
  delete window.rentyardFirstList;
  vi.useRealTimers();
});

function storeOver(respond: () => Promise<Response>) {
  const services: ApiServices = {
    fetch: respond,
    token: () => 'token',
    language: () => 'en',
    act: () => {},
    signedInAgain: async () => false,
    onReachabilityChange: () => {},
  };
  return createStore({ services, session: { token: 'token', user: null } });
}

test('the early list response is stored before the first page renders', async () => {
  const page = { data: [{ id: 7 }], meta: { current_page: 1, total: 1 } };
  const store = storeOver(async () => Response.json(page));
  window.rentyardFirstList = list;
  await takeEarlyResponses(store);
  // A list with the same address uses the same arguments and finds the response.
  const state = parseListAddress(brand, '1', new URLSearchParams());
  const listArguments = { ...list, query: buildListQuery(state, 'UTC') };
  expect(listApi.endpoints.list.select(listArguments)(store.getState()).data?.data).toEqual([
    { id: 7 },
  ]);
});

test('late responses do not delay the first page', async () => {
  vi.useFakeTimers();
  const store = storeOver(() => new Promise(() => {}));
  const done = vi.fn();
  void takeEarlyResponses(store).then(done);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toHaveBeenCalledOnce();
});
