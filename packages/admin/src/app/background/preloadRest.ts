import { preloadUrgent } from '@rentyard/ui/preload';
import { loadErrorPage } from '../../domain/error-pages/ErrorScreen.tsx';
import { whenIdle } from '../../services/api/status/whenIdle.ts';
import type { AppStore } from '../store/store.ts';

/** Name of the mark at which the first page is painted. */
export const firstPageMark = 'rentyard-first-page';

/** Calls back once, after all queries of the first page have finished and it has rendered. */
export function whenFirstPageIsDone(store: AppStore, run: () => void): void {
  const stop = store.subscribe(() => {
    const queries = Object.values(store.getState().api.queries);
    if (queries.length === 0 || queries.some((query) => query?.status === 'pending')) return;
    stop();
    // Two frames later the rows are painted. A hidden page has no frames and no mark.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(firstPageMark)));
    whenIdle(
      () => setTimeout(() => whenIdle(run, maximumRenderTime), preloadDelay),
      maximumRenderTime,
    );
  });
}

/** Milliseconds that the first page gets to render its rows. */
const preloadDelay = 300;

/** Milliseconds after which preloading starts even if a slow machine is still rendering rows. */
const maximumRenderTime = 5_000;

/**
 * Preloads what the app needs while the server is unreachable: alerts, confirmations, the
 * connection bar, the error pages and the empty states of lists.
 */
export function preloadRest(): void {
  preloadUrgent();
  const chunks = [loadErrorPage(), import('../../records/list/ListStates.tsx')];
  // A failed preload is retried when the chunk is needed.
  for (const chunk of chunks) chunk.catch(() => undefined);
}
