import type { Profile } from '@rentyard/contract/entities/account/account';
import { isUnreached } from '../../services/api/failure.ts';
import { reachabilityChanged } from '../../services/api/status/connection.ts';
import { profileApi } from '../../services/session/profileApi.ts';
import { type RefreshTurn, refreshTurn } from '../../services/session/refreshTurn.ts';
import {
  selectIsLost,
  selectToken,
  selectUser,
  userLoaded,
} from '../../services/session/session.ts';
import { sessionOver } from '../../services/session/sessionOver.ts';
import { userRefreshInterval } from '../store/constants.ts';
import type { AppStore } from '../store/store.ts';

/** The shortest timer interval, in milliseconds. */
const shortestPause = 250;

/**
 * Refetches the signed-in user every 20 s, in one tab for all (P-BOOT-7). Other tabs read the
 * response from local storage. A refusal signs out and reloads; an unreachable server changes
 * nothing. `onTurn` refreshes other data that one tab fetches for all.
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
 * Runs a task unless another tab is running it. Tabs wake at the same moment, and a write to local
 * storage reaches other tabs with a delay. Insecure pages have no locks.
 */
async function inOneTab(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  const options = { ifAvailable: true };
  await navigator.locks.request('rentyard.refresh', options, (lock) => (lock ? run() : undefined));
}

/** Refetches the user now. A refusal signs out; a response updates all tabs. */
export async function refreshOnce(store: AppStore): Promise<void> {
  const token = selectToken(store.getState());
  const { data, error } = await store.dispatch(
    profileApi.endpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (data) return updateUser(store, data);
  if (!error || !('status' in error)) return;
  if (isUnreached(error)) store.dispatch(reachabilityChanged(false));
  if (isUnreached(error) || error.status < 400 || error.status > 500) return;
  // Another user signed in during the request, so the response does not apply.
  const { token: now } = store.getState().session;
  if (now !== null && now !== token) return;
  if (now !== null) store.dispatch(sessionOver());
  // With unsaved values, a sign-in dialog is shown instead.
  if (!selectIsLost(store.getState())) location.reload();
}

/** Keeps the same user object when nothing changed, to avoid a render. */
function updateUser(store: AppStore, fresh: Profile): void {
  const known = selectUser(store.getState());
  if (JSON.stringify(known) !== JSON.stringify(fresh)) store.dispatch(userLoaded(fresh));
}
