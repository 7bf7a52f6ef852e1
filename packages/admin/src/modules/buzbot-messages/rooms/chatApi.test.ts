import { configureStore } from '@reduxjs/toolkit';
import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { expect, test } from 'vitest';
import { api } from '../../../services/api/api.ts';
import type { ApiServices } from '../../../services/api/endpoint.ts';
import { publish } from '../../../services/events/streamEvents.ts';
import { chatApi } from './chatApi.ts';

test('a change of the open conversation that arrives while it is read again is not lost', async () => {
  const room = (unread: number) => ({ id: 4, unread }) as BuzbotRoomRow;
  const services: ApiServices = {
    fetch: async () => Response.json({ data: room(0) }),
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
  const query = { params: { id: 4 }, language: 'en' } as const;
  const subscription = store.dispatch(chatApi.endpoints.room.initiate(query));
  await subscription;
  const reading = subscription.refetch();
  publish({ name: 'room', isStreamOwner: true, data: room(3) });
  await reading;
  const { data } = chatApi.endpoints.room.select(query)(store.getState());
  expect(data).toEqual(room(3));
  subscription.unsubscribe();
});
