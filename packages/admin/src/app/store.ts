import { configureStore } from '@reduxjs/toolkit';
import { api } from '../services/api/api.ts';
import type { ApiServices } from '../services/api/baseQuery.ts';
import { connectionSlice } from '../services/api/connection.ts';
import { pageFailureSlice } from '../services/api/pageFailure.ts';
import { nobody, type Session, sessionSlice } from '../services/session/session.ts';

interface StoreOptions {
  /** What calls need of the app. It may speak of the store that is being made: it is asked later. */
  readonly services: ApiServices;
  readonly session?: Session;
}

/** Makes the one store of the app; stories and tests make their own with services of theirs. */
export function createStore({ services, session = nobody }: StoreOptions) {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionSlice.reducer,
      connection: connectionSlice.reducer,
      pageFailure: pageFailureSlice.reducer,
    },
    preloadedState: { session: { ...nobody, ...session } },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
