import { preloadUrgent } from '@rentyard/ui/preload';
import type { AppStore } from './store.ts';

/**
 * Once the first page has all its answers, fetches what may be needed when the server is away: alerts,
 * questions, the connection bar, the error pages, what a list shows in place of rows.
 */
export function preloadRest(store: AppStore): void {
  const stop = store.subscribe(() => {
    const queries = Object.values(store.getState().api.queries);
    if (queries.length === 0 || queries.some((query) => query?.status === 'pending')) return;
    stop();
    whenIdle(() => {
      preloadUrgent();
      const parts = [import('../screens/ErrorPage.tsx'), import('../records/list/ListStates.tsx')];
      // What could not be fetched now is asked for again when it is needed.
      for (const part of parts) part.catch(() => undefined);
    });
  });
}

/** Later than the drawing of what has just come; Safari knows no idle time. */
function whenIdle(run: () => void): void {
  const later = () => setTimeout(run, restDelay);
  if ('requestIdleCallback' in window) requestIdleCallback(later);
  else later();
}

/** Milliseconds: the first page draws its rows, and asks what it asks after them. */
const restDelay = 300;
