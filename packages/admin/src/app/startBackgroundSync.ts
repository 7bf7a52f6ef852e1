import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';
import { checkForNewVersion } from '../services/api/newVersion.ts';
import { isStreamAlive } from '../services/events/shareStream.ts';
import { subscribe } from '../services/events/streamEvents.ts';
import { listenToEvents } from './listenToEvents.ts';
import { refreshOnce } from './refreshUser.ts';
import type { AppStore } from './store.ts';
import { syncCounters } from './syncCounters.ts';

/**
 * Starts the background work after the first page: the event stream, the counters and the version
 * check. Returns the task that one tab runs every 20 s for all: it refetches the counters while the
 * stream is down.
 */
export function startBackgroundSync(
  store: AppStore,
  modules: readonly ModuleDefinition[],
): () => void {
  const refreshCounters = syncCounters(store, modules);
  watchVersion();
  listenToEvents(store, { user: () => void refreshOnce(store), counters: refreshCounters });
  return () => {
    if (!isStreamAlive()) refreshCounters();
  };
}

/** How often a visible page checks for a new version, in milliseconds. */
const checkInterval = 600_000;

/**
 * Checks for a new version of the back office (P-SHELL-7): after every reconnect, because a
 * deployment restarts the server, and at an interval.
 */
export function watchVersion(send: typeof fetch = fetch): void {
  let checkedAt = Date.now();
  let wasConnected = false;
  const check = () => {
    checkedAt = Date.now();
    void checkForNewVersion(send);
  };
  subscribe(['ready'], () => {
    // The first connection follows the page load, so the code is current.
    if (wasConnected) check();
    wasConnected = true;
  });
  const checkIfDue = () => {
    if (!document.hidden && Date.now() - checkedAt >= checkInterval) check();
  };
  setInterval(checkIfDue, checkInterval);
  document.addEventListener('visibilitychange', checkIfDue);
}
