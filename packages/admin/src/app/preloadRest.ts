import { preloadUrgent } from '@rentyard/ui/preload';
import { loadErrorPage } from '../domain/error-pages/ErrorScreen.tsx';
import { whenIdle } from '../services/api/whenIdle.ts';
import type { AppStore } from './store.ts';

/** Calls back once, when the first page has all its answers and has been drawn. */
export function whenFirstPageIsDone(store: AppStore, run: () => void): void {
  const stop = store.subscribe(() => {
    const queries = Object.values(store.getState().api.queries);
    if (queries.length === 0 || queries.some((query) => query?.status === 'pending')) return;
    stop();
    whenIdle(
      () => setTimeout(() => whenIdle(run, maximumRenderTime), preloadDelay),
      maximumRenderTime,
    );
  });
}

/** Milliseconds: the first page draws its rows. */
const preloadDelay = 300;

/** How long a slow machine may take to draw the rows, in milliseconds, before the rest is loaded beside them. */
const maximumRenderTime = 5_000;

/**
 * Fetches what may be needed when the server is away: alerts, questions, the connection bar, the error
 * pages, what a list shows in place of rows.
 */
export function preloadRest(): void {
  preloadUrgent();
  const chunks = [loadErrorPage(), import('../records/list/ListStates.tsx')];
  // What could not be fetched now is asked for again when it is needed.
  for (const chunk of chunks) chunk.catch(() => undefined);
}
