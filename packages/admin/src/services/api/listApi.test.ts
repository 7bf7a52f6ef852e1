import { configureStore } from '@reduxjs/toolkit';
import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { expect, test } from 'vitest';
import { publish } from '../events/streamEvents.ts';
import { api } from './api.ts';
import type { ApiServices } from './endpoint.ts';
import { listApi, listParameters } from './listApi.ts';

const row = (id: number, unread: number) => ({ id, unread }) as BuzbotRoomRow;
const list = {
  resource: 'buzbot_rooms',
  language: 'en',
  query: { page: 1, perPage: 25 },
} as const;

/** A store with the list of rooms 4 and 5, both without unread messages. */
function storeWithRooms() {
  const services: ApiServices = {
    fetch: async () => Response.json({ data: [row(4, 0), row(5, 0)], meta: { total: 2 } }),
    token: () => 'token',
    language: () => 'en',
    act: () => {},
    signedInAgain: async () => false,
    onReachabilityChange: () => {},
  };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(api.middleware),
  });
}

test('stream events update cached rows without reordering them, and rows of other pages are ignored', async () => {
  const store = storeWithRooms();
  const subscription = store.dispatch(listApi.endpoints.list.initiate(list));
  await subscription;
  const state = () => listApi.endpoints.list.select(list)(store.getState());
  const { fulfilledTimeStamp } = state();
  publish({ name: 'room', isStreamOwner: true, data: row(5, 3) });
  publish({ name: 'room', isStreamOwner: true, data: row(9, 1) });
  expect(state().data?.data).toEqual([row(4, 0), row(5, 3)]);
  expect(state().fulfilledTimeStamp).toBe(fulfilledTimeStamp);
  subscription.unsubscribe();
});

test('a stream event that arrives while the list is read again is not lost', async () => {
  const store = storeWithRooms();
  const subscription = store.dispatch(listApi.endpoints.list.initiate(list));
  await subscription;
  const reading = subscription.refetch();
  publish({ name: 'room', isStreamOwner: true, data: row(5, 3) });
  await reading;
  const { data } = listApi.endpoints.list.select(list)(store.getState());
  expect(data?.data).toEqual([row(4, 0), row(5, 3)]);
  subscription.unsubscribe();
});

test('prints a default list query exactly as the early script of the page requests it', () => {
  const query = { page: 2, perPage: 25, search: '', sort: [], filters: [], isTrash: false };
  expect(String(new URLSearchParams(listParameters(query)))).toBe('page=2&per_page=25');
});

test('prints search, sort order and filters as the API parses them', () => {
  const query = listParameters({
    page: 1,
    perPage: 10,
    search: '20 t & more',
    sort: [
      { path: 'updated_at', isDescending: true },
      { path: 'name', isDescending: false },
    ],
    filters: [
      { path: 'status', operator: 'eq', value: 'new' },
      { path: 'prices.price_per_hour', operator: 'gte', value: '45.50' },
    ],
  });
  expect(query).toEqual({
    page: '1',
    per_page: '10',
    search: '20 t & more',
    sort: '-updated_at,name',
    'filter[status]': 'new',
    'filter[prices.price_per_hour][gte]': '45.50',
  });
});
