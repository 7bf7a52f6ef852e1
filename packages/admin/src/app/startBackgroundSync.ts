import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { isStreamAlive } from '../services/events/shareStream.ts';
import { listenToEvents } from './listenToEvents.ts';
import { refreshOnce } from './refreshUser.ts';
import type { AppStore } from './store.ts';
import { syncCounters } from './syncCounters.ts';
import { watchVersion } from './watchVersion.ts';

/**
 * What is followed once the first page is there: the server's events, and the counters that they are
 * about. Answers with what is to be done every 20 s, by one tab for all: without events, to ask.
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
