import type { Profile } from '@rentyard/contract/entities/account/account';
import { reachabilityChanged } from '../services/api/connection.ts';
import { isUnreached } from '../services/api/failure.ts';
import { profileApi } from '../services/session/profileApi.ts';
import { type RefreshTurn, refreshTurn } from '../services/session/refreshTurn.ts';
import { selectIsLost, selectToken, selectUser, userLoaded } from '../services/session/session.ts';
import { sessionOver } from '../services/session/sessionOver.ts';
import { userRefreshInterval } from './constants.ts';
import type { AppStore } from './store.ts';

/** The shortest pause between looks at the clock, in milliseconds. */
const shortestPause = 250;

/**
 * Asks for the signed-in user every 20 s, in one tab for all (P-BOOT-7). Other tabs take the answer
 * from local storage. A refusal signs out and reloads; a server that is away changes nothing. `onTurn` asks
 * for what else one tab keeps fresh for all.
 */
export function refreshUser(
  store: AppStore,
  onTurn: () => void,
  turn: RefreshTurn = refreshTurn(localStorage, userRefreshInterval),
): void {
  const check = async () => {
    await inOneTab(async () => {
      if (selectToken(store.getState()) === null || !turn.take(Date.now())) return;
      await refreshOnce(store);
      onTurn();
    });
    setTimeout(check, Math.max(shortestPause, turn.wait(Date.now())));
  };
  setTimeout(check, userRefreshInterval);
}

/**
 * Does something unless another tab is at it. Tabs wait for the same moment, and what one writes down reaches
 * the others a little later. Pages without encryption have no locks.
 */
async function inOneTab(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  const options = { ifAvailable: true };
  await navigator.locks.request('rentyard.refresh', options, (lock) => (lock ? run() : undefined));
}

/** Asks for the user now: a refusal signs out, an answer is new in all tabs. */
export async function refreshOnce(store: AppStore): Promise<void> {
  const token = selectToken(store.getState());
  const { data, error } = await store.dispatch(
    profileApi.endpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (data) return updateUser(store, data);
  if (!error || !('status' in error)) return;
  if (isUnreached(error)) store.dispatch(reachabilityChanged(false));
  if (isUnreached(error) || error.status < 400 || error.status > 500) return;
  // Somebody else signed in while the answer was under way: it says nothing about them.
  const { token: now } = store.getState().session;
  if (now !== null && now !== token) return;
  if (now !== null) store.dispatch(sessionOver());
  // Over typed values a sign-in is offered instead.
  if (!selectIsLost(store.getState())) location.reload();
}

/** Keeps the user that is there when nothing changed, so that nothing is drawn again. */
function updateUser(store: AppStore, fresh: Profile): void {
  const known = selectUser(store.getState());
  if (JSON.stringify(known) !== JSON.stringify(fresh)) store.dispatch(userLoaded(fresh));
}
