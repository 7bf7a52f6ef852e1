import type { Dispatch, Store, UnknownAction } from '@reduxjs/toolkit';
import { type SessionState, signedIn, userLoaded } from './session.ts';
import { sessionOver } from './sessionOver.ts';
import { readSession, tokenKey, userKey, writeSession } from './storedSession.ts';

type SessionStore = Pick<Store<{ readonly session: SessionState }>, 'getState' | 'subscribe'> & {
  readonly dispatch: Dispatch<UnknownAction>;
};

/**
 * Stores the session in local storage and synchronises it with other tabs: signing out in one tab
 * signs out all (P-BOOT-9), and a refreshed user is updated in all.
 */
export function persistSession(store: SessionStore): void {
  let stored = store.getState().session;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session === stored) return;
    stored = session;
    writeSession(session);
  });
  window.addEventListener('storage', ({ key }) => {
    // A null key is `localStorage.clear()`.
    if (key !== null && key !== tokenKey && key !== userKey) return;
    const { token, user } = readSession();
    if (token !== stored.token) {
      store.dispatch(token === null ? sessionOver() : signedIn({ token, user }));
    } else if (
      user &&
      user.id === stored.user?.id &&
      JSON.stringify(user) !== JSON.stringify(stored.user)
    ) {
      store.dispatch(userLoaded(user));
    }
  });
}
