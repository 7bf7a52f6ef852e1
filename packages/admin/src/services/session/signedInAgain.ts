import type { Store } from '@reduxjs/toolkit';
import { type SessionState, selectToken, selectUser } from './session.ts';

type SessionStore = Pick<Store<{ readonly session: SessionState }>, 'getState' | 'subscribe'>;

/**
 * Waits while a session is lost over unsaved values. True when the same user has signed in again,
 * here or in another tab: a call that was refused with `token` may then be sent again. Calls of one
 * user are never sent as another.
 */
export function signedInAgain(
  { getState, subscribe }: SessionStore,
  token: string,
): Promise<boolean> {
  const isLost = () => getState().session.lostToken === token;
  if (!isLost()) return Promise.resolve(false);
  const person = selectUser(getState())?.id;
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (isLost()) return;
      stop();
      const state = getState();
      resolve(selectToken(state) !== null && selectUser(state)?.id === person);
    });
  });
}
