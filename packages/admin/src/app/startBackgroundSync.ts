import type { ModuleDefinition } from '../screens/ModuleDefinition.ts';
import { isStreamAlive } from '../services/events/shareStream.ts';
import { listenToEvents } from './listenToEvents.ts';
import { refreshOnce } from './refreshUser.ts';
import type { AppStore } from './store.ts';
import { syncCounters } from './syncCounters.ts';
import { watchVersion } from './watchVersion.ts';

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
