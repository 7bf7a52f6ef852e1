import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../services/api/api.ts';
import type { ApiServices } from '../../services/api/endpoint.ts';
import { connectionSlice } from '../../services/api/status/connection.ts';
import { pageFailureSlice } from '../../services/api/status/pageFailure.ts';
import { nobody, type Session, sessionSlice } from '../../services/session/session.ts';

interface StoreOptions {
  /**
   * What requests need from the app. Its functions may use the store: they run after it is created.
   */
  readonly services: ApiServices;
  readonly session?: Session;
}

/** Creates the store of the app. Stories and tests pass their own services. */
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
