import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { isStreamAlive } from '../services/events/shareStream.ts';
import { followEvents } from './listenToEvents.ts';
import { refreshOnce } from './refreshUser.ts';
import type { AppStore } from './store.ts';
import { followCounters } from './syncCounters.ts';
import { watchVersion } from './watchVersion.ts';

/**
 * What is followed once the first page is there: the server's events, and the counters that they are
 * about. Answers with what is to be done every 20 s, by one tab for all: without events, to ask.
 */
export function followServer(store: AppStore, modules: readonly ModuleDefinition[]): () => void {
  const askCounters = followCounters(store, modules);
  watchVersion();
  followEvents(store, { user: () => void refreshOnce(store), counters: askCounters });
  return () => {
    if (!isStreamAlive()) askCounters();
  };
}
