import type { Dispatch, Store, UnknownAction } from '@reduxjs/toolkit';
import { type Session, sessionEnded, signedIn } from './session.ts';
import { readSession, tokenKey, userKey, writeSession } from './storedSession.ts';

type SessionStore = Pick<Store<{ readonly session: Session }>, 'getState' | 'subscribe'> & {
  readonly dispatch: Dispatch<UnknownAction>;
};

/**
 * Keeps the session in local storage and follows what other tabs do to it: signing out in one signs
 * out all (P-BOOT-9), and a user that one tab refreshed is new in all.
 */
export function keepSession(store: SessionStore): void {
  let kept = store.getState().session;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session === kept) return;
    kept = session;
    writeSession(session);
  });
  window.addEventListener('storage', ({ key }) => {
    // A null key is `localStorage.clear()`.
    if (key !== null && key !== tokenKey && key !== userKey) return;
    const stored = readSession();
    if (JSON.stringify(stored) === JSON.stringify(kept)) return;
    store.dispatch(stored.token === null ? sessionEnded() : signedIn(stored));
  });
}
